import { expect, test } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { photographAddress } from "../../src/lib/portfolio-views";
import { type portfolio, portfolioPage } from "../support/content";
import { fieldOf, fillIn, freshEmail, sendButton, storedFrom } from "../support/enquiries";
import { fixtureBuild } from "../support/fixture";
import { picturesLoaded, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { largest, nameOf, of, photograph, photographPage } from "../support/portfolio";

const { photograph: words, filters } = portfolioPage;
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
    expect(height).toBeGreaterThan(0.6 * desktop.height);
    const middle = x + width / 2;
    expect(direction === "rtl" ? desktop.width - middle : middle).toBeLessThan(desktop.width / 2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(item?.name ?? "");
  });
}

test("on a phone, the picture has the full width, and the dock is away while the actions are in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await visit(page, photographPage);
  const picture = page.getByRole("img", { name: photograph.image.alt, exact: true });
  const box = await picture.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(
    await picture.evaluate(aspectRatio),
    2,
  );
  const actions = page.locator(".dock-avoids");
  const dock = page.locator(".dock");
  await expect(actions).not.toBeInViewport();
  await expect(dock).toBeInViewport();
  await actions.scrollIntoViewIfNeeded();
  await expect(dock).not.toBeInViewport();
});

test("previous and next lead around the category; the breadcrumb leads to its filter", async ({
  page,
}) => {
  const list = of(largest);
  const more = page.getByRole("navigation", {
    name: interpolate(words.more, { category: nameOf(largest) }),
  });
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, photographPage);
  await more.getByRole("link").first().click();
  await expect(heading).toHaveText(list.at(-1)?.name ?? "");
  await expect(heading).toBeFocused();
  await more.getByRole("link").last().click();
  await expect(heading).toHaveText(list[0]?.name ?? "");
  await more.getByRole("link").last().click();
  await expect(heading).toHaveText(list[1]?.name ?? "");
  await page
    .getByRole("main")
    .getByRole("link", { name: nameOf(largest), exact: true })
    .click();
  await expect(page).toHaveURL(`/portfolio/${largest}`);
});

test("Share opens the browser's dialog, or copies the address", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const texts: string[] = [];
    Object.assign(window, { shared, texts });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void texts.push(text) },
    });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    });
  });
  await visit(page, photographPage);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  const share = page.getByRole("button", { name: words.share });
  await share.click();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
    { title: photograph.name, url: canonical },
  ]);
  await page.evaluate(() => Reflect.deleteProperty(navigator, "share"));
  await share.click();
  await expect(page.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { texts: unknown }).texts)).toEqual([
    canonical,
  ]);
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

const askable = filters.find((filter) => "ask" in filter && of(filter.key).length > 0);

for (const { code, at, words: own } of siteLocales) {
  const { contact, portfolioPage: page } = own;
  const filter = page.filters.find(({ key }) => key === askable?.key);
  const ask = filter && "ask" in filter ? filter.ask : { label: "", line: "" };

  test(`a visitor asks for a photograph of ${at("/portfolio")} from the lightbox`, async ({
    page,
  }) => {
    test.skip(!askable, "No filter has words that ask for a photograph.");
    const [item] = of(filter?.key ?? "", own.portfolio) as [(typeof portfolio)[0]];
    const email = freshEmail();
    await visit(page, at(`/portfolio/${filter?.key}`));
    await page
      .getByRole("link", {
        name: interpolate(own.portfolioPage.openLabel, { alt: item.image.alt }),
      })
      .click();
    await page.getByRole("dialog").getByRole("link", { name: ask.label }).click();
    await expect(page).toHaveURL(at(`/contact?photo=${item.category}/${item.slug}`));
    const address = own.site.url + photographAddress(at("/portfolio"), item);
    const begins = `${interpolate(ask.line, { name: item.name })}\n${address}`;
    await expect(fieldOf(page, "message", contact)).toHaveValue(new RegExp(`^${escape(begins)}`));
    await expect(page.locator("form img")).toBeVisible();
    const href = await page.getByRole("link", { name: contact.form.whatsapp }).getAttribute("href");
    expect(new URL(href ?? "").searchParams.get("text")).toContain(begins);
    await fillIn(page, email, { words: contact, message: `${begins}\nOn Friday?` });
    await sendButton(page, contact).click();
    await expect(page.getByText(contact.form.success)).toBeVisible();
    expect(await storedFrom(email)).toMatchObject([
      { message: `${begins}\nOn Friday?`, locale: code },
    ]);
    await expect(page.locator("form img")).toHaveCount(0);
  });
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("a landscape photograph is not cropped, and does not widen the page", async ({ page }) => {
  const edited = fixtureBuild("edited");
  const items = edited.content<typeof portfolio>("portfolio/portfolio.json");
  const wide = items.find(({ slug }) => slug === "edge");
  await page.goto(edited.url(photographAddress("/portfolio", wide ?? photograph)));
  const picture = page.getByRole("img", { name: wide?.image.alt ?? "", exact: true });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 2, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
