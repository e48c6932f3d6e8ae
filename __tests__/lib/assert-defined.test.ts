import { assertDefined } from "../../src/lib/assert-defined";

test("what is there is given back as it is, even if it is empty", () => {
  const page = { heading: "" };
  expect(assertDefined(page, "content/pages/home.json")).toBe(page);
  expect(assertDefined("", "a file")).toBe("");
  expect(assertDefined(0, "a file")).toBe(0);
  expect(assertDefined(false, "a file")).toBe(false);
});

test.each([null, undefined])("what is %s stops the build and names the file", (value) => {
  expect(() => assertDefined(value, "content/site.json")).toThrow("content/site.json");
});
