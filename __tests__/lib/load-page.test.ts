import { loadPage } from "../../src/lib/load-page";

const page = { page: { path: "/portfolio/nails" }, json: { data: {} } };

function loader(loaded: unknown) {
  const value = { loadPage: async () => loaded };
  Object.defineProperty(window, "___loader", { configurable: true, value });
}

test("finds the page at an address with a query, which Gatsby stores under both", async () => {
  const value = {
    loadPage: async (address: string) => (address.includes("?") ? page : undefined),
  };
  Object.defineProperty(window, "___loader", { configurable: true, value });
  expect(await loadPage("/portfolio/nails?fbclid=x")).toBe(page);
});

test.each([
  ["the page at the address", page, page],
  ["null if there is no such page", null, { ...page, page: { path: "/404.html" } }],
  ["undefined after an error", undefined, { status: "error" }],
  ["undefined if Gatsby has nothing", undefined, undefined],
])("returns %s", async (_, result, loaded) => {
  loader(loaded);
  expect(await loadPage("/portfolio/nails")).toBe(result);
});
