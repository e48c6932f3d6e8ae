/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { finishPages } from "../../src/build/finish-pages";

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-hints-"));
  write("chunk-map.json", JSON.stringify({ home: ["/home-1.js"] }));
  write("page-data/index/page-data.json", '{ "componentChunkName": "home" }');
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

const read = (file: string) => fs.readFileSync(path.join(dir, file), "utf8");

const page = (route: string) =>
  `<html lang="en"><head></head><body><script>window.pagePath="${route}";1</script><script src="/app-1.js" async></script></body></html>`;

test("adds the hints of a page's data and component, and removes its path", async () => {
  write("index.html", page("/"));
  await finishPages(dir);
  expect(read("index.html")).toContain('<script data-page-data="/page-data/index/page-data.json">');
  expect(read("index.html")).toContain('as="script" href="/home-1.js"');
  expect(read("index.html")).toContain("<script>1</script>");
});

test("throws for a page whose component has no script", async () => {
  write("index.html", page("/"));
  write("chunk-map.json", "{}");
  await expect(finishPages(dir)).rejects.toThrow("The script of home");
});
