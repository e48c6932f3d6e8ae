import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { tokenValue } from "../../src/build/tokens";
import { visit } from "../support/journey";
import { test } from "../support/test";

const play = (page: Page, title: string) => page.getByRole("button", { name: `Play ${title}` });
const player = (page: Page) => page.getByRole("dialog");

// Specification 2 Testimonials, 4, 9: Four films, preview, overlay player
test(
  "Play opens a dialog that plays the film with captions, which are on",
  { tag: "@engines" },
  async ({ page }) => {
    await visit(page, "/testimonials");
    await play(page, "Sara on the bath").click();
    const dialog = player(page);
    const video = dialog.locator("video");
    await expect
      .poll(() =>
        video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0.2),
      )
      .toBe(true);
    const cues = await video.evaluate(async (film: HTMLVideoElement) => {
      const [track] = film.textTracks;
      if (track?.mode !== "showing") return -1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return track.cues?.length ?? 0;
    });
    expect(cues).toBe(2);
    await video.evaluate((film: HTMLVideoElement) => (film.currentTime = 5));
    await expect(video).toHaveJSProperty("seeking", false);
    expect(await video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(4.9);
    const backdrop = await dialog.evaluate((each) => getComputedStyle(each).backgroundColor);
    const night = Buffer.from(tokenValue("night").slice(1), "hex");
    expect(backdrop).toBe(`rgb(${[...night].join(", ")})`);
  },
);

test("on a phone held sideways the film and its transcript are on the screen, with Close beside them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, "/testimonials");
  await play(page, "Maha on her color").click();
  const film = await player(page).locator("video").boundingBox();
  const close = await player(page).getByRole("button", { name: "Close film" }).boundingBox();
  expect(film?.y).toBeGreaterThanOrEqual(0);
  expect((film?.y ?? 0) + (film?.height ?? 0)).toBeLessThanOrEqual(390);
  expect((film?.x ?? 0) + (film?.width ?? 0)).toBeLessThan(close?.x ?? 0);
  await expect(player(page).locator("summary")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".header, .dock")).toHaveCount(2);
  for (const layer of await page.locator(".header, .dock").all()) await expect(layer).toBeHidden();
});

/* Chromium plays a film while it loads. The server of this test sends no more than its beginning. */
test("a film plays before the whole of it has arrived, and closing aborts the download", async ({
  page,
}) => {
  const film = readFileSync("__tests__/fixtures/content/testimonials/films/first.mp4");
  let response: ServerResponse | undefined;
  const server = createServer((_request, own) => {
    response = own;
    response.writeHead(200, { "content-type": "video/mp4", "content-length": film.length });
    response.write(film.subarray(0, 34 * 1024));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await page.route("**/*.mp4", (route) => route.continue({ url: `http://localhost:${port}` }));
  await visit(page, "/testimonials");
  await play(page, "Maha on her color").click();
  const video = player(page).locator("video");
  const seconds = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(seconds).toBeGreaterThan(0);
  await expect(video).toHaveAttribute("controls");
  expect(response?.destroyed).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => response?.destroyed).toBe(true);
  server.close();
});
