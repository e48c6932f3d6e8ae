import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { contentIn } from "./content";

/** The locales with their content: `at` returns the address of a page, `words` is the content. */
export const siteLocales = locales.map(({ code, name, urlPrefix, direction, formats }) => ({
  code,
  name,
  direction,
  formats,
  at: (page: string) => addressIn(urlPrefix, page),
  words: contentIn(code),
}));

/** All locales except English. */
export const otherLocales = siteLocales.slice(1);
