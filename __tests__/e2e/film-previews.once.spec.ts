import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test, type TestInfo } from "@playwright/test";
import sharp from "sharp";
import { films } from "../support/content";

/** Mean difference of two pictures' pixels, 0 to 255 per channel. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(360, 640).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) return Number.NaN;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

function still(film: string, info: TestInfo): string {
  const file = info.outputPath(`${path.basename(film)}.jpg`);
  const source = path.join("content", "testimonials", film);
  execFileSync(process.execPath, [path.join("scripts", "run.mjs"), "poster", source, file]);
  return file;
}

test("each preview is the film's own frame at 6.5 s", async ({ page }, info) => {
  test.setTimeout(120_000);
  await page.close(); // The frames are drawn in a browser of their own.
  for (const film of films) {
    const preview = path.join("content", "testimonials", film.thumbnail.src);
    expect(await difference(preview, still(film.video, info))).toBeLessThan(6);
    expect(await difference(preview, still(film.videoWebm, info))).toBeLessThan(6);
    const another = films.find(({ id }) => id !== film.id)?.thumbnail.src ?? "";
    const wrong = path.join("content", "testimonials", another);
    expect(await difference(preview, wrong)).toBeGreaterThan(20);
  }
});
