import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { askedRows, fieldOf, freshEmail, sendButton, storedFrom } from "../support/enquiries";
import { reload, scrollThrough, visit } from "../support/journey";
import { tabTo } from "../support/keyboard";
import { recordLayoutShifts } from "../support/layout-shift";
import { siteLocales } from "../support/locales";
import { of, pageSize } from "../support/portfolio";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

for (const { name: language, code, at, words } of siteLocales) {
  const { contact, offers, portfolio, portfolioPage, services, site } = words;
  const { servicesPage, specialOffersPage } = words;
  const { bookNow, comma, kept } = site.messages.layout;
  const { keep } = portfolioPage.photograph;
  const askOf = (category: string) =>
    portfolioPage.filters.find(({ key }) => key === category)?.ask ?? undefined;
  const [first, second] = portfolio.filter(({ category }) => askOf(category));

  type Item = (typeof portfolio)[number];
  const routeOf = ({ category, slug }: Item) => `/portfolio/${category}/${slug}`;
  const addressOf = (item: Item) => site.url + at(routeOf(item));

  /** The address of the photographs of its category among which a photograph is. */
  const viewOf = (item: Item) => {
    const number = Math.floor(of(item.category, portfolio).indexOf(item) / pageSize) + 1;
    return at(`/portfolio/${item.category}${number > 1 ? `/${number}` : ""}`);
  };

  /** The name of the floating button while photographs are kept. */
  const bookName = (count: number) => {
    const forms: Readonly<Record<string, string>> = kept;
    const text = forms[new Intl.PluralRules(code).select(count)] ?? kept.other;
    return bookNow + comma + interpolate(text, { count });
  };

  const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
  const keepButton = (page: Page) => page.getByRole("button", { name: keep, exact: true });
  const message = (page: Page) => fieldOf(page, "message", contact);
  const removeButton = (page: Page, { name }: { name: string }) =>
    page.getByRole("button", { name: interpolate(contact.form.remove, { name }), exact: true });

  async function openInLightbox(page: Page, item: Item) {
    await visit(page, viewOf(item));
    await link(page, interpolate(portfolioPage.openLabel, { alt: item.image.alt })).click();
    return page.getByRole("dialog", { name: portfolioPage.lightbox.label });
  }

  async function keepOnItsPage(page: Page, item: Item) {
    await visit(page, at(routeOf(item)));
    await keepButton(page).click();
    await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
  }

  /* Staff may show fewer photographs that visitors can ask for. */
  if (!first || !second) continue;

  test.describe(language, () => {
    test.describe("on a phone", () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test("two services, an offer and photographs are asked for in one enquiry, beside her words", async ({
        page,
      }) => {
        const [service, other] = services.filter(
          ({ category }) => category === services[0]?.category,
        );
        const [offer] = offers;
        if (!service || !other || !offer) return;
        await visit(page, at("/contact"));
        await message(page).fill("On Friday?\nFor two.");
        for (const { name } of [service, other]) {
          await visit(page, at(`/services#${service.category}`));
          await link(page, interpolate(servicesPage.bookLabel, { service: name })).tap();
          await expect(page).toHaveURL(at("/contact"));
        }
        await visit(page, at("/special-offers"));
        await link(page, interpolate(specialOffersPage.bookLabel, { offer: offer.title })).tap();
        await expect(askedRows(page, contact)).toHaveText([service.name, other.name, offer.title]);
        const dialog = await openInLightbox(page, first);
        await dialog.getByRole("button", { name: keep, exact: true }).tap();
        await keepOnItsPage(page, second);
        await expect(link(page, bookName(2))).toHaveAttribute("href", at("/contact"));
        await link(page, askOf(second.category)?.label ?? "").tap();
        await expect(page).toHaveURL(at("/contact"));
        await expect(askedRows(page, contact)).toHaveCount(5);
        for (const { image } of [first, second]) {
          await expect(page.getByRole("main").getByAltText(image.alt)).toBeVisible();
        }
        await removeButton(page, other).tap();
        await expect(removeButton(page, first)).toBeVisible();
        await expect(askedRows(page, contact)).toHaveCount(4);
        await expect(message(page)).toHaveValue("On Friday?\nFor two.");

        const email = freshEmail();
        await fieldOf(page, "name", contact).fill("Amal");
        await fieldOf(page, "email", contact).fill(email);
        await sendButton(page, contact).tap();
        await expect(page.getByText(contact.form.success)).toBeInViewport();
        const lines = [
          ...[contact.form.messageStartSeveral, service.name, offer.title],
          ...[contact.form.looksStart, addressOf(first), addressOf(second)],
          ...["", "On Friday?", "For two."],
        ];
        expect(await storedFrom(email)).toMatchObject([
          { message: lines.join("\n"), locale: code },
        ]);
        await expect(askedRows(page, contact)).toHaveCount(0);
        await page.reload();
        await expect(message(page)).toHaveValue("");
        await expect(askedRows(page, contact)).toHaveCount(0);
      });
    });

    test("the same is possible without a mouse", async ({ page }) => {
      for (const item of [first, second]) {
        await visit(page, at(routeOf(item)));
        await tabTo(page, keepButton(page));
        await page.keyboard.press("Space");
        await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
        await expect(keepButton(page)).toBeFocused();
      }
      await tabTo(page, link(page, bookName(2)));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const email = freshEmail();
      await tabTo(page, fieldOf(page, "name", contact));
      await page.keyboard.type("Amal");
      await tabTo(page, fieldOf(page, "email", contact));
      await page.keyboard.type(email);
      await tabTo(page, removeButton(page, first));
      await page.keyboard.press("Enter");
      await expect(removeButton(page, second)).toBeFocused();
      await tabTo(page, sendButton(page, contact));
      await page.keyboard.press("Enter");
      await expect(page.getByText(contact.form.success)).toBeVisible();
      const line = askOf(second.category)?.line;
      expect(await storedFrom(email)).toMatchObject([
        { message: `${line}\n${addressOf(second)}`, locale: code },
      ]);
    });

    test("Back leads through all of it, and what was removed is not kept again", async ({
      page,
    }) => {
      const dialog = await openInLightbox(page, first);
      await dialog.getByRole("link", { name: askOf(first.category)?.label ?? "" }).click();
      await expect(removeButton(page, first)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(at(routeOf(first)));
      await expect(keepButton(page)).toHaveAttribute("aria-pressed", "true");
      await keepButton(page).click();
      await expect(link(page, bookNow)).toBeVisible();
      await page.goForward();
      await expect(page).toHaveURL(at("/contact"));
      await expect(askedRows(page, contact)).toHaveCount(0);
      await page.goBack();
      await expect(keepButton(page)).toHaveAttribute("aria-pressed", "false");
      await page.goBack();
      await expect(page).toHaveURL(viewOf(first));
      await expect(dialog).toBeHidden();
    });

    test("on a phone, the buttons are on one line, and two of them are round", async ({ page }) => {
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(at(routeOf(first)));
        const share = page.getByRole("button", { name: portfolioPage.photograph.share });
        const ask = link(page, askOf(first.category)?.label ?? "");
        const boxes = await Promise.all(
          [ask, keepButton(page), share].map((button) => button.boundingBox()),
        );
        const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
        expect(new Set(middles).size).toBe(1);
        for (const box of boxes.slice(1)) {
          expect(box?.width).toBeCloseTo(52, 0);
          expect(box?.height).toBeCloseTo(52, 0);
        }
      }
    });
  });

  if (code !== "en") continue;

  test("what another tab keeps or books is shown at once", async ({ page, context }) => {
    await visit(page, at("/contact"));
    const other = await context.newPage();
    await keepOnItsPage(other, first);
    await visit(other, at(`/contact?service=${services[0]?.slug}`));
    await expect(removeButton(page, first)).toBeVisible();
    await expect(askedRows(page)).toHaveText([services[0]?.name ?? "", first.name]);
  });

  test("a photograph whose page is gone is not kept any more, one that did not load is", async ({
    page,
  }) => {
    await visit(page, at("/about"));
    await page.evaluate(
      ([gone, known]) => {
        const lines = [gone, known].map((look) => `${look} ${Date.now()}`);
        localStorage.setItem("zahrelle-looks", lines.join("\n"));
      },
      [`${first.category}/this-page-is-gone`, `${first.category}/${first.slug}`] as const,
    );
    await page.route(`**/page-data${routeOf(first)}/**`, (route) => route.abort());
    await visit(page, at("/contact"));
    await expect(askedRows(page)).toHaveText([first.slug.replaceAll("-", " ")]);
    await expect(page.getByRole("main").getByAltText(first.image.alt)).toHaveCount(0);
    await expect(link(page, bookName(1))).toBeAttached();
  });

  test("a reload with three rows moves the form little", async ({ page }) => {
    for (const item of [first, second]) await keepOnItsPage(page, item);
    await visit(page, at(`/contact?service=${services[0]?.slug}`));
    await expect(askedRows(page)).toHaveCount(3);
    const shifts = await recordLayoutShifts(page);
    await sendButton(page).scrollIntoViewIfNeeded();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await reload(page);
      await expect(askedRows(page)).toHaveCount(3);
      await scrollThrough(page);
      const moved = await shifts();
      expect(
        moved.reduce((sum, [value]) => sum + value, 0),
        JSON.stringify(moved),
      ).toBeLessThan(0.1);
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name: language, at, words } of siteLocales) {
    const { filters, photograph } = words.portfolioPage;
    const asked = filters.find(({ ask }) => ask);
    const [item] = of(asked?.key ?? "", words.portfolio);
    if (!asked?.ask || !item) continue;
    const { label } = asked.ask;

    test(`${language}: nothing can be kept, and the link asks for one`, async ({ page }) => {
      await page.goto(at(`/portfolio/${item.category}/${item.slug}`));
      await expect(page.getByRole("button", { name: photograph.keep })).toBeHidden();
      await expect(page.getByRole("link", { name: label })).toHaveAttribute(
        "href",
        at(`/contact?photo=${item.category}/${item.slug}`),
      );
    });
  }
});
