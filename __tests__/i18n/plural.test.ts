import { pluralOf } from "../../src/i18n/plural";

const services = {
  zero: "لا خدمات",
  one: "خدمة واحدة",
  two: "خدمتان",
  few: "{count} خدمات",
  many: "{count} خدمة",
  other: "{count} من الخدمات",
};

/* Intl.PluralRules knows the rules of each language. */
test.each([
  [0, "ar", "zero"],
  [2, "ar", "two"],
  [103, "ar", "few"],
  [1, "en", "one"],
  [2, "en", "other"],
] as const)("%d in %s has the form `%s`", (count, code, form) => {
  expect(pluralOf(services, count, code)).toBe(services[form]);
});

test("uses the form `other` when the right form is missing", () => {
  const forms = { one: "1 service", few: null, other: "{count} services" };
  expect(pluralOf(forms, 5, "ar")).toBe(forms.other);
  expect(pluralOf(forms, 0, "ar")).toBe(forms.other);
  expect(pluralOf(forms, 1, "ar")).toBe(forms.one);
});
