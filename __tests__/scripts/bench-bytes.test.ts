/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measureBytes } from "../../scripts/lib/bench-bytes";
import { locales } from "../../src/i18n/locales";

const dir = mkdtempSync(path.join(os.tmpdir(), "zahrelle-bench-"));

afterAll(() => rmSync(dir, { recursive: true }));

/** A built site with one page in each locale. */
function site(name: string, page: { html: string; data: string }): string {
  const folder = path.join(dir, name);
  for (const { pathPrefix } of locales) {
    const data = path.join(folder, "page-data", pathPrefix, "about");
    mkdirSync(data, { recursive: true });
    mkdirSync(path.join(folder, pathPrefix), { recursive: true });
    writeFileSync(path.join(folder, pathPrefix, "about.html"), page.html);
    writeFileSync(path.join(data, "page-data.json"), page.data);
  }
  return folder;
}

test("compares the bytes of two built sites, page by page", () => {
  const before = site("before", { html: "<style>a{}</style><p>Skin", data: "{}" });
  const after = site("after", { html: "<style>a{}</style><p>Skin and nails", data: '{"a":1}' });
  const rows = measureBytes([before, after]);
  expect(Object.keys(rows)).toEqual(locales.map(({ pathPrefix }) => `${pathPrefix}/about`).sort());
  for (const row of Object.values(rows)) {
    expect(row[`${after} HTML`]).toBeGreaterThan(Number(row[`${before} HTML`]));
    expect(row[`${after} page data`]).toBeGreaterThan(Number(row[`${before} page data`]));
    expect(row[`${after} CSS`]).toBe(row[`${before} CSS`]);
  }
});
