import { expect, type Page, test } from "@playwright/test";
import { site } from "../support/content";
import {
  collectConsoleErrors,
  collectOtherHostRequests,
  holdRequests,
  visit,
  waitForHydration,
} from "../support/journey";

const googleHosts = /google|analytics|doubleclick/;

/** A fake of Google's script. It sends each page view from `dataLayer` to the collector. */
const fakeGtag = `
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

async function fakeGoogle(page: Page) {
  await page.route(googleHosts, (route) =>
    new URL(route.request().url()).pathname === "/gtag/js"
      ? route.fulfill({ contentType: "text/javascript", body: fakeGtag })
      : route.fulfill({ status: 204 }),
  );
}

const sent = (page: Page) =>
  page.evaluate(() => (window as unknown as { sentToAnalytics?: string[] }).sentToAnalytics);

/** Waits longer than the plugin takes to send a page view. */
async function waitForAnalytics(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

// Specification 1, 4, 7: One page view with its path per route
test("sends one page view for the first page and for each route change, including Back, and none for the lightbox", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await fakeGoogle(page);
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
  views.push(`page_view /testimonials`);
  await expect.poll(() => sent(page)).toEqual(views);
  await page.goForward();
  views.push(`page_view /contact`);
  await expect.poll(() => sent(page)).toEqual(views);
  await footerLink(page, "Portfolio").click();
  await page.locator("#portfolio li > [aria-haspopup]").first().click();
  await expect(page).toHaveURL(/\/portfolio\/[a-z]+\/[a-z]/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/portfolio");
  views.push("page_view /portfolio");
  await waitForAnalytics(page);
  expect(await sent(page)).toEqual(views);
  expect(errors).toEqual([]);
});

test("under Do Not Track, requests nothing from another host", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
  });
  const requests = collectOtherHostRequests(page);
  const errors = collectConsoleErrors(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await footerLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await page.mouse.wheel(0, 2000);
  await waitForAnalytics(page);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
  const left = await page.evaluate(() => "dataLayer" in window || document.cookie !== "");
  expect(left).toBe(false);
});

test("loads Google's script after the page, and works when the script never loads", async ({
  page,
}) => {
  let requests = 0;
  await page.route(googleHosts, () => {
    requests += 1;
  });
  const release = await holdRequests(page, /\.(avif|jpg)$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await waitForAnalytics(page);
  expect(requests).toBe(0);
  release();
  await expect.poll(() => requests).toBe(1);
  const hints = page.locator(
    "link[rel=preconnect], link[rel=dns-prefetch], head script[src^=http]",
  );
  expect(await hints.count()).toBeLessThanOrEqual(1); // Google's script, which is in the head now.
  await footerLink(page, "Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
