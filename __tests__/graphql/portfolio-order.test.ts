import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { portfolio } from "../support/content";

// Specification 4: Round-robin
test("the first of each list comes before the second of any", () => {
  expect(
    interleave([
      ["a1", "a2"],
      ["b1", "b2"],
      ["c1", "c2"],
    ]),
  ).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
});

test("lists of unequal length: those at their end are passed over, and nothing is lost", () => {
  expect(interleave([["a1"], ["b1", "b2", "b3"], [], ["d1", "d2"]])).toEqual([
    "a1",
    "b1",
    "d1",
    "b2",
    "d2",
    "b3",
  ]);
});

test.each([
  ["no lists", []],
  ["only empty lists", [[], []]],
])("%s give nothing", (_, lists) => {
  expect(interleave(lists)).toEqual([]);
});

test("one list stays in its order", () => {
  expect(interleave([[3, 1, 2]])).toEqual([3, 1, 2]);
});

test("categories come in the order in which they first appear", () => {
  const items = [
    { id: 1, category: "nails" },
    { id: 2, category: "events" },
    { id: 3, category: "nails" },
  ];
  expect(byCategory(items).map((list) => list.map(({ id }) => id))).toEqual([[1, 3], [2]]);
});

test("the salon's own portfolio: its categories by turns, all once, each in list order", () => {
  const lists = byCategory(portfolio);
  const mixed = interleave(lists);
  expect(mixed.slice(0, lists.length)).toEqual(lists.map(([first]) => first));
  expect(mixed).toHaveLength(portfolio.length);
  for (const { category } of portfolio) {
    const same = (item: { category: string }) => item.category === category;
    expect(mixed.filter(same)).toEqual(portfolio.filter(same));
  }
});
