import { inRows } from "../../src/lib/in-rows";

test.each([
  [1, [1]],
  [2, [2, 2]],
  [3, [3, 3, 3]],
  [4, [2, 2, 2, 2]],
  [5, [3, 3, 3, 2, 2]],
  [7, [3, 3, 3, 2, 2, 2, 2]],
  [0, []],
])("%i entries fill their rows", (count, rows) => {
  const entries = inRows(Array.from({ length: count }));
  expect(entries.map((entry) => entry["data-row"])).toEqual(rows);
});
