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
    const box = await picture.boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect(width / height).toBeCloseTo(await picture.evaluate(aspectRatio), 2);
    expect(y + height).toBeLessThanOrEqual(desktop.height + 1);
    /* A wide picture is limited by its column, not by the screen's height. */
    const fills = Math.max((y + height) / desktop.height, width / (0.58 * desktop.width));
    expect(fills).toBeCloseTo(1, 2);
    const middle = x + width / 2;
    expect(direction === "rtl" ? desktop.width - middle : middle).toBeLessThan(desktop.width / 2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(item?.name ?? "");
  });
}

test("on a phone, the picture has the full width, and the dock is small while the actions are in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, photograph);
  const picture = page.getByRole("img", { name: description, exact: true });
  const box = await picture.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(
    await picture.evaluate(aspectRatio),
    2,
  );
  const actions = page.locator(".dock-avoids");
  const dock = page.locator(".dock__links");
  const width = async () => (await dock.boundingBox())?.width ?? 0;
  await expect(actions).not.toBeInViewport();
  expect(await width()).toBeGreaterThan(110);
  await actions.scrollIntoViewIfNeeded();
  await expect.poll(width).toBeLessThan(110);
  await expect(dock.getByRole("link")).toHaveCount(2);
  await expect(dock).toBeInViewport({ ratio: 1 });
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
