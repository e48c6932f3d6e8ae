import { expect, type Page, test } from "@playwright/test";
import {
  about,
  contact,
  home,
  portfolioPage as portfolio,
  servicesPage as services,
  site,
  specialOffersPage as offers,
  testimonialsPage as testimonials,
} from "../support/content";
import { collectConsoleErrors, picturesLoaded, scrollThrough, visit } from "../support/journey";
import { delayFonts, maxLayoutShift, recordLayoutShifts } from "../support/layout-shift";
import { siteLocales } from "../support/locales";
import { needs } from "../support/needs";
import { routes } from "../support/routes";

/* Chromium counts a layout shift when a number in the first line of an Arabic text changes, although nothing moves. */
const maxShift = { ltr: maxLayoutShift, rtl: Math.max(maxLayoutShift, 0.01) };

// Specification 2: All routes and the 404
for (const { at, direction } of siteLocales) {
  /* Both languages have the same layouts: one is tested at both sizes, the other on a phone. */
  const tag = direction === "ltr" ? ["@phone"] : [];

  for (const path of routes.map(at)) {
    test(`${path} loads without console messages or layout shift`, { tag }, async ({ page }) => {
      if (direction === "rtl") await page.setViewportSize({ width: 390, height: 844 });
      const isLost = path.endsWith("/nothing-here");
      const errors = collectConsoleErrors(page);
      await delayFonts(page);
      const shifts = await recordLayoutShifts(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(isLost ? 404 : 200);
      await expect(page).toHaveURL(path);
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      await picturesLoaded(page);
      await expect(page.locator("[data-waiting]")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const moved = await shifts();
      expect(
        moved.reduce((sum, [value]) => sum + value, 0),
        JSON.stringify(moved),
      ).toBeLessThan(maxShift[direction]);
      /* The browser logs the status 404. The site logs no errors. */
      const ours = errors.filter((text) => !isLost || !text.includes("status of 404"));
      expect(ours).toEqual([]);
    });
  }
}

const titles: Readonly<Record<string, string>> = {
  "/": home.seo.title,
  "/about": about.seo.title,
  "/testimonials": testimonials.seo.title,
  "/services": services.seo.title,
  "/portfolio": portfolio.seo.title,
  "/contact": contact.seo.title,
  "/special-offers": offers.seo.title,
};

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
  needs({ links: 3 });
  await visit(page, "/special-offers");
  const cpu = await page.context().newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const head = await watchHead(page);
  const expected: Moment[] = [await head.now()];
  const arrive = async (path: string) => {
    await expect(page).toHaveTitle(titles[path] ?? "");
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
