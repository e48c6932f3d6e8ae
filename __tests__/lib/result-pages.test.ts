/** @jest-environment node */
import { resultPages } from "../../src/build/result-pages";
import { pageCount, pageSize } from "../../src/lib/result-pages";
import { portfolioOf } from "../support/photos";

// Specification 4, 9: Paging of 0, 1, 6, 7 items
test.each([
  [0, 0],
  [1, 1],
  [6, 1],
  [7, 2],
  [68, 12],
])("%i photographs make %i pages of six", (count, pages) => {
  expect(pageCount(count)).toBe(pages);
});

test("each category has result pages of six photographs in list order", () => {
  const photos = portfolioOf({ nails: 14, events: 3 });
  const pages = resultPages("en", photos);
  const nails = [1, 2, 3].flatMap((page) => pages.get(`/result-pages/en/nails-${page}.json`) ?? []);
  expect(nails).toEqual(photos.filter(({ category }) => category === "nails"));
  expect(pages.get("/result-pages/en/nails-1.json")).toHaveLength(pageSize);
  expect(pages.get("/result-pages/en/events-1.json")).toHaveLength(3);
  expect(pages.has("/result-pages/en/nails-4.json")).toBe(false);
});

test("the result pages of all photographs take the categories in turn and lose none", () => {
  const photos = portfolioOf({ nails: 14, events: 3, interior: 1 });
  const pages = resultPages("ar", photos);
  const all = [1, 2, 3].flatMap((page) => pages.get(`/result-pages/ar/all-${page}.json`) ?? []);
  expect(all.slice(0, 3).map(({ category }) => category)).toEqual(["nails", "events", "interior"]);
  expect(new Set(all)).toEqual(new Set(photos));
});
