import { interpolate } from "../../src/lib/interpolate";

test.each<[string, Record<string, string | number>, string]>([
  ["{name}, {year} and {name}", { name: "Sidra", year: 2015 }, "Sidra, 2015 and Sidra"],
  ["[{a}][{b}]", { a: "", b: 0 }, "[][0]"],
  ["Book {servise}", { service: "Hair Spa" }, "Book {servise}"],
  ["Book {service}", { service: "{name} $& $1", name: "x" }, "Book {name} $& $1"],
  ["{} { name } {a-b}", { name: "Sidra", a: "x" }, "{} { name } {a-b}"],
])("%j with %j is %j", (text, values, result) => {
  expect(interpolate(text, values)).toBe(result);
});
