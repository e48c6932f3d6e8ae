import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { editionStyles, writeEditionFonts } from "../../src/build/edition-styles";
import { defaultLocale, locales } from "../../src/i18n/locales";

const editions = Object.entries(editionStyles());
const fontsOf = (css: string) =>
  [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = ""]) => address);

test("styles of an edition belong to one that there is, and not to the default one", () => {
  expect(editions).not.toEqual([]);
  const codes = locales.map(({ code }) => String(code));
  for (const [code] of editions) {
    expect(codes).toContain(code);
    expect(code).not.toBe(defaultLocale.code);
  }
});

test.each(editions)(
  "the fonts of %s are written where its styles look for them",
  async (_, { css, fonts }) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), "fonts-"));
    try {
      await writeEditionFonts(dir);
      const named = fontsOf(css);
      for (const address of named) {
        expect(address).toMatch(/^\/static\/[\w-]+-[\da-f]{32}\.woff2$/);
        expect(existsSync(path.join(dir, address))).toBe(true);
      }
      expect(fonts.filter((address) => !named.includes(address))).toEqual([]);
    } finally {
      rmSync(dir, { recursive: true });
    }
  },
);

test.each(editions)(
  "what a page of %s shows at once, with digits and Latin letters, is 60 KB of fonts",
  (_, { css }) => {
    const faces = [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = ""]) => face);
    const bytes = faces
      .filter((face) => !/font-weight:(?:[6-9]00|bold)/.test(face))
      .flatMap(fontsOf)
      .map((address) => {
        const file = path.basename(address).replace(/-[\da-f]{32}/, "");
        return readFileSync(path.resolve("src/fonts", file)).length;
      });
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  },
);
