/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { writeAppIcons } from "../../src/build/app-icons";
import { brand } from "../fixtures/content/site.json";

test("the icons have the sizes that the pages and the manifest name", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "zahrelle-icons-"));
  await writeAppIcons(dir, brand, "__tests__/fixtures/content");
  const manifest = JSON.parse(readFileSync(path.join(dir, "manifest.webmanifest"), "utf8")) as {
    icons: readonly { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  expect(manifest).not.toHaveProperty("start_url"); // An Arabic page would open the English Home.
  const named = manifest.icons.map(({ src, sizes }) => [src, sizes] as const);
  for (const [src, sizes] of [...named, ["apple-touch-icon.png", "180x180"] as const]) {
    const { width, height } = await sharp(path.join(dir, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    const { isOpaque } = await sharp(path.join(dir, src)).stats();
    if (/maskable|apple/.test(src)) expect([src, isOpaque]).toEqual([src, true]);
  }
  rmSync(dir, { recursive: true });
});
