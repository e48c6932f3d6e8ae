import { expect } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { portfolioPage } from "../support/content";
import { askedRows, fillIn, freshEmail, sendButton, storedFrom } from "../support/enquiries";
import { first } from "../support/first";
import { picturesLoaded, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { largest, of, photograph, photographPage } from "../support/portfolio";
import { test } from "../support/test";

const { photograph: words } = portfolioPage;
const desktop = { width: 1440, height: 900 };

const aspectRatio = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;

for (const { at, direction, words: own } of siteLocales) {
  const item = of(largest, own.portfolio)[0];

  test(`${at(photographPage)} shows the whole picture at the start, as high as the screen allows`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await visit(page, at(photographPage));
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
  await visit(page, photographPage);
  const picture = page.getByRole("img", { name: photograph.image.alt, exact: true });
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
  await visit(page, photographPage);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: photograph.image.alt, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(canonical ?? "", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: words.share })).toBeHidden();
});

for (const { code, at, words } of siteLocales) {
  test(`a visitor asks for a photograph of ${at("/portfolio")} from the lightbox`, async ({
    page,
  }) => {
    const { contact, portfolio, portfolioPage, site } = words;
    const ask = portfolioPage.filters.find(({ key }) => key === "nails")?.ask;
    const photograph = first(portfolio.filter(({ slug }) => slug === "plain-nude"));
    const email = freshEmail();
    await visit(page, at("/portfolio/nails/2"));
    const name = interpolate(portfolioPage.openLabel, { alt: photograph.image.alt });
    await page.getByRole("link", { name, exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: ask?.label ?? "" })
      .click();
    await expect(page).toHaveURL(at("/contact"));
    await expect(page).toHaveTitle(contact.seo.title);
    const asked = `${ask?.line}\n${site.url}${at("/portfolio/nails/plain-nude")}`;
    const picture = page.getByRole("main").getByRole("img", { name: photograph.image.alt });
    await expect(picture).toBeVisible();
    const whatsapp = page.getByRole("link", { name: contact.form.whatsapp });
    const { searchParams } = new URL((await whatsapp.getAttribute("href")) ?? "");
    expect(searchParams.get("text")).toBe(asked);
    await fillIn(page, email, { words: contact, message: "On Friday?" });
    await sendButton(page, contact).click();
    await expect(page.getByText(contact.form.success)).toBeVisible();
    const message = `${asked}\n\nOn Friday?`;
    expect(await storedFrom(email)).toMatchObject([{ message, locale: code }]);
    await expect(picture).toHaveCount(0);
  });
}

test("a visitor asks for a photograph whose data cannot be loaded", async ({ page }) => {
  await page.route("**/page-data/portfolio/hair/edge/**", (route) => route.abort());
  await visit(page, "/contact?photo=hair/edge");
  await askedRows(page).scrollIntoViewIfNeeded();
  await expect(askedRows(page)).toHaveText(["edge"]);
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
