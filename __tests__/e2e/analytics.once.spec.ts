import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { categories, portfolioPage as portfolio, site } from "../support/content";
import { fixtureBuild } from "../support/fixture";
import {
  collectConsoleErrors,
  hearOtherHosts,
  holdPictures,
  isRunning,
  visit,
} from "../support/journey";
import { labelOf } from "../support/navigation";
import { largest, nameOf } from "../support/portfolio";

const [before, last] = site.navigation.slice(-2).map(({ path }) => path);

/** The site itself is built without a measurement id, this one with it. */
const withId = fixtureBuild("edited");

const far = /google|analytics|doubleclick/;

/** What the far script would find: it sends each page view that the page has told of, to a collector. */
const farScript = `
  const seen = [];
  const send = (entry) => {
    const [command, name, values] = entry;
    if (command === "config") seen.push("config " + name);
    if (command !== "event") return;
    seen.push(name + " " + values.page_path);
    navigator.sendBeacon("https://www.google-analytics.com/g/collect?ep=" + encodeURIComponent(values.page_path));
  };
  window.sentToAnalytics = seen;
  dataLayer.forEach(send);
  dataLayer.push = (...entries) => { entries.forEach(send); return Array.prototype.push.apply(dataLayer, entries); };`;

async function answerHere(page: Page) {
  await page.route(far, (route) =>
    new URL(route.request().url()).pathname === "/gtag/js"
      ? route.fulfill({ contentType: "text/javascript", body: farScript })
      : route.fulfill({ status: 204 }),
  );
}

const sent = (page: Page) =>
  page.evaluate(() => (window as unknown as { sentToAnalytics?: string[] }).sentToAnalytics);

/** Waits for as many frames as the plugin takes before it sends a page view, and some more. */
async function letItSend(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test.describe("with a measurement id", () => {
  test.use({ baseURL: withId.url() });

  // Specification 1, 7: One page view with its path per route
  test("one page view with its path for the first page and for each route, Back included", async ({
    page,
  }) => {
    const errors = collectConsoleErrors(page);
    await answerHere(page);
    await visit(page, "/");
    const views = ["config G-TEST00000", "page_view /"];
    await expect.poll(() => sent(page)).toEqual(views);
    for (const { label, path } of site.navigation.slice(1)) {
      await footerLink(page, label).click();
      await expect(page).toHaveURL(path);
      views.push(`page_view ${path}`);
      await expect.poll(() => sent(page)).toEqual(views);
    }
    await page.goBack();
    views.push(`page_view ${before}`);
    await expect.poll(() => sent(page)).toEqual(views);
    await page.goForward();
    views.push(`page_view ${last}`);
    await expect.poll(() => sent(page)).toEqual(views);
    await letItSend(page);
    expect(await sent(page)).toEqual(views);
    expect(errors).toEqual([]);
  });

  // Specification 4: One page view per route: a hash is none
  test("a hash is no page view: tabs of the price list, and Back through them", async ({
    page,
  }) => {
    await answerHere(page);
    await visit(page, "/services#skin");
    const views = ["config G-TEST00000", "page_view /services"];
    await expect.poll(() => sent(page)).toEqual(views);
    const tab = (index: number) => page.getByRole("tab").nth(index);
    expect(await page.getByRole("tab").count()).toBe(
      categories.filter(({ hasTab }) => hasTab).length,
    );
    for (const index of [1, 2]) {
      await tab(index).click();
      await expect(tab(index)).toHaveAttribute("aria-selected", "true");
      await letItSend(page);
    }
    await page.goBack();
    await expect(tab(1)).toHaveAttribute("aria-selected", "true");
    await page.evaluate(() => (location.hash = "#nails"));
    await letItSend(page);
    expect(await sent(page)).toEqual(views);
  });

  // Specification 4: One page view per route: a query is none
  test("a query is no page view: filters and pages of the portfolio, and Back through them", async ({
    page,
  }) => {
    await answerHere(page);
    await visit(page, "/portfolio");
    const views = ["config G-TEST00000", "page_view /portfolio"];
    await expect.poll(() => sent(page)).toEqual(views);
    await page.getByRole("button", { name: nameOf(largest), exact: true }).click();
    await expect(page).toHaveURL(`/portfolio?category=${largest}`);
    const second = interpolate(portfolio.pageLabel, { page: 2 });
    await page.getByRole("button", { name: second, exact: true }).click();
    await expect(page).toHaveURL(`/portfolio?category=${largest}&page=2`);
    await page.goBack();
    await expect(page).toHaveURL(`/portfolio?category=${largest}`);
    await letItSend(page);
    expect(await sent(page)).toEqual(views);
    await footerLink(page, labelOf("/about")).click();
    await expect.poll(() => sent(page)).toEqual([...views, "page_view /about"]);
    await page.goBack();
    await expect
      .poll(() => sent(page))
      .toEqual([...views, "page_view /about", "page_view /portfolio"]);
  });

  test("under Do Not Track nothing at all is fetched from another host", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
    });
    const asked = hearOtherHosts(page);
    const errors = collectConsoleErrors(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await footerLink(page, labelOf("/about")).click();
    await expect(page).toHaveURL("/about");
    await page.mouse.wheel(0, 2000);
    await letItSend(page);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
    const left = await page.evaluate(() => "dataLayer" in window || document.cookie !== "");
    expect(left).toBe(false);
  });

  test("a far host that is blocked breaks nothing", async ({ page }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    let asked = 0;
    await page.route(far, (route) => {
      asked += 1;
      return route.abort("blockedbyclient");
    });
    await visit(page, "/");
    await expect.poll(() => asked).toBe(1);
    await footerLink(page, labelOf("/services")).click();
    await expect(page).toHaveURL("/services");
    await page.getByRole("tab").nth(1).click();
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(thrown).toEqual([]);
  });

  test("a far host that never answers delays nothing: it is asked after the page has loaded", async ({
    page,
  }) => {
    let asked = 0;
    await page.route(far, () => {
      asked += 1;
    });
    const release = await holdPictures(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await isRunning(page);
    await letItSend(page);
    expect(asked).toBe(0);
    release();
    await expect.poll(() => asked).toBe(1);
    const hints = page.locator(
      "link[rel=preconnect], link[rel=dns-prefetch], head script[src^=http]",
    );
    expect(await hints.count()).toBeLessThanOrEqual(1); // The far script itself, by now.
    await footerLink(page, labelOf("/contact")).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("without an id nobody is asked, and nothing of analytics runs", async ({ page }) => {
  const asked = hearOtherHosts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await footerLink(page, labelOf("/services")).click();
  await expect(page).toHaveURL("/services");
  await letItSend(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => "gtag" in window || "dataLayer" in window)).toBe(false);
});
