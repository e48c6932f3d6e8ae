import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test, type Page, type TestInfo } from "@playwright/test";
import sharp from "sharp";
import words from "../../content/pages/testimonials.json";
import films from "../../content/testimonials/films.json";

const filmFile = /\.(mp4|webm|vtt)$/;
const [first, second] = films as [(typeof films)[0], (typeof films)[0]];
const nameOf = (film: { title: string }) => words.playLabel.replace("{title}", film.title);
const card = (page: Page, film: { title: string }) =>
  page.getByRole("button", { name: nameOf(film), exact: true });
const player = (page: Page, film: { title: string }) =>
  page.getByRole("dialog", { name: film.title });

test("four cards carry their titles, and nothing of a film is fetched before Play", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (filmFile.test(new URL(request.url()).pathname)) fetched.push(request.url());
  });
  await page.goto("/testimonials");
  expect(films.map(({ title }) => title)).toEqual(
    [1, 2, 3, 4].map((number) => `Testimonial ${number}`),
  );
  for (const film of films) {
    await card(page, film).scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: film.title })).toBeVisible();
    const picture = card(page, film).locator("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(page.locator("video")).toHaveCount(0);
  expect(fetched).toEqual([]);
});

test("Play opens the film over the page, playing, with controls and captions", async ({ page }) => {
  await page.goto("/testimonials");
  await card(page, second).click();
  const dialog = player(page, second);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: words.player.close })).toBeFocused();
  const video = dialog.locator("video");
  await expect(video).toHaveAttribute("controls");
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0.2))
    .toBe(true);
  const cues = await video.evaluate(async (film: HTMLVideoElement) => {
    const [track] = film.textTracks;
    if (!track) return -1;
    track.mode = "hidden";
    await new Promise((resolve) => setTimeout(resolve, 500));
    return track.cues?.length ?? 0;
  });
  expect(cues).toBeGreaterThan(3);
  const backdrop = await dialog.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(backdrop).toBe("rgba(0, 0, 0, 0.8)");
  await dialog.getByText(words.player.transcript).click();
  await expect(dialog.getByText(second.transcript)).toBeVisible();
});

test("the close button ends the film and gives focus back to its card", async ({ page }) => {
  await page.goto("/testimonials");
  await card(page, first).click();
  await player(page, first).getByRole("button", { name: words.player.close }).click();
  await expect(player(page, first)).toHaveCount(0);
  await expect(page.locator("video")).toHaveCount(0);
  await expect(card(page, first)).toBeFocused();
});

test("a film opens by the space bar, keeps the focus, and closes by Escape", async ({ page }) => {
  await page.goto("/testimonials");
  await card(page, second).focus();
  await page.keyboard.press("Space");
  const dialog = player(page, second);
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest("dialog") === null,
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(card(page, second)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
});

test("closing stops what is still being downloaded", async ({ page }) => {
  await page.goto("/testimonials");
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  });
  const started = page.waitForRequest((request) => filmFile.test(new URL(request.url()).pathname));
  await card(page, first).click();
  const film = await started;
  const stopped = page.waitForEvent("requestfailed", (request) => request === film);
  await page.waitForTimeout(500);
  await page.keyboard.press("Escape");
  expect((await stopped).failure()?.errorText).toContain("ERR_ABORTED");
});

test("going back while a film plays ends it", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
  await card(page, first).click();
  await expect(player(page, first)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("video, dialog[open]")).toHaveCount(0);
});

test("a film that does not play says so and shows what she says", async ({ page }) => {
  await page.route(filmFile, (route) => route.abort());
  await page.goto("/testimonials");
  await card(page, first).click();
  const dialog = player(page, first);
  await expect(dialog.getByRole("alert")).toHaveText(words.player.failed);
  await expect(dialog.getByText(first.transcript)).toBeVisible();
  await dialog.getByRole("button", { name: words.player.close }).click();
  await expect(card(page, first)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each card is a plain link to its film", async ({ page }) => {
    await page.goto("/testimonials");
    for (const film of films) {
      const link = page.getByRole("link", { name: nameOf(film), exact: true });
      await expect(link).toBeVisible();
      const address = await link.getAttribute("href");
      const answer = await page.request.get(address ?? "");
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toBe("video/mp4");
    }
  });
});

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
  const script = path.join("scripts", "poster.mjs");
  execFileSync(process.execPath, [script, path.join("content", "testimonials", film), file]);
  return file;
}

test("each preview is the film's own frame at 6.5 s", async ({ page }, info) => {
  test.skip(info.project.name !== "desktop", "The files are the same at every size");
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
