import { expect } from "@playwright/test";
import { picturesLoaded, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";

const photograph = "/portfolio/nails/fields-of-color";
const description = "Four fields of color, as a phone held upright took them.";
const desktop = { width: 1440, height: 900 };

const aspectRatio = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;

for (const { at, direction, words: own } of siteLocales) {
  const [item] = own.portfolio;

  test(`${at(photograph)} shows the whole picture at the start, as high as the screen allows`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await visit(page, at(photograph));
    await picturesLoaded(page);
    const picture = page.getByRole("img", { name: item?.image.alt ?? "", exact: true });
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(await picture.evaluate(aspectRatio), 2);
    expect(y + height).toBeLessThanOrEqual(desktop.height + 1);
    /* A wide picture is limited by its column, not by the screen's height. */
    const fills = Math.max((y + height) / desktop.height, width / (0.58 * desktop.width));
    expect(fills).toBeCloseTo(1, 2);
    const middle = x + width / 2;
    expect(direction === "rtl" ? desktop.width - middle : middle).toBeLessThan(desktop.width / 2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(item?.name ?? "");
  });

  test(`${at(photograph)} shows actions and price on small screens`, async ({ page }) => {
    await visit(page, at(photograph));
    await expect(page.locator(".dock-avoids .price")).toHaveCount(1);
    for (const [width, height] of Object.entries({ 390: 664, 667: 375, 844: 390, 768: 1024 })) {
      await page.setViewportSize({ width: Number(width), height });
      const actions = `${height < 400 ? "p" : ""}.dock-avoids :is(a, button, .price)`;
      for (const action of await page.locator(actions).all()) {
        const isFree = await action.evaluate((each) => {
          const { x, bottom, width: own } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(x + own / 2, bottom - 2));
        });
        expect.soft(isFree, `${await action.textContent()}, ${width} px`).toBe(true);
      }
    }
  });
}

test("on a phone, the picture has the full width, and the dock covers neither the description nor the actions", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, photograph);
  const picture = page.getByRole("img", { name: description, exact: true });
  const box = await picture.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  const dock = page.locator(".dock__links");
  const covers = async () => {
    const { y = 0, height = 0, width = 999 } = (await dock.boundingBox()) ?? {};
    const texts = await page.locator(".dock-avoids").all();
    const boxes = await Promise.all(texts.map((each) => each.boundingBox()));
    const isCovered = boxes.some((each) => each && each.y < y + height && each.y + each.height > y);
    return isCovered || width > 110;
  };
  for (const top of [0, 60, 120, 240, 0]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect.poll(covers).toBe(false);
    await expect(dock).toBeInViewport({ ratio: 1 });
  }
  await expect(dock.getByRole("link")).toHaveCount(2);
});

test("prints the picture, the name and the address, without actions", async ({ page }) => {
  await visit(page, photograph);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: description, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(`https://sidra.example.com${photograph}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
});

test("a landscape photograph is not cropped, and does not widen the page", async ({ page }) => {
  await page.goto("/portfolio/hair/edge");
  const picture = page.getByRole("img", { name: "A blue field with a garnet edge.", exact: true });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 2, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
