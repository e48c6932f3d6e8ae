import { isRemovedScript } from "../../src/lib/removed-script";

const missing = { name: "ChunkLoadError", request: "/lightbox-1a2b.js" };
const respond = jest.fn<Promise<{ status: number }>, [string]>();
beforeEach(() => {
  respond.mockReset();
  globalThis.fetch = respond as unknown as typeof fetch;
});

test.each([
  [404, true],
  [200, false],
  [403, false],
  [503, false],
])("a script that the server answers with %d is removed: %p", async (status, removed) => {
  respond.mockResolvedValue({ status });
  expect(await isRemovedScript(missing)).toBe(removed);
});

test("a script is not removed if the server cannot be reached", async () => {
  respond.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await isRemovedScript(missing)).toBe(false);
});

test("asks the server about no other error", async () => {
  expect(await isRemovedScript(new Error("A fault of a test"))).toBe(false);
  expect(respond).not.toHaveBeenCalled();
});
