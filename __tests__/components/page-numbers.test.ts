import { pageNumbers } from "../../src/components/page-numbers";

test("shows a button for each of up to twelve pages", () => {
  for (let pages = 1; pages <= 12; pages += 1) {
    const all = Array.from({ length: pages }, (_, index) => index + 1);
    expect(pageNumbers(pages, 1)).toEqual(all);
    expect(pageNumbers(pages, pages)).toEqual(all);
  }
});

test.each([
  [1, [1, 2, 3, 4, "after", 13]],
  [3, [1, 2, 3, 4, "after", 13]],
  [4, [1, "before", 3, 4, 5, "after", 13]],
  [10, [1, "before", 9, 10, 11, "after", 13]],
  [11, [1, "before", 10, 11, 12, 13]],
  [13, [1, "before", 10, 11, 12, 13]],
])("page %i of 13 shows the first, the last and the neighbouring pages", (current, numbers) => {
  expect(pageNumbers(13, current)).toEqual(numbers);
});
