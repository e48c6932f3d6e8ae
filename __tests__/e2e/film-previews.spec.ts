import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, type TestInfo } from "@playwright/test";
import sharp from "sharp";
import { films } from "../support/content";
import { test } from "../support/test";

/** Mean difference of the pixels of two pictures, 0 to 255 per channel. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(360, 640).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) return Number.NaN;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** Runs scripts/poster.ts for films. Returns the previews by the film's path. */
function stillsOf(paths: readonly string[], info: TestInfo): Map<string, string> {
  const stills = new Map(
    paths.map((film) => [film, info.outputPath(`${path.basename(film)}.jpg`)]),
  );
  const pairs = [...stills].flatMap(([film, still]) => [inContent(film), still]);
  execFileSync(process.execPath, ["--import", "tsx", path.join("scripts", "poster.ts"), ...pairs]);
  return stills;
}

const inContent = (file: string) => path.join("__tests__/fixtures/content/testimonials", file);

test("each preview is the film's frame at 6.5 s", async ({ page }, info) => {
  test.setTimeout(120_000);
  await page.close(); // poster.ts starts its own browser.
  const stills = stillsOf(
    films.map(({ video }) => video),
    info,
  );
  for (const film of films) {
    const preview = inContent(film.thumbnail.src);
    expect(await difference(preview, stills.get(film.video) ?? "")).toBeLessThan(6);
    const another = films.find(({ id }) => id !== film.id)?.thumbnail.src ?? "";
    expect(await difference(preview, inContent(another))).toBeGreaterThan(20);
  }
});
