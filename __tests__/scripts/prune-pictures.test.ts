/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { prunePictures } from "../../scripts/lib/prune-pictures";

const master = (letter: string) => letter.repeat(32);

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-prune-"));
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

function put(name: string, content = "") {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

const left = () =>
  fs
    .readdirSync(path.join(dir, "static"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test("removes pictures that no page shows and keeps other files", () => {
  put("index.html", `<img src="/static/${master("a")}/12345/on-a-page.jpg">`);
  put("page-data/portfolio/page-data.json", `"/static/${master("b")}/abcde/my%20photo.avif 420w"`);
  put("about.html", `https://zahrelle.example.com/static/${master("c")}/0000f/shared.jpg`);
  put(`static/${master("a")}/12345/on-a-page.jpg`);
  put(`static/${master("b")}/abcde/my photo.avif`);
  put(`static/${master("c")}/0000f/shared.jpg`);
  put(`static/${master("d")}/film.mp4`);
  put("static/logo-0123456789abcdef0123456789abcdef.svg");
  put(`static/${master("e")}/12345/taken-down.jpg`);
  put(`static/${master("a")}/54321/other-variant.avif`);
  expect(prunePictures(dir)).toEqual({ used: 3, removed: 2 });
  expect(left()).toEqual([
    "film.mp4",
    "logo-0123456789abcdef0123456789abcdef.svg",
    "my photo.avif",
    "on-a-page.jpg",
    "shared.jpg",
  ]);
});

test("keeps the pictures of pages in folders", () => {
  const images = {
    avif: `/static/${master("a")}/12345/further.avif`,
    jpg: `/static/${master("a")}/abcde/further.jpg`,
  };
  put("page-data/portfolio/nails/2/page-data.json", JSON.stringify([{ images }]));
  put(`static/${master("a")}/12345/further.avif`);
  put(`static/${master("a")}/abcde/further.jpg`);
  put(`static/${master("b")}/12345/taken-down.avif`);
  expect(prunePictures(dir)).toEqual({ used: 2, removed: 1 });
  expect(left()).toEqual(["further.avif", "further.jpg"]);
});

test("removes nothing if there are no pages", () => {
  put(`static/${master("a")}/12345/on-a-page.jpg`);
  expect(() => prunePictures(dir)).toThrow(/Build the site first/);
  expect(left()).toEqual(["on-a-page.jpg"]);
});
