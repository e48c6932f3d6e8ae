import { byCategory, interleave, photographsIn } from "../../src/graphql/portfolio-order";

// Specification 4: Round-robin
test.each([
  [[], []],
  [[[], []], []],
  [[["a1", "a2"]], ["a1", "a2"]],
  [
    [["a1"], ["b1", "b2", "b3"], [], ["d1", "d2"]],
    ["a1", "b1", "d1", "b2", "d2", "b3"],
  ],
])("%j in turn are %j", (lists, all) => {
  expect(interleave<string>(lists)).toEqual(all);
});

test("groups photographs by category, in order of first appearance", () => {
  const photographs = [
    { id: 1, category: "nails" },
    { id: 2, category: "events" },
    { id: 3, category: "nails" },
  ];
  expect(byCategory(photographs).map((list) => list.map(({ id }) => id))).toEqual([[1, 3], [2]]);
});

describe("a view", () => {
  const photographs = [
    ...Array.from({ length: 14 }, (_, index) => ({ id: index, category: "nails" })),
    { id: 20, category: "events" },
  ];

  test("of a category has six photographs per page, in list order", () => {
    const pages = [1, 2, 3].map((page) => photographsIn(photographs, { category: "nails", page }));
    expect(pages.map((page) => page.photographs.length)).toEqual([6, 6, 2]);
    expect(pages.flatMap((page) => page.photographs)).toEqual(photographs.slice(0, 14));
    expect(pages.map(({ total }) => total)).toEqual([14, 14, 14]);
  });

  // Specification 2 Portfolio, 4: 'All' interleaved, six on a page
  test("of all categories alternates them", () => {
    const { total, photographs: shown } = photographsIn(photographs, { category: "all", page: 1 });
    expect(shown.map(({ id }) => id)).toEqual([0, 20, 1, 2, 3, 4]);
    expect(total).toBe(15);
  });

  test("beyond the last page is empty", () => {
    expect(photographsIn(photographs, { category: "nails", page: 4 }).photographs).toEqual([]);
  });
});
