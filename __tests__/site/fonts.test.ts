import { routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { builtFile, builtPage } from "../support/built-site";

const pages = locales.flatMap(({ urlPrefix }) => routes.map((to) => addressIn(urlPrefix, to)));

test.each(pages)("%s preloads only fonts of its headings and texts", (address) => {
  const { html, document } = builtPage(address);
  const css = html.replaceAll('"', "");
  const { script } = document.documentElement.dataset;
  /* The value for the page's script comes after the one for all pages. */
  const familiesOf = (token: string) => {
    const value = `:root(?:\\[data-script=${script}\\])?{[^}]*--${token}:([^;}]*)`;
    return [...css.matchAll(new RegExp(value, "g"))].at(-1)?.[1]?.split(",") ?? [];
  };
  /* Without crossorigin, browsers fetch a preloaded font twice. */
  const links = document.querySelectorAll("link[rel=preload][as=font][crossorigin=anonymous]");
  const families = [...links].map((link) => {
    const face = `font-family:([^;}]*)[^}]*\\(${link.getAttribute("href")}\\)`;
    return css.match(face)?.[1];
  });
  expect(families).not.toEqual([]);
  expect(css).not.toMatch(/font-display:(?!\s*swap)/); // Texts show before their font.
  expect([...familiesOf("display"), ...familiesOf("sans")]).toEqual(
    expect.arrayContaining(families),
  );
});

test("no font is inlined as a data URL, which the content security policy blocks", () => {
  expect(builtFile("index.html").toString()).not.toContain("data:font");
});

test("publishes the licence of the fonts", () => {
  expect(builtFile("OFL.txt").toString()).toContain("SIL OPEN FONT LICENSE");
});
