import { expect, type Page, test } from "@playwright/test";
import {
  about,
  contact,
  home,
  notFound,
  portfolioPage as portfolio,
  servicesPage as services,
  site,
  specialOffersPage as offers,
  testimonialsPage as testimonials,
} from "../support/content";
import { collectConsoleErrors, picturesLoaded, scrollThrough, visit } from "../support/journey";
import { delayFonts, maxLayoutShift, recordLayoutShifts } from "../support/layout-shift";
import { labelOf } from "../support/navigation";

const start = labelOf("/");

/** A path without a page. */
const lost = "/no-such/page";

const pages = [
  { path: "/", seo: home.seo, trail: [] },
  { path: "/about", seo: about.seo, trail: [start, "About"] },
  { path: "/testimonials", seo: testimonials.seo, trail: [start, "Testimonials"] },
  { path: "/services", seo: services.seo, trail: [start, "Services"] },
  { path: "/portfolio", seo: portfolio.seo, trail: [start, "Portfolio"] },
  { path: "/contact", seo: contact.seo, trail: [start, "Contact"] },
  { path: "/special-offers", seo: offers.seo, trail: [start, "Special-offers"] },
  { path: lost, seo: notFound.seo, trail: [start, "No-such", "Page"] },
];

/** The BreadcrumbList blocks in the document. */
async function breadcrumbLists(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .flatMap((text) => JSON.parse(text) as unknown)
    .filter(
      (block): block is { itemListElement: { name: string; item: string }[] } =>
        (block as { "@type"?: string })["@type"] === "BreadcrumbList",
    );
}

async function expectTrail(page: Page, path: string, trail: readonly string[]) {
  const shown = page.getByRole("navigation", { name: site.messages.layout.breadcrumbLabel });
  await expect(shown).toHaveCount(trail.length > 0 ? 1 : 0);
  await expect(shown.getByRole("listitem")).toHaveText([...trail]);
  const lists = await breadcrumbLists(page);
  expect(lists.map(({ itemListElement }) => itemListElement.map(({ name }) => name))).toEqual(
    trail.length > 0 ? [trail] : [],
  );
  expect(lists[0]?.itemListElement.at(-1)?.item).toBe(
    trail.length > 0 ? site.url + path : undefined,
  );
  await expect(page.locator("[itemscope], [itemprop]")).toHaveCount(0);
}

// Specification 2: All routes and the 404
for (const { path, seo, trail } of pages) {
  test(
    `${path} loads without console messages or layout shift`,
    { tag: "@phone" },
    async ({ page }) => {
      const errors = collectConsoleErrors(page);
      await delayFonts(page);
      const shifts = await recordLayoutShifts(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === lost ? 404 : 200);
      await expect(page).toHaveTitle(seo.title);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectTrail(page, path, trail);
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      await picturesLoaded(page);
      await expect(page.locator("[data-waiting], .reveal:not(.is-active)")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const moved = await shifts();
      expect(
        moved.reduce((sum, [value]) => sum + value, 0),
        JSON.stringify(moved),
      ).toBeLessThan(maxLayoutShift);
      /* The browser logs the status 404. The site logs no errors. */
      const ours = errors.filter((text) => path !== lost || !text.includes("status of 404"));
      expect(ours).toEqual([]);
    },
  );
}

/** The metadata in the head at one moment. */
interface Moment {
  readonly title: string;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly titles: number;
}

/** Records the metadata in every frame. `now` returns the current metadata, `all` every different one as JSON. */
async function watchHead(page: Page) {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const content = (selector: string, attribute: string) =>
        document.querySelector(selector)?.getAttribute(attribute) ?? undefined;
      const moment: Moment = {
        title: document.title,
        description: content("meta[name=description]", "content"),
        canonical: content("link[rel=canonical]", "href"),
        titles: document.head.querySelectorAll("title").length,
      };
      seen.add(JSON.stringify(moment));
      return moment;
    };
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
    Object.assign(window, { moments: { seen, look } });
  });
  return {
    now: () => page.evaluate(() => (window as unknown as Watched).moments.look()),
    all: () => page.evaluate(() => [...(window as unknown as Watched).moments.seen]),
  };
}

type Link = (typeof site.navigation)[number];

interface Watched {
  readonly moments: { readonly seen: Set<string>; readonly look: () => Moment };
}

test("during a route change, title, description and canonical link always belong to the same page", async ({
  page,
}) => {
  await visit(page, "/special-offers");
  const cpu = await page.context().newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const head = await watchHead(page);
  const expected: Moment[] = [await head.now()];
  const arrive = async (path: string) => {
    const title = pages.find((each) => each.path === path)?.seo.title ?? "";
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", site.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expected.push(await head.now());
  };
  const footer = page.getByRole("contentinfo");
  const [one, two, three] = site.navigation.slice(-3) as [Link, Link, Link];
  for (const { label, path } of [one, two, three]) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await arrive(path);
  }
  for (const { path } of [two, one]) {
    await page.goBack();
    await arrive(path);
  }
  const known = new Set(expected.map((moment) => JSON.stringify(moment)));
  expect((await head.all()).filter((moment) => !known.has(moment))).toEqual([]);
});
