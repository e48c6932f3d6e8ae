/** @jest-environment node */
import { parseHeaders } from "../../scripts/lib/headers-file";

function complaintAbout(text: string): string {
  try {
    parseHeaders(text);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test("a good file raises no complaint", () => {
  expect(complaintAbout("# all\n/*\n  X-A: b\n\n/x\n  ! X-A\n")).toBe("");
});

test.each([
  ["a line that the host would drop", `/*\n  X-A: ${"b".repeat(2000)}`, /line 2: 2005 characters/],
  ["more rules than the host takes", "/*\n".repeat(101), /line 101: more than 100 rules/],
  ["a header without a path", "X-A: b", /line 1: a header before the first path/],
  ["a line that means nothing", "/*\nhello", /line 2: not a path/],
])("%s is named with its line", (_, text, complaint) => {
  expect(complaintAbout(text)).toMatch(complaint);
});
