/** A phone whose processor is four times slower than this machine's. */
import { type Browser, devices, type Locator, type Page } from "@playwright/test";
import { UserError } from "./user-error";

/** How long a finger rests on the screen when it taps, in milliseconds. */
const TAP = 80;

/** How long an element is left alone before and after a tap, in milliseconds. */
const REST = 600;

export interface Phone {
  readonly page: Page;
  /** Taps an element as a finger does. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Waits until the page has answered. */
  readonly rest: () => Promise<void>;
}

/** Opens a blank page in a new context. `script` runs first in every document. */
export async function openPhone(browser: Browser, script: string): Promise<Phone> {
  const context = await browser.newContext({ ...devices["Pixel 5"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(script);
  const rest = () => page.waitForTimeout(REST);
  return {
    page,
    rest,
    async tap(target) {
      await target.scrollIntoViewIfNeeded();
      await rest();
      const box = await target.boundingBox();
      if (!box) throw new UserError(`There is nothing to tap: ${target}`);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await page.waitForTimeout(TAP);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await rest();
    },
  };
}
