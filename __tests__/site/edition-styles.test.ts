/**
 * @jest-environment node
 */
import { editionStyles } from "../../src/build/edition-styles";
import { locales } from "../../src/i18n/locales";
import { routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { builtFile, isServed } from "../support/built-site";

const styles = editionStyles();
const pages = locales.flatMap(({ code, pathPrefix }) =>
  routes.map((route) => ({ code, address: addressIn(pathPrefix, route) })),
);

describe.each(pages)("$address", ({ code, address }) => {
  const html = builtFile(`${address === "/" ? "index" : address.slice(1)}.html`).toString();
  const links = html.match(/<link [^>]*as="font"[^>]*>/g) ?? [];
  const preloaded = links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");

  test("carries the styles of its own edition and of no other", () => {
    const carried = Object.keys(styles).filter((each) => html.includes(styles[each]?.css ?? ""));
    expect(carried).toEqual(code in styles ? [code] : []);
  });

  test("preloads the fonts that it shows first, and names no other edition's", () => {
    expect(preloaded).toHaveLength(2);
    expect(preloaded.filter((font) => !isServed(font))).toEqual([]);
    if (styles[code]) expect(preloaded).toEqual(styles[code].fonts);
    for (const [other, { fonts }] of Object.entries(styles)) {
      if (other !== code) expect(fonts.filter((font) => html.includes(font))).toEqual([]);
    }
  });
});
