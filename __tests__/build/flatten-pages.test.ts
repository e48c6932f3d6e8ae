/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { deleteLastBuild, flattenPages } from "../../src/build/flatten-pages";

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-pages-"));
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

/** The files that Gatsby writes. */
const asBuilt = [
  "_gatsby/slices/1.html",
  "404.html",
  "404/index.html",
  "about/index.html",
  "ar/404/index.html",
  "ar/about/index.html",
  "ar/index.html",
  "ar/portfolio/nails/index.html",
  "index.html",
  "page-data/404.html/page-data.json",
  "portfolio/2/index.html",
  "portfolio/index.html",
  "portfolio/nails/french-almond/index.html",
  "portfolio/nails/index.html",
  "static/a.avif",
];
const asServed = [
  "404.html",
  "_gatsby/slices/1.html",
  "about.html",
  "ar.html",
  "ar/404.html",
  "ar/about.html",
  "ar/portfolio/nails.html",
  "index.html",
  "page-data/404.html/page-data.json",
  "portfolio.html",
  "portfolio/2.html",
  "portfolio/nails.html",
  "portfolio/nails/french-almond.html",
  "static/a.avif",
];

function write(files: readonly string[]) {
  for (const name of files) {
    fs.mkdirSync(path.join(dir, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), `words of ${name}`);
  }
}

const files = () =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)))
    .sort();

test("pages have no trailing slash, and the 404 page exists once", async () => {
  write(asBuilt);
  await flattenPages(dir);
  expect(files()).toEqual(asServed);
  expect(fs.readFileSync(path.join(dir, "about.html"), "utf8")).toBe("words of about/index.html");
});

test("deleteLastBuild keeps only what Gatsby does not write again", async () => {
  write([...asServed, "admin/index.html", "app-1.js", "robots.txt"]);
  await deleteLastBuild(dir);
  expect(files()).toEqual([
    "_gatsby/slices/1.html",
    "page-data/404.html/page-data.json",
    "static/a.avif",
  ]);
});
