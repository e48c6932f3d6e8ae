import { photographAddress } from "../../src/lib/photograph-address";
import { pageCount, viewAddress } from "../../src/lib/portfolio-views";

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
});

test("a photograph has an address below its category", () => {
  const key = { category: "nails", slug: "french-almond" };
  expect(photographAddress("/ar/portfolio", key)).toBe("/ar/portfolio/nails/french-almond");
});
