import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { contentIn } from "./content";

/** The locales, for what must hold in each: `at` gives a page's address in it, `words` its content. */
export const siteLocales = locales.map(({ code, name, pathPrefix, direction, formats }) => ({
  code,
  name,
  direction,
  formats,
  at: (page: string) => addressIn(pathPrefix, page),
  words: contentIn(code),
}));

/** All but the one in English, which most tests are about. */
export const otherLocales = siteLocales.slice(1);
