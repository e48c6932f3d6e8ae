import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import type * as Axe from "axe-core";
import { doubleText, lossesOf, restoreText } from "./reflow";

/** The narrowest phone, a tablet, a desktop. */
export const widths: readonly number[] = [320, 768, 1280];

/** A desktop of 1280 by 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Given to the page by the debugger: its content security policy stays as it is. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Maps and the like, which are not ours to judge, are empty. */
export async function blockOtherHosts(page: Page): Promise<void> {
  await page.route(
    ({ hostname }) => !["localhost", "127.0.0.1"].includes(hostname),
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
}

/** Scrolls through the whole page until everything has been revealed, and back: axe passes over what is hidden. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator("html.can-reveal")).toBeAttached(); // From here on the script follows the scrolling.
  await expect(async () => {
    const hidden = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      await document.fonts.ready;
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: "instant" });
        await frame();
        await frame();
      }
      scrollTo({ top: 0, behavior: "instant" });
      return document.querySelectorAll("[data-waiting], .reveal:not(.is-active)").length;
    });
    expect(hidden).toBe(0);
  }).toPass({ timeout: 30_000 });
}

/** Whatever is on its way arrives; what goes round for ever goes on. */
export async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline === document.timeline && endTime !== Infinity) animation.finish();
    }
  });
}

interface Look {
  /** Where axe looks, as selectors; everywhere where there are none. */
  within?: readonly string[];
  /** Whether the contrast of colours is judged too, as it is by default. */
  contrast?: boolean;
}

/** What axe has against the page as it stands: a line for each element, nothing where all is well. */
async function findingsOf(page: Page, { within = [], contrast = true }: Look): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: Axe.RunOptions = {
    runOnly: { type: "tag", values: tags },
    rules: { "target-size": { enabled: true }, "color-contrast": { enabled: contrast } },
    resultTypes: ["violations"],
    iframes: false,
  };
  return page.evaluate(
    async ([include, chosen]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const where = include.length > 0 ? { include: [...include] } : document;
      const { violations } = await axe.run(where, chosen);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
      );
    },
    [within, options] as const,
  );
}

/** Expects that axe finds nothing wrong with this state of the page and that nothing in it is lost, at these widths. */
export async function expectNothingWrong(
  page: Page,
  state: string,
  { at, ...look }: Look & { at: readonly number[] },
): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    await finishMotion(page);
    const moment = `${state}, ${width} px`;
    test.info().annotations.push({ type: "axe", description: moment });
    expect.soft(await findingsOf(page, look), moment).toEqual([]);
    expect.soft(await lossesOf(page), moment).toEqual([]);
  }
}

/**
 * Expects that axe finds nothing wrong with this state of the page and that nothing in it is lost: at every width, and
 * at those of `otherwise` also without motion, in colours of the visitor's own, and with text twice as large. Nor is
 * anything lost at 400 % zoom. `within` are selectors of what the state changes, where the rest is looked at elsewhere.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  {
    at = widths,
    otherwise = at.slice(0, 1),
    within = [],
  }: { at?: typeof widths; otherwise?: typeof at; within?: readonly string[] } = {},
): Promise<void> {
  await expectNothingWrong(page, state, { at, within });
  const look = { at: otherwise, within };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectNothingWrong(page, `${state}, reduced motion`, look);
  await page.emulateMedia({ reducedMotion: null, forcedColors: "active" });
  /* The colours that axe reads are still the page's; the browser paints the visitor's. */
  await expectNothingWrong(page, `${state}, forced colours`, { ...look, contrast: false });
  await page.emulateMedia({ forcedColors: null });
  await doubleText(page);
  await expectNothingWrong(page, `${state}, text at 200 %`, look);
  await restoreText(page);
  await page.setViewportSize(zoomed);
  expect.soft(await lossesOf(page), `${state}, 400 % zoom`).toEqual([]);
}
