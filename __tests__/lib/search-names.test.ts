/** @jest-environment node */
import { type NamedEntry, otherNames } from "../../src/build/search-names";

const entries: NamedEntry[] = [
  { locale: "en", key: "spa", name: "Hair Spa", otherNames: ["هير سبا", "Hair Spa"] },
  { locale: "ar", key: "spa", name: "سبا الشعر", otherNames: ["هير سبا", "Hair Spa"] },
  { locale: "en", key: "ombre", name: "Ombre", otherNames: null },
  { locale: "ar", key: "ombre", name: "\u2066Ombre\u2069", otherNames: null },
];

test("a locale's search gets the names of the others, and the spellings, each once", () => {
  expect(otherNames(entries, "en", "key")).toEqual({ spa: ["هير سبا", "سبا الشعر"] });
  expect(otherNames(entries, "ar", "key")).toEqual({ spa: ["Hair Spa", "هير سبا"] });
});

test("names are found by the name in the locale", () => {
  expect(otherNames(entries, "en", "name")).toEqual({ "Hair Spa": ["هير سبا", "سبا الشعر"] });
});

test("a name that stands in for a missing one is no other name", () => {
  expect(otherNames(entries, "ar", "key")).not.toHaveProperty("ombre");
});
