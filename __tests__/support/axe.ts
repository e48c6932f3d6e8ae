import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type * as Axe from "axe-core";
import { waitForHydration } from "./journey";
import { doubleText, reflowProblems, restoreText } from "./reflow";

/** Width of the narrowest phone. */
export const narrow = 320;
/** Width at which all layouts for wide screens apply. */
export const wide = 1280;

/** A desktop of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Evaluated through the debugger, which the content security policy does not block. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Reveals the whole page: with reduced motion nothing is hidden until it is scrolled to. Components that check for
 * reduced motion at the start, such as the slider, need it before the page loads.
 */
export async function revealAll(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Finishes all animations except infinite ones. */
export async function finishMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline === document.timeline && endTime !== Infinity) animation.finish();
    }
  });
}

/**
 * The violations that axe finds, one line per element, and the words that a link or button shows and its name lacks (WCAG
 * 2.5.3), of which axe says nothing.
 */
async function axeViolations(page: Page, within: readonly string[]): Promise<string[]> {
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
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
      );
      const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
      const scope = include.length > 0 ? `:is(${include.join()}) ` : "";
      axe.setup();
      for (const control of document.querySelectorAll<HTMLElement>(`${scope}:is(a, button)`)) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const name = plain(axe.commons.text.accessibleText(control));
        const unnamed = control.innerText.split("\n").filter((line) => !name.includes(plain(line)));
        if (unnamed.length > 0) found.push(`"${unnamed.join()}" is not in the name "${name}"`);
      }
      axe.teardown();
      return found;
    },
    [within, options] as const,
  );
}

const softly = expect.configure({ soft: true });

/** Expects no reflow problem at this size, once the layout is stable. */
export async function expectReflowAt(
  page: Page,
  moment: string,
  { width, height = 800 }: { width: number; height?: number },
): Promise<void> {
  await page.setViewportSize({ width, height });
  await finishMotion(page);
  await softly.poll(() => reflowProblems(page), { message: moment, timeout: 5000 }).toEqual([]);
}

/** Expects no axe violation and no reflow problem at each width. */
export async function expectAccessibleAt(
  page: Page,
  state: string,
  { at, within = [] }: { at: readonly number[]; within?: readonly string[] },
): Promise<void> {
  for (const width of at) {
    const moment = `${state}, ${width} px`;
    await expectReflowAt(page, moment, { width });
    test.info().annotations.push({ type: "axe", description: moment });
    expect.soft(await axeViolations(page, within), moment).toEqual([]);
  }
}

/**
 * Expects no reflow problem in forced colors, with text at 200 %, and at 400 % zoom. axe is not repeated: its result
 * would be the same.
 */
export async function expectReflow(
  page: Page,
  state: string,
  widths: readonly number[] = [narrow],
): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await expectReflowAt(page, `${state}, forced colors`, { width: narrow });
  await page.emulateMedia({ forcedColors: null });
  await doubleText(page);
  for (const width of widths) {
    await expectReflowAt(page, `${state}, text at 200 %`, { width });
  }
  await restoreText(page);
  await expectReflowAt(page, `${state}, 400 % zoom`, zoomed);
}

/**
 * Expects that a state is accessible: axe at the given widths, and reflow in every mode. `within` limits axe to the
 * selectors that the state changes.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { at = [narrow], within = [] }: { at?: readonly number[]; within?: readonly string[] } = {},
): Promise<void> {
  await expectAccessibleAt(page, state, { at, within });
  await expectReflow(page, state);
}
