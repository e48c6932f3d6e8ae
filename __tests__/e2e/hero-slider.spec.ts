import { expect, test, type Page } from "@playwright/test";
import { hero } from "../../content/pages/home.json";

/** `npm run verify` makes a build whose home.json has three slides, and runs this against it. */
const slides = Number(process.env["HERO_SLIDES"] ?? 1);

const pause = (page: Page) => page.getByRole("button", { name: hero.pause });
const play = (page: Page) => page.getByRole("button", { name: hero.play });
const current = (page: Page) =>
  page.locator(".hero-slider .slick-current").getAttribute("data-index");

async function start(page: Page) {
  await page.goto("/");
  await expect(page.locator(".hero-slider .slick-slide")).toHaveCount(slides);
  await page.mouse.move(700, 0);
}

test.describe("with one slide", () => {
  test.skip(slides > 1, "today's Home");

  test("the hero is one picture, without a slider's library or control", async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", async (response) => {
      if (response.request().resourceType() === "script") scripts.push(await response.text());
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.locator(".hero-slider img")).toHaveCount(1);
    await expect(page.locator(".hero-slider img")).not.toHaveAttribute("loading", "lazy");
    await expect(pause(page)).toHaveCount(0);
    expect(scripts.filter((script) => script.includes("slick-track"))).toEqual([]);
  });
});

test.describe("with three slides", () => {
  test.skip(slides < 2, "needs a build with several slides (HERO_SLIDES=3)");

  test("the first picture is eager, the others lazy", async ({ page }) => {
    await start(page);
    const eager = await page
      .locator(".hero-slider .slick-slide img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("loading") ?? "eager"));
    expect(eager).toEqual(["eager", ...Array(slides - 1).fill("lazy")]);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(".hero-slider .slick-current img")).toHaveCSS("opacity", "1");
  });

  test("it moves on every five seconds and starts over after the last", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await expect(page.locator(".hero-slider .slick-slide")).toHaveCount(slides);
    const times: number[] = [];
    for (let index = 1; index <= slides; index += 1) {
      await expect
        .poll(() => current(page), { timeout: 8000, intervals: [50] })
        .toBe(String(index % slides));
      times.push(Date.now());
    }
    for (const [index, time] of times.slice(1).entries()) {
      const gap = time - (times[index] ?? 0);
      expect(gap).toBeGreaterThan(4500);
      expect(gap).toBeLessThan(5900);
    }
  });

  test("it can be paused and set going again, by keyboard too", async ({ page }) => {
    test.slow();
    await start(page);
    const box = await pause(page).boundingBox();
    expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await pause(page).click();
    const shown = await current(page);
    await page.waitForTimeout(6500);
    expect(await current(page)).toBe(shown);
    await play(page).focus();
    await page.keyboard.press("Enter");
    await expect(pause(page)).toBeVisible();
    await expect.poll(() => current(page), { timeout: 8000 }).not.toBe(shown);
  });

  test("it rests while the visitor points at it or has focus in it", async ({ page }) => {
    test.slow();
    await start(page);
    await page.mouse.move(200, 500);
    const shown = await current(page);
    await page.waitForTimeout(6500);
    expect(await current(page)).toBe(shown);
    await page.getByRole("link", { name: hero.action.label }).focus();
    await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: "instant" }));
    await page.waitForTimeout(6500);
    expect(await current(page)).toBe(shown);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => current(page), { timeout: 8000 }).not.toBe(shown);
  });

  test("under reduced motion it does not start by itself", async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await start(page);
    await expect(play(page)).toBeVisible();
    await page.waitForTimeout(6500);
    expect(await current(page)).toBe("0");
  });

  test("slides out of view are out of reach", async ({ page }) => {
    await start(page);
    const state = await page
      .locator(".hero-slider .slick-slide")
      .evaluateAll((all) =>
        all.map((slide) => [
          slide.getAttribute("aria-hidden"),
          slide.querySelector("[inert]") !== null,
        ]),
      );
    expect(state.filter(([hidden, inert]) => hidden === "false" && !inert)).toHaveLength(1);
    expect(state.filter(([hidden, inert]) => hidden === "true" && inert)).toHaveLength(slides - 1);
    await expect(page.getByRole("region", { name: hero.label }).getByRole("img")).toHaveCount(1);
  });
});
