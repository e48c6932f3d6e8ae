import { paginate } from "../../../src/sections/portfolio/paginate";

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

// Specification 4, 9: Paging of 0, 1, 6, 7 items
test.each([
  [0, 0, []],
  [1, 1, [1]],
  [6, 1, [1, 2, 3, 4, 5, 6]],
  [7, 2, [1, 2, 3, 4, 5, 6]],
  [68, 12, [1, 2, 3, 4, 5, 6]],
])("%i photographs make %i pages of six", (count, pages, first) => {
  expect(paginate(items(count), 1, 6)).toEqual({ items: first, page: 1, pages });
});

test("the last page holds what is left", () => {
  expect(paginate(items(7), 2, 6)).toEqual({ items: [7], page: 2, pages: 2 });
  expect(paginate(items(68), 12, 6).items).toEqual([67, 68]);
});

test.each([0, -1, 3, 1.5, Number.NaN, Infinity])(
  "page %p does not exist and is the first",
  (page) => {
    expect(paginate(items(7), page, 6)).toEqual({ items: [1, 2, 3, 4, 5, 6], page: 1, pages: 2 });
  },
);
