test("a hash that cannot be decoded is encoded before Gatsby reads it", async () => {
  history.replaceState(null, "", "#100%");
  await import("../../src/performance/head-script");
  expect(location.hash).toBe("#100%25");
  history.replaceState(null, "", "#50%");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(location.hash).toBe("#50%25");
});
