import { expect, type Locator, type Page } from "@playwright/test";
import { finishMotion } from "./axe";
import { contrast, pixels } from "./contrast";

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** The focused element and its visibility. */
interface FocusStop {
  /** Its index among all focusable elements. */
  readonly place: number;
  /** Elements with the same classes and background have the same kind. */
  readonly kind: string;
  readonly box: { x: number; y: number; width: number; height: number };
  /** At least partly on screen and not covered. */
  readonly isVisible: boolean;
}

/**
 * Presses Tab through a page or dialog. Expects that Tab reaches every focusable element in order and is not trapped,
 * and that each one is visible, has a focus ring and is large enough. This includes inline links, which WCAG 2.5.8
 * excludes.
 * @param kinds the kinds of elements whose focus ring has been checked; adds those of this page
 */
export async function expectTabOrder(
  page: Page,
  area: Locator,
  kinds = new Set<string>(),
): Promise<void> {
  await page.addStyleTag({
    content: "html[data-bare] :focus { outline-color: transparent !important; transition: none }",
  });
  const all = await markStops(area);
  let visited = 0;
  let stop = (await currentStop(page)) ?? (await nextStop(page));
  while (stop?.place === visited) {
    await expectUsable(page, stop, all[visited] ?? "", !kinds.has(stop.kind));
    kinds.add(stop.kind);
    visited += 1;
    stop = await nextStop(page);
  }
  expect(all.slice(visited), "what Tab does not reach in order").toEqual([]);
  expect(stop?.place ?? 0, "the way on from the last").toBe(0);
}

/**
 * Numbers every element that Tab should reach, in document order. Returns their names. Of a tab list, only the selected
 * tab counts.
 */
async function markStops(area: Locator): Promise<string[]> {
  return area.evaluate((root) => {
    const all = root.querySelectorAll<HTMLElement>(
      "a[href], button, input, textarea, select, summary, iframe, [tabindex='0']",
    );
    const stops = [...all].filter(
      (element) =>
        !element.matches(":disabled, [inert] *, [role=tab][aria-selected=false]") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    stops.forEach((element, index) => (element.dataset["stop"] = String(index)));
    return stops.map((each) => (each.ariaLabel || each.textContent || each.outerHTML).slice(0, 80));
  });
}

async function nextStop(page: Page): Promise<FocusStop | undefined> {
  await page.keyboard.press("Tab");
  const stop = await currentStop(page);
  if (stop?.isVisible !== false) return stop;
  await finishMotion(page); // The header may still be moving over it.
  return currentStop(page);
}

async function currentStop(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element.dataset["stop"] === undefined) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const points = parts.flatMap((right) =>
      parts.map((down) => [x + width * right, y + height * down] as const),
    );
    const background = element.closest("[class*='g-'], header, aside, dialog, [data-shade]");
    return {
      place: Number(element.dataset["stop"]),
      kind: [element, element.parentElement, background]
        .map((each) => each?.className)
        .join(" in "),
      box: { x, y, width, height },
      isVisible: points.some((point) => element.contains(document.elementFromPoint(...point))),
    };
  });
}

/** `ofNewKind`: no element of this kind has been checked yet. */
async function expectUsable(
  page: Page,
  stop: FocusStop,
  name: string,
  ofNewKind: boolean,
): Promise<void> {
  const { box, isVisible } = stop;
  expect.soft(isVisible, `${name} is in sight`).toBe(true);
  const size = Math.min(box.width, box.height);
  expect.soft(size, `the size of ${name}`).toBeGreaterThanOrEqual(43.9);
  if (!ofNewKind) return;
  /* Allows for rounded corners, and for one side at the edge of the screen. */
  expect.soft(await visibleFocusRing(page, stop), `the frame of ${name}`).toBeGreaterThan(0.65);
}

/**
 * The visible fraction of the focus ring: pixels with a contrast of 3:1 to the page without the ring, relative to a
 * line of two pixels around the element.
 */
async function visibleFocusRing(page: Page, { box }: FocusStop): Promise<number> {
  const margin = 12;
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  const clip = {
    x,
    y,
    width: Math.min(screen.width, Math.ceil(box.x + box.width + margin)) - x,
    height: Math.min(screen.height, Math.ceil(box.y + box.height + margin)) - y,
  };
  const root = page.locator("html");
  await finishMotion(page);
  const framed = await pixels(await page.screenshot({ clip }));
  await root.evaluate((html) => html.setAttribute("data-bare", ""));
  const bare = await pixels(await page.screenshot({ clip }));
  await root.evaluate((html) => html.removeAttribute("data-bare"));
  let standOut = 0;
  for (let at = 0; at < framed.length; at += 3) {
    if (contrast(framed.subarray(at, at + 3), bare.subarray(at, at + 3)) >= 3) standOut += 1;
  }
  return standOut / (2 * 2 * (box.width + box.height));
}
