/** Emulates a phone whose processor is four times slower than this machine's. */
import { type Browser, devices, type Locator, type Page } from "@playwright/test";
import { UserError } from "./command";

const TAP_MS = 80;

/** The pause before and after a tap. */
const PAUSE_MS = 600;

export interface Phone {
  readonly page: Page;
  /** Taps an element with touch events. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Gives the page time to respond. */
  readonly pause: () => Promise<void>;
}

/**
 * Runs in every document. `largest` is the time of the largest contentful paint, `blocked` the total blocking time,
 * `longest` the longest interaction, and `shown` the time of the first frame with the heading of each address.
 */
const observe = `
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked = (window.blocked ?? 0) + duration - 50;
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16 });
  let heading;
  requestAnimationFrame(function observeHeading() {
    const found = document.querySelector("main h1")?.textContent;
    if (found !== heading) {
      heading = found;
      setTimeout(() => { (window.shown ??= {})[location.pathname] = Date.now(); });
    }
    requestAnimationFrame(observeHeading);
  });`;

/** Opens a blank page in a new context. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ ...devices["Pixel 5"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe);
  const pause = () => page.waitForTimeout(PAUSE_MS);
  return {
    page,
    pause,
    async tap(target) {
      await target.scrollIntoViewIfNeeded();
      await pause();
      const box = await target.boundingBox();
      if (!box) throw new UserError(`The element to tap is not visible: ${target}`);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await page.waitForTimeout(TAP_MS);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await pause();
    },
  };
}
