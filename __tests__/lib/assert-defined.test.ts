import { assertDefined } from "../../src/lib/assert-defined";

test("returns a defined value, even if it is empty", () => {
  const page = { heading: "" };
  expect(assertDefined(page, "content/pages/home.json")).toBe(page);
  expect(assertDefined("", "a file")).toBe("");
  expect(assertDefined(0, "a file")).toBe(0);
  expect(assertDefined(false, "a file")).toBe(false);
});

test.each([null, undefined])("throws for %s and names the file", (value) => {
  expect(() => assertDefined(value, "content/site.json")).toThrow("content/site.json");
});
