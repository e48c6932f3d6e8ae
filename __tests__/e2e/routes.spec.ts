import { expect, type Page } from "@playwright/test";
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
import { visit } from "../support/journey";
import { test } from "../support/test";

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
