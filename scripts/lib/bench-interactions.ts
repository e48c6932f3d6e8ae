/** Measures how fast the site responds to taps and keys on a slow phone. */
import type { Browser, Page } from "@playwright/test";
import { openPhone, type Phone } from "./bench-phone";
import { median } from "./median";

interface Interaction {
  route: string;
  /** Runs before the measurement. */
  prepare?: (phone: Phone) => Promise<void>;
  /** The interaction, for the nth time, from 1. */
  run: (phone: Phone, nth: number) => Promise<void>;
}

/** Closes the open dialog without an interaction. */
const closeDialog = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());

const formField = (page: Page) => page.locator("form input").first();

const INTERACTIONS: Record<string, Interaction> = {
  menu: {
    route: "/",
    async run({ page, tap }) {
      await tap(page.locator("header .menu-button"));
      await closeDialog(page);
    },
  },
  tab: { route: "/services", run: ({ page, tap }, nth) => tap(page.getByRole("tab").nth(nth)) },
  filter: {
    route: "/portfolio",
    run: ({ page, tap }, nth) => tap(page.locator("#portfolio [role=group] a").nth(nth)),
  },
  "portfolio page": {
    route: "/portfolio",
    run: ({ page, tap }, nth) => tap(page.locator("#portfolio nav a[aria-label]").nth(nth)),
  },
  lightbox: {
    route: "/portfolio",
    async run({ page, tap }, nth) {
      await tap(page.locator("#portfolio a[aria-haspopup]").nth(nth - 1));
      await closeDialog(page);
    },
  },
  "form field": {
    route: "/contact",
    prepare: ({ page, tap }) => tap(formField(page)),
    async run({ page, pause }) {
      await page.keyboard.press("a");
      await pause();
    },
  },
};

/**
 * The time in milliseconds from an interaction to the next paint, as Event Timing reports it. The value of a visit is the
 * longest of three interactions. Returns the medians of all visits, by interaction and site. Visits `sites` in turn.
 */
export async function measureInteractions(
  browser: Browser,
  sites: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, Record<string, number>>> {
  const rows: Record<string, Record<string, number>> = {};
  const only = process.env["BENCH_ONLY"]?.split(",");
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    if (only && !only.includes(name)) continue;
    const values: Record<string, number[]> = {};
    for (let run = 0; run < runs; run += 1) {
      for (const [site, url] of Object.entries(sites)) {
        (values[site] ??= []).push(await measure(browser, url, interaction));
      }
    }
    rows[name] = Object.fromEntries(
      Object.entries(values).map(([site, all]) => [`${site} ms`, median(all)]),
    );
    console.log(name, JSON.stringify(values));
  }
  return rows;
}

const observeInteractions = `
  addEventListener("DOMContentLoaded", () => { window.longest = 0; });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: "event", durationThreshold: 16 });`;

async function measure(
  browser: Browser,
  url: string,
  { route, prepare, run }: Interaction,
): Promise<number> {
  const phone = await openPhone(browser, observeInteractions);
  const { page } = phone;
  await page.goto(url + route, { waitUntil: "networkidle" });
  await prepare?.(phone);
  await page.evaluate("window.longest = 0");
  for (const nth of [1, 2, 3]) await run(phone, nth);
  const longest = Number(await page.evaluate("window.longest"));
  await page.context().close();
  return longest;
}
