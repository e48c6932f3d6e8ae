import { assertDefined } from "../../src/lib/assert-defined";

test.each([{ heading: "" }, "", 0, false])(
  "returns a defined value, even if it is empty: %j",
  (value) => {
    expect(assertDefined(value, "content/pages/home.json")).toBe(value);
  },
);

test.each([null, undefined])("throws for %s and names the file", (value) => {
  expect(() => assertDefined(value, "content/site.json")).toThrow("content/site.json");
});
