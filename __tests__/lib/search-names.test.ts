/** @jest-environment node */
import { type NamedEntry, otherNames } from "../../src/build/search-names";

const entries: NamedEntry[] = [
  { locale: "en", key: "spa", name: "Hair Spa", otherNames: ["هير سبا", "Hair Spa"] },
  { locale: "ar", key: "spa", name: "سبا الشعر", otherNames: ["هير سبا", "Hair Spa"] },
  { locale: "en", key: "ombre", name: "Ombre", otherNames: null },
  { locale: "ar", key: "ombre", name: "\u2066Ombre\u2069", otherNames: null },
];

test("returns the names in other locales and the other spellings, without duplicates", () => {
  expect(otherNames(entries, "en", "key")).toEqual({ spa: ["هير سبا", "سبا الشعر"] });
  expect(otherNames(entries, "ar", "key")).toEqual({ spa: ["Hair Spa", "هير سبا"] });
});

test("can be keyed by name", () => {
  expect(otherNames(entries, "en", "name")).toEqual({ "Hair Spa": ["هير سبا", "سبا الشعر"] });
});

test("ignores a name that repeats the default locale's", () => {
  expect(otherNames(entries, "ar", "key")).not.toHaveProperty("ombre");
});
