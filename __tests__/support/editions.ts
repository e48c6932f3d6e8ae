import { locales } from "../../src/content/locales";
import { addressIn } from "../../src/lib/address-in";
import { contentIn } from "./content";

/** The editions, for what must hold in each: `at` gives a page's address in it, `words` its content. */
export const editions = locales.map(({ code, name, path, direction, formats }) => ({
  code,
  name,
  direction,
  formats,
  at: (page: string) => addressIn(path, page),
  words: contentIn(code),
}));

/** All but the one in English, which most tests are about. */
export const otherEditions = editions.slice(1);
