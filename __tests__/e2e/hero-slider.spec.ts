import { expect, type Page } from "@playwright/test";
import { test } from "../support/test";

/** The specified autoplay interval in ms. react-slick adds 50. */
const each = 5050;

const pause = (page: Page) => page.getByRole("button", { name: "Pause the slides" });
const play = (page: Page) => page.getByRole("button", { name: "Play the slides" });
const current = (page: Page) =>
  page.locator(".hero-slider .slick-current").getAttribute("data-index");

/** Opens Home, waits for the two slides and pauses the clock. From then on, only `runFor` advances it. */
async function start(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await expect(page.locator(".hero-slider .slick-slide")).toHaveCount(2);
  await page.mouse.move(700, 0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Advances the clock until the next slide is shown. */
async function untilNext(page: Page) {
  const shown = await current(page);
  await expect(async () => {
    await page.clock.runFor(200);
    expect(await current(page)).not.toBe(shown);
  }).toPass({ intervals: [0] });
}

// Specification 2 Home, 9: Slider: autoplay 5 s, loop
test("shows the next slide every five seconds and loops", async ({ page }) => {
  await start(page);
  await untilNext(page);
  for (let turn = 1; turn <= 3; turn += 1) {
    const shown = await current(page);
    await page.clock.runFor(each - 400);
    expect(await current(page)).toBe(shown);
    await page.clock.runFor(400);
    expect(await current(page)).not.toBe(shown);
  }
});

test("can be paused and started, also by keyboard", async ({ page }) => {
  await start(page);
  const box = await pause(page).boundingBox();
  expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await pause(page).click();
  const shown = await current(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.clock.runFor(3 * each);
  expect(await current(page)).toBe(shown);
  await play(page).focus();
  await page.keyboard.press("Enter");
  await expect(pause(page)).toBeVisible();
  await untilNext(page);
});

test("plays while the pointer rests on it, also after Pause and Play with a mouse", async ({
  page,
}) => {
  await start(page);
  await page.mouse.move(700, 500);
  await untilNext(page);
  await pause(page).click();
  await play(page).click();
  await untilNext(page);
  await page.mouse.move(700, 500);
  await untilNext(page);
  await untilNext(page);
});

for (const path of ["/", "/ar"]) {
  test(`${path} keeps the pause button clear of the text and the link`, async ({ page }) => {
    await page.goto(path);
    const button = page.locator("main section").first().getByRole("button");
    const texts = page.locator("main section").first().locator("h1, p, a");
    for (const [width, height] of [
      [390, 844] as const,
      [667, 375] as const,
      [740, 360] as const,
      [844, 390] as const,
      [932, 430] as const,
      [1024, 600] as const,
      [1280, 720] as const,
      [1440, 900] as const,
    ]) {
      await page.setViewportSize({ width, height });
      const own = await button.boundingBox();
      /* Of the words, not of the paragraphs, which are as wide as the page. */
      const words = await texts.evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const { x, y, right, bottom } = range.getBoundingClientRect();
          return { x, y, right, bottom };
        }),
      );
      const covered = words.filter(
        ({ x, y, right, bottom }) =>
          own && own.x < right && own.x + own.width > x && own.y < bottom && own.y + own.height > y,
      );
      expect.soft(covered, `${width}x${height}`).toEqual([]);
    }
  });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger that moves sideways over the picture changes the slide", async ({ page }) => {
    await start(page);
    const shown = await current(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 640 }],
      });
    await touch("touchStart", 320);
    for (const x of [280, 220, 160, 100]) await touch("touchMove", x);
    await touch("touchEnd");
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return current(page);
      })
      .not.toBe(shown);
  });
});

test("in a right-to-left page the current slide fills the frame", async ({ page }) => {
  await page.goto("/ar");
  const frame = page.locator(".hero-slider");
  const shown = frame.locator(".slick-current");
  await expect(shown).toHaveCount(1);
  const away = async () => {
    const [inner, outer] = [await shown.boundingBox(), await frame.boundingBox()];
    return Math.abs((inner?.x ?? 0) - (outer?.x ?? 0));
  };
  await expect.poll(away).toBeLessThan(1);
});
