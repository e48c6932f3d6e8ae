import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Presses Tab until an element has the focus, as a visitor without a mouse would. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Where the focus stands, and what a visitor sees of it. */
export interface Stop {
  /** The element's place among all that can have the focus. */
  readonly place: number;
  readonly name: string;
  /** Elements that look alike are of one kind. */
  readonly kind: string;
  readonly box: { x: number; y: number; width: number; height: number };
  /** Not wholly covered by something else, nor off the screen. */
  readonly inSight: boolean;
}

/** Everything on the page that the Tab key should reach, in the order of the page. */
export async function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, textarea, select, summary, iframe, [tabindex]",
    );
    const stops = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled, [inert] *") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    stops.forEach((element, index) => (element.dataset["stop"] = String(index)));
    return stops.map((element) => element.ariaLabel ?? element.textContent ?? "");
  });
}

/** The stop that has the focus now; undefined where the page has none. Call `reachable` first. */
export async function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element.dataset["stop"] === undefined) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const points = parts.flatMap((right) =>
      parts.map((down) => [x + width * right, y + height * down] as const),
    );
    const ground = element.closest("[class*='g-'], header, aside, dialog, [data-shade]");
    return {
      place: Number(element.dataset["stop"]),
      name: element.ariaLabel ?? element.textContent ?? "",
      kind: [element, element.parentElement, ground].map((each) => each?.className).join(" in "),
      box: { x, y, width, height },
      inSight: points.some((point) => element.contains(document.elementFromPoint(...point))),
    };
  });
}

/** Takes the outline of what has the focus away, while `html` is marked. */
export async function canHideFocus(page: Page): Promise<void> {
  await page.addStyleTag({
    content: "html[data-bare] :focus { outline-color: transparent !important; transition: none }",
  });
}

/**
 * How much of a focus outline can be seen: the pixels that stand out by 3:1 from what they cover, as a part of those
 * that a line of two pixels around the element's box has.
 */
export async function visibleOutline(page: Page, { box }: Stop): Promise<number> {
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
  const seen = await luminances(await page.screenshot({ clip }));
  await root.evaluate((html) => html.setAttribute("data-bare", ""));
  const bare = await luminances(await page.screenshot({ clip }));
  await root.evaluate((html) => html.removeAttribute("data-bare"));
  const standOut = seen.filter((value, index) => contrast(value, bare[index] ?? value) >= 3);
  return standOut.length / (2 * 2 * (box.width + box.height));
}

async function luminances(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 3, index * 3 + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
