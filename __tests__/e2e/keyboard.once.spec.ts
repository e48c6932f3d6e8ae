import { expect, test, type Page } from "@playwright/test";
import { blockOtherHosts, settle } from "../support/axe";
import {
  canHideFocus,
  currentStop,
  reachable,
  visibleOutline,
  type Stop,
} from "../support/keyboard";
import { routes } from "../support/routes";

test.beforeEach(({ page }) => blockOtherHosts(page));

/** Tab from the top of the page until it is left. */
async function walk(page: Page, visit: (stop: Stop) => Promise<void>): Promise<number[]> {
  const places: number[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (!stop || stop.place <= (places.at(-1) ?? -1)) return places;
    places.push(stop.place);
    await visit(stop);
  }
}

for (const width of [320, 1280]) {
  for (const route of routes) {
    test(`${route}, ${width} px: Tab reaches everything in order, in sight, framed and large enough`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      await settle(page);
      await canHideFocus(page);
      const all = await reachable(page);
      const kinds = new Set<string>();
      const places = await walk(page, async (stop) => {
        const { name, kind, box, inSight } = stop;
        expect.soft(inSight, `${name} is in sight`).toBe(true);
        const size = Math.min(box.width, box.height);
        expect.soft(size, `${name} is large enough`).toBeGreaterThanOrEqual(43.9);
        if (kinds.has(kind)) return;
        kinds.add(kind);
        const part = await visibleOutline(page, stop);
        console.log(route, width, name, part.toFixed(2));
        expect.soft(part, `the frame around ${name}`).toBeGreaterThan(0.5);
      });
      expect(places).toEqual(all.map((_, index) => index));
    });
  }
}
