/** @jest-environment node */
import { parseHeaders } from "../../scripts/lib/headers-file";

function errorOf(text: string): string {
  try {
    parseHeaders(text);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test("accepts a valid file", () => {
  expect(errorOf("# all\n/*\n  X-A: b\n\n/x\n  ! X-A\n")).toBe("");
});

test.each([
  [
    "a line that is too long for the host",
    `/*\n  X-A: ${"b".repeat(2000)}`,
    /line 2: 2005 characters/,
  ],
  ["more rules than the host accepts", "/*\n".repeat(101), /line 101: more than 100 rules/],
  ["a header without a path", "X-A: b", /line 1: a header before the first path/],
  ["an invalid line", "/*\nhello", /line 2: not a path/],
])("rejects %s with its line number", (_, text, message) => {
  expect(errorOf(text)).toMatch(message);
});
