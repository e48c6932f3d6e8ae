import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type * as Axe from "axe-core";
import { isRunning } from "./journey";
import { doubleText, lossesOf, restoreText } from "./reflow";

/** The narrowest phone. */
export const narrow = 320;
/** A window in which every layout for wide screens applies. */
export const wide = 1280;

/** A desktop of 1280 by 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Given to the page by the debugger: its content security policy stays as it is. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Shows everything that otherwise waits to be scrolled to: with reduced motion a page hides nothing. What asks for
 * motion when it starts, as the slider does, must be told before the page is opened.
 */
export async function revealAll(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await isRunning(page);
  await page.evaluate(() => document.fonts.ready);
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

/** What axe has against the page as it stands: a line for each element, nothing where all is well. */
async function findingsOf(page: Page, within: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: Axe.RunOptions = {
    runOnly: { type: "tag", values: tags },
    rules: { "target-size": { enabled: true } },
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

const softly = expect.configure({ soft: true });

/** Expects that the page as it stands loses nothing in a window of this size, once it has laid itself out for it. */
async function expectNothingLost(
  page: Page,
  moment: string,
  { width, height = 800 }: { width: number; height?: number },
): Promise<void> {
  await page.setViewportSize({ width, height });
  await finishMotion(page);
  await softly.poll(() => lossesOf(page), { message: moment, timeout: 5000 }).toEqual([]);
}

/** Expects that axe finds nothing wrong with this state of the page and that nothing in it is lost, at each width. */
export async function expectNothingWrong(
  page: Page,
  state: string,
  { at, within = [] }: { at: readonly number[]; within?: readonly string[] },
): Promise<void> {
  for (const width of at) {
    const moment = `${state}, ${width} px`;
    await expectNothingLost(page, moment, { width });
    test.info().annotations.push({ type: "axe", description: moment });
    expect.soft(await findingsOf(page, within), moment).toEqual([]);
  }
}

/**
 * Expects that this state of the page loses nothing in forced colours, with text twice as large, and at 400 % zoom.
 * axe would see the same document again.
 */
export async function expectReflow(
  page: Page,
  state: string,
  widths: readonly number[] = [narrow],
): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await expectNothingLost(page, `${state}, forced colours`, { width: narrow });
  await page.emulateMedia({ forcedColors: null });
  await doubleText(page);
  for (const width of widths) {
    await expectNothingLost(page, `${state}, text at 200 %`, { width });
  }
  await restoreText(page);
  await expectNothingLost(page, `${state}, 400 % zoom`, zoomed);
}

/**
 * Expects that this state is accessible: axe at the given widths, and everything readable in all looks. `within` are
 * selectors of what the state changes, where the rest of the page is looked at elsewhere.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { at = [narrow], within = [] }: { at?: readonly number[]; within?: readonly string[] } = {},
): Promise<void> {
  await expectNothingWrong(page, state, { at, within });
  await expectReflow(page, state);
}
