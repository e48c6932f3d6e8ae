import { interpolate } from "../../src/lib/interpolate";

test("replaces every occurrence of each name in braces", () => {
  expect(interpolate("{name}, {year} and {name}", { name: "Zahrelle", year: 2018 })).toBe(
    "Zahrelle, 2018 and Zahrelle",
  );
});

test("an empty string and zero are values", () => {
  expect(interpolate("[{a}][{b}]", { a: "", b: 0 })).toBe("[][0]");
});

test("leaves a name without a value unchanged", () => {
  expect(interpolate("Book {servise}", { service: "Hair Spa" })).toBe("Book {servise}");
});

test("does not interpret special characters in a value", () => {
  expect(interpolate("Book {service}", { service: "{name} $& $1" })).toBe("Book {name} $& $1");
});

test("leaves braces without a valid name unchanged", () => {
  expect(interpolate("{} { name } {a-b}", { name: "Zahrelle", a: "x" })).toBe("{} { name } {a-b}");
});
