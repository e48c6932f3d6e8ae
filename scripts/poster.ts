/**
 * Creates the poster of a film: its frame at 6.5 s.
 *
 *   npm run poster                       for each film of films.json without a poster
 *   npm run poster -- film.mp4           for this film, next to it; replaces an existing poster
 *   npm run poster -- film.mp4 still.jpg into this file; further pairs may follow
 *
 * It requires only Chromium, as scripts/lib/chromium.ts finds it.
 */
import fs from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "./lib/chromium";
import { command, root } from "./lib/command";
import { serve } from "./lib/static-server";

/** The time of the frame in seconds (specification, section 9). */
const MOMENT = 6.5;
const CONTENT = path.join(root, "content", "testimonials");

/** Paths of files. */
interface Task {
  film: string;
  still: string;
}

command(async ({ onEnd }) => {
  const tasks = tasksOf(process.argv.slice(2));
  if (tasks.length === 0) {
    console.log(
      "Every film has its poster. To replace one, name its film: npm run poster -- film.mp4",
    );
    return;
  }
  const browser = await chromium.launch(launchOptions());
  onEnd(() => browser.close());
  for (const task of tasks) await makePoster(browser, task);
});

function tasksOf(paths: readonly string[]): Task[] {
  const entries: { video: string; thumbnail: { src: string } }[] = JSON.parse(
    fs.readFileSync(path.join(CONTENT, "films.json"), "utf8"),
  );
  const known = entries.map(({ video, thumbnail }) => ({
    film: path.resolve(CONTENT, video),
    still: path.resolve(CONTENT, thumbnail.src),
  }));
  if (paths.length === 0) return known.filter((task) => !fs.existsSync(task.still));
  const films = paths.filter((_, index) => index % 2 === 0);
  return films.map((film, index) => {
    const entry = known.find((task) => task.film === path.resolve(film));
    const still = paths[2 * index + 1] ?? entry?.still ?? `${film}.jpg`;
    return { film: path.resolve(film), still };
  });
}

async function makePoster(browser: Browser, { film, still }: Task): Promise<void> {
  const folder = await serve({ dir: path.dirname(film) });
  const page = await browser.newPage();
  try {
    const url = `${folder.url}/${encodeURIComponent(path.basename(film))}`;
    await page.goto(`${folder.url}/nothing-here`);
    const png = await page.evaluate(drawFrame, { url, seconds: MOMENT });
    const file = sharp(Buffer.from(png, "base64")).jpeg({ quality: 88, mozjpeg: true });
    const { width, height, size } = await file.toFile(still);
    console.log(`${path.relative("", still)}: ${width} x ${height}, ${Math.round(size / 1024)} KB`);
  } finally {
    await page.close();
    await folder.close();
  }
}

/** The frame of a film at a time, as a PNG in full size. Runs in the browser. */
async function drawFrame({ url, seconds }: { url: string; seconds: number }): Promise<string> {
  const video = document.createElement("video");
  video.muted = true;
  video.src = url;
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error(video.error?.message ?? "The film cannot be read."));
  });
  if (video.duration < seconds) {
    throw new Error(`The film lasts ${video.duration} s, so it has no frame at ${seconds} s.`);
  }
  const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  const seeked = new Promise((resolve) => (video.onseeked = resolve));
  video.currentTime = seconds;
  await Promise.all([drawn, seeked]);
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}
