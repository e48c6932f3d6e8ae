/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const script = path.resolve(".github", "scripts", "prune-pictures.sh");
const master = (letter: string) => letter.repeat(32);

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-prune-"));
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

function put(name: string, content = "") {
  const file = path.join(dir, "public", name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

const prune = () => spawnSync(script, { cwd: dir, encoding: "utf8" });

const left = () =>
  fs
    .readdirSync(path.join(dir, "public", "static"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test("removes pictures that no page shows and keeps other files", () => {
  put("index.html", `<img src="/static/${master("a")}/12345/on-a-page.jpg">`);
  put(
    "page-data/portfolio/2/page-data.json",
    `"/static/${master("b")}/abcde/my%20photo.avif 420w"`,
  );
  put("about.html", `https://zahrelle.example.com/static/${master("c")}/0000f/shared.jpg`);
  put(`static/${master("a")}/12345/on-a-page.jpg`);
  put(`static/${master("b")}/abcde/my photo.avif`);
  put(`static/${master("c")}/0000f/shared.jpg`);
  put(`static/${master("d")}/film.mp4`);
  put("static/logo-0123456789abcdef0123456789abcdef.svg");
  put(`static/${master("e")}/12345/taken-down.jpg`);
  put(`static/${master("a")}/54321/other-variant.avif`);
  expect(prune()).toMatchObject({ status: 0 });
  expect(left()).toEqual([
    "film.mp4",
    "logo-0123456789abcdef0123456789abcdef.svg",
    "my photo.avif",
    "on-a-page.jpg",
    "shared.jpg",
  ]);
});

test("removes nothing if there are no pages", () => {
  put(`static/${master("a")}/12345/on-a-page.jpg`);
  const { status, stderr } = prune();
  expect([status, stderr]).toEqual([1, expect.stringContaining("Build the site first")]);
  expect(left()).toEqual(["on-a-page.jpg"]);
});
