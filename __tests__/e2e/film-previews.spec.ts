import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "../support/test";

/** Mean difference of the pixels of two pictures, 0 to 255 per channel. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(360, 640).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) return Number.NaN;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

const films = "__tests__/fixtures/content/testimonials/films";

test("the preview that poster.ts takes is the film's frame at 6.5 s", async ({ page }, info) => {
  test.setTimeout(120_000);
  await page.close(); // poster.ts starts its own browser.
  const preview = info.outputPath("first.jpg");
  const pair = [path.join(films, "first.mp4"), preview];
  execFileSync(process.execPath, ["--import", "tsx", "scripts/poster.ts", ...pair]);
  expect(await difference(preview, path.join(films, "first.jpg"))).toBeLessThan(6);
  expect(await difference(preview, path.join(films, "second.jpg"))).toBeGreaterThan(20);
});
