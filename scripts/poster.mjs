/**
 * Makes the still that stands for a film until it is played: the film's own frame at 6.5 s.
 *
 *   npm run poster                       a still for each film of films.json that has none yet
 *   npm run poster -- film.mp4           … for this film, beside it, in the place of an older one
 *   npm run poster -- film.mp4 still.jpg … into this file
 *
 * The frame is drawn by Chromium (CHROMIUM_PATH, /usr/bin/chromium by default): no other program is needed.
 */
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "./lib/chromium.mjs";
import { serve } from "./serve.mjs";

/** Seconds; specification, section 9. */
const moment = 6.5;
const content = path.join(import.meta.dirname, "..", "content", "testimonials");

/**
 * @typedef {{ film: string, still: string }} Task paths of files
 */

/**
 * @param {string[]} files
 * @returns {Task[]}
 */
function tasksOf([film, still]) {
  const films = JSON.parse(fs.readFileSync(path.join(content, "films.json"), "utf8"));
  const known = films.map((/** @type {{ video: string, thumbnail: { src: string } }} */ entry) => ({
    film: path.resolve(content, entry.video),
    still: path.resolve(content, entry.thumbnail.src),
  }));
  if (!film) return known.filter((/** @type {Task} */ task) => !fs.existsSync(task.still));
  const entry = known.find((/** @type {Task} */ task) => task.film === path.resolve(film));
  return [{ film: path.resolve(film), still: still ?? entry?.still ?? `${film}.jpg` }];
}

/**
 * The film's frame at a moment, as a PNG in its full size. Runs in the page.
 * @param {{ url: string, seconds: number }} options
 */
async function drawFrame({ url, seconds }) {
  const video = document.createElement("video");
  video.muted = true;
  video.src = url;
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error(video.error?.message ?? "The film cannot be read."));
  });
  if (video.duration < seconds) {
    throw new Error(`The film lasts ${video.duration} s: it has no frame at ${seconds} s.`);
  }
  const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  const sought = new Promise((resolve) => (video.onseeked = resolve));
  video.currentTime = seconds;
  await Promise.all([drawn, sought]);
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Task} task
 */
async function makeStill(browser, { film, still }) {
  const folder = await serve({ dir: path.dirname(film), port: 0 });
  const page = await browser.newPage();
  try {
    const url = `${folder.url}/${encodeURIComponent(path.basename(film))}`;
    await page.goto(`${folder.url}/nothing-here`);
    const png = await page.evaluate(drawFrame, { url, seconds: moment });
    const file = sharp(Buffer.from(png, "base64")).jpeg({ quality: 88, mozjpeg: true });
    const { width, height, size } = await file.toFile(still);
    console.log(`${path.relative("", still)}: ${width} x ${height}, ${Math.round(size / 1024)} KB`);
  } finally {
    await page.close();
    await folder.close();
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const tasks = tasksOf(positionals);
if (tasks.length === 0) {
  console.log(
    "Every film has its still. To make one anew, name its film: npm run poster -- film.mp4",
  );
} else {
  const browser = await chromium.launch(launchOptions);
  try {
    for (const task of tasks) await makeStill(browser, task);
  } finally {
    await browser.close();
  }
}
