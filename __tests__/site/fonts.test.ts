import { routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { locales, scriptOf } from "../../src/i18n/locales";
import { builtFile, isServed } from "../support/built-site";

/** A page of Arabic script whose heading is not translated needs Latin letters. */
function firstFonts(code: string, html: string): readonly string[] {
  if (scriptOf(code) !== "Arab") return ["imbue-display", "instrument-sans"];
  const heading = new DOMParser().parseFromString(html, "text/html").querySelector("h1");
  const isLatin = /^[^\p{Script=Arabic}]*\p{Script=Latin}[^\p{Script=Arabic}]*$/u.test(
    heading?.textContent ?? "",
  );
  return isLatin ? ["imbue-display", "instrument-sans-latin"] : ["lateef-300", "zain-400"];
}

const pages = locales.flatMap(({ code, pathPrefix }) =>
  routes.map((route) => ({ code, address: addressIn(pathPrefix, route) })),
);

test.each(pages)("$address preloads the fonts of its first screen", ({ code, address }) => {
  const html = builtFile(`${address === "/" ? "index" : address.slice(1)}.html`).toString();
  /* Without crossorigin, browsers fetch a preloaded font twice. */
  const links =
    html.match(/<link rel="preload"[^>]*as="font"[^>]*crossorigin="anonymous"[^>]*>/g) ?? [];
  const preloaded = links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
  expect(preloaded.filter((font) => !isServed(font))).toEqual([]);
  expect(preloaded.map((font) => /([\w-]+)-[0-9a-f]{20,}\.woff2$/.exec(font)?.[1])).toEqual(
    firstFonts(code, html),
  );
});

test("no font is inlined as a data URL, which the content security policy blocks", () => {
  const html = builtFile("index.html").toString();
  for (const font of ["imbue-figures", "imbue-display-rest", "instrument-sans-rest"]) {
    expect(html).toMatch(new RegExp(`url\\([^)]*${font}-`));
  }
  expect(html).not.toContain("data:font");
});

test("publishes the licence of the fonts", () => {
  expect(builtFile("OFL.txt").toString()).toContain("SIL OPEN FONT LICENSE");
});
