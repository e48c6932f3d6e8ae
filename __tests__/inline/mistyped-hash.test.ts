test("encodes a hash that cannot be decoded", async () => {
  history.replaceState(null, "", "#100%");
  await import("../../src/inline/head-script");
  expect(location.hash).toBe("#100%25");
  history.replaceState(null, "", "#50%");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(location.hash).toBe("#50%25");
});
