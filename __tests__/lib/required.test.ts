import { required } from "../../src/lib/required";

test("what is there is given back as it is, even if it is empty", () => {
  const page = { heading: "" };
  expect(required(page, "content/pages/home.json")).toBe(page);
  expect(required("", "a file")).toBe("");
  expect(required(0, "a file")).toBe(0);
  expect(required(false, "a file")).toBe(false);
});

test.each([null, undefined])("what is %s stops the build and names the file", (value) => {
  expect(() => required(value, "content/site.json")).toThrow("content/site.json");
});
