/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../support/built-content";
import { publicDir } from "../support/built-site";

/** Files in a folder with one of these endings. */
function filesIn(dir: string, ...endings: string[]): string[] {
  return readdirSync(dir, { recursive: true })
    .map(String)
    .filter((name) => endings.some((ending) => name.toLowerCase().endsWith(ending)));
}

const digest = (file: string) => createHash("sha1").update(readFileSync(file)).digest("hex");

test("the published photographs are not the original files", () => {
  const masters = filesIn(contentDir, ".jpg", ".jpeg", ".png", ".webp");
  expect(masters.length).toBeGreaterThan(0);
  const known = new Map(masters.map((name) => [digest(path.join(contentDir, name)), name]));
  const names = filesIn(publicDir, ".jpg", ".jpeg", ".png", ".webp", ".avif");
  expect(names.flatMap((name) => known.get(digest(path.join(publicDir, name))) ?? [])).toEqual([]);
});
