import { localeAt } from "../../src/i18n/locales";

test.each([
  ["/", "en"],
  ["/about", "en"],
  ["/articles", "en"],
  ["/about/ar", "en"],
  ["/ar", "ar"],
  ["/ar/", "ar"],
  ["/ar/about", "ar"],
])("the locale of %s is %s", (address, code) => {
  expect(localeAt(address).code).toBe(code);
});
