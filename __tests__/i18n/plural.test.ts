import { pluralOf } from "../../src/i18n/plural";

const services = {
  zero: "لا خدمات",
  one: "خدمة واحدة",
  two: "خدمتان",
  few: "{count} خدمات",
  many: "{count} خدمة",
  other: "{count} من الخدمات",
};

describe("pluralOf", () => {
  test.each([
    [0, "zero"],
    [1, "one"],
    [2, "two"],
    [3, "few"],
    [10, "few"],
    [11, "many"],
    [99, "many"],
    [100, "other"],
    [102, "other"],
    [103, "few"],
    [111, "many"],
  ] as const)("Arabic uses for %d the form `%s`", (count, form) => {
    expect(pluralOf(services, count, "ar")).toBe(services[form]);
  });

  test.each([
    [0, "other"],
    [1, "one"],
    [2, "other"],
    [11, "other"],
  ] as const)("English uses for %d the form `%s`", (count, form) => {
    expect(pluralOf(services, count, "en")).toBe(services[form]);
  });

  test("uses the form `other` when the right form is missing", () => {
    const forms = { one: "1 service", few: null, other: "{count} services" };
    expect(pluralOf(forms, 5, "ar")).toBe(forms.other);
    expect(pluralOf(forms, 0, "ar")).toBe(forms.other);
    expect(pluralOf(forms, 1, "ar")).toBe(forms.one);
  });
});
