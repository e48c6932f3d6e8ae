import { photographAddress } from "../../src/lib/photograph-address";
import { pageCount, viewAddress, viewAt } from "../../src/lib/portfolio-views";

const categories = ["all", "nails", "events"];

// Specification 4, 9: Paging of 0, 1, 6, 7 items
test.each([
  [0, 0],
  [1, 1],
  [6, 1],
  [7, 2],
  [68, 12],
])("%i photographs fill %i pages of six", (count, pages) => {
  expect(pageCount(count)).toBe(pages);
});

const views: [string, string, number][] = [
  ["/portfolio", "all", 1],
  ["/portfolio/2", "all", 2],
  ["/portfolio/nails", "nails", 1],
  ["/portfolio/nails/12", "nails", 12],
];

test.each(views)("%s is page %s, %i", (address, category, page) => {
  expect(viewAddress("/portfolio", { category, page })).toBe(address);
  expect(viewAt("/portfolio", address, categories)).toEqual({ category, page });
  expect(viewAt("/ar/portfolio", `/ar${address}`, categories)).toEqual({ category, page });
});

test.each([
  "/portfolio/nails/french-almond",
  "/portfolio/hair",
  "/portfolio/0",
  "/portfolio/02",
  "/portfolio/2/nails",
  "/portfolio/nails/2/2",
  "/portfolios",
  "/about",
])("%s is not a view", (address) => {
  expect(viewAt("/portfolio", address, categories)).toBeUndefined();
});

test("ignores a slash at the end of an address", () => {
  expect(viewAt("/portfolio", "/portfolio/nails/", categories)).toMatchObject({ page: 1 });
});

test("a photograph has an address below its category", () => {
  const key = { category: "nails", slug: "french-almond" };
  expect(photographAddress("/ar/portfolio", key)).toBe("/ar/portfolio/nails/french-almond");
});
