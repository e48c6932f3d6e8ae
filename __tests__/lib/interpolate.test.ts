import { interpolate } from "../../src/lib/interpolate";

test("every name in braces gets its value, as often as it stands there", () => {
  expect(interpolate("{name}, {year} and {name}", { name: "Zahrelle", year: 2018 })).toBe(
    "Zahrelle, 2018 and Zahrelle",
  );
});

test("nothing is a value too, and so is zero", () => {
  expect(interpolate("[{a}][{b}]", { a: "", b: 0 })).toBe("[][0]");
});

test("a name without a value stays as staff wrote it, so that the slip can be seen", () => {
  expect(interpolate("Book {servise}", { service: "Hair Spa" })).toBe("Book {servise}");
});

test("a value is put in as it is, whatever signs it holds", () => {
  expect(interpolate("Book {service}", { service: "{name} $& $1" })).toBe("Book {name} $& $1");
});

test("braces that name nothing are left alone", () => {
  expect(interpolate("{} { name } {a-b}", { name: "Zahrelle", a: "x" })).toBe("{} { name } {a-b}");
});
