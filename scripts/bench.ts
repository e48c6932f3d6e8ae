/**
 * `npm run bench` measures the built site in public/ on a slow phone: loading, script, interactions and route changes.
 * `npm run bench -- before/public public` compares two or more built sites. It visits them in turn, so that noise affects
 * all of them. Prints the medians. BENCH_RUNS sets the number of visits, 9 by default.
 */
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { openPhone, type Phone } from "./lib/bench-phone";
import { builtSite } from "./lib/build";
import { launchOptions } from "./lib/chromium";
import { command, root } from "./lib/command";
import { serve } from "./lib/static-server";

/** Measures the page at an address. Returns values by the name of their row. */
type Measurement = (phone: Phone, route: string) => Promise<Record<string, number>>;

/**
 * The largest contentful paint, the time until React has hydrated the page, total blocking time, and the script after
 * gzip -9, in files and in the page.
 */
const load: Measurement = async ({ page, pause }, route) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.endsWith(".js")) return;
    scripts.push(response.body().catch(() => Buffer.alloc(0))); // It arrived after the page was closed.
  });
  await page.goto(route, { waitUntil: "networkidle" });
  await pause();
  const inline = await page.locator("script:not([src], [type])").allTextContents();
  const texts = [...(await Promise.all(scripts)), Buffer.from(inline.join("\n"))];
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  const blocked = Number(await page.evaluate("window.blocked ?? 0"));
  const largest = Number(await page.evaluate("window.largest ?? 0"));
  const hydrated = await page.evaluate(
    () => performance.getEntriesByName("onInitialClientRender")[0]?.startTime ?? 0, // Gatsby's mark.
  );
  return {
    "LCP ms": Math.round(largest),
    "hydrated ms": Math.round(hydrated),
    "blocking ms": Math.round(blocked),
    "script KB": Math.round(bytes / 102.4) / 10,
  };
};

/** The longest time from one of three interactions to the next paint, as Event Timing reports it. `run` gets 1, 2, 3. */
function interaction(run: (phone: Phone, nth: number) => Promise<unknown>): Measurement {
  return async (phone, route) => {
    await phone.page.goto(route, { waitUntil: "networkidle" });
    for (const nth of [1, 2, 3]) {
      await run(phone, nth);
      // Closes the dialog without an interaction.
      await phone.page.evaluate("document.querySelector('dialog[open]')?.close()");
    }
    return { "longest interaction ms": Number(await phone.page.evaluate("window.longest ?? 0")) };
  };
}

const tapOn = (selector: string) =>
  interaction(({ page, tap }, nth) => tap(page.locator(selector).nth(nth)));

async function typeIntoSearch({ page, pause }: Phone): Promise<void> {
  await page.locator("[role=search] input").press("a");
  await pause();
}

/** The time from the touch of a link to the first frame with the heading of its page. */
const routeChange: Measurement = async ({ page, tap, pause }, route) => {
  await page.goto(route, { waitUntil: "networkidle" });
  const link = page.locator('main a[href="/services"]').first();
  await page.evaluate("addEventListener('touchstart', () => { window.touched = Date.now(); })");
  await tap(link);
  await page.waitForURL("**/services");
  await pause();
  return { "to Services ms": Number(await page.evaluate("shown['/services'] - touched")) };
};

const MEASUREMENTS: readonly [name: string, route: string, measure: Measurement][] = [
  ["Home", "/", load],
  ["Services", "/services", load],
  ["Portfolio", "/portfolio", load],
  ["Contact", "/contact", load],
  ["Home", "/", routeChange],
  ["Menu", "/", interaction(({ page, tap }) => tap(page.locator("header .menu-button")))],
  ["Tab", "/services", tapOn("[role=tab]")],
  ["Filter", "/portfolio", tapOn("#portfolio [role=group] a")],
  ["Page of the portfolio", "/portfolio", tapOn("#portfolio nav a[aria-label]")],
  ["Lightbox", "/portfolio", tapOn("#portfolio a[aria-haspopup]")],
  ["Letter of the search", "/services", interaction(typeIntoSearch)],
];

command(async ({ onEnd }) => {
  const given = process.argv.slice(2);
  const browser = await chromium.launch(launchOptions());
  onEnd(() => browser.close());
  const sites: Record<string, string> = {};
  for (const dir of given.length > 0 ? given : [builtSite()]) {
    const site = await serve({ dir });
    onEnd(site.close);
    sites[path.relative(root, path.resolve(dir))] = site.url;
  }
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, route, measure] of MEASUREMENTS) {
    const values: Record<string, Record<string, number[]>> = {};
    for (let run = 0; run < Number(process.env["BENCH_RUNS"] || 9); run += 1) {
      for (const [site, url] of Object.entries(sites)) {
        const phone = await openPhone(browser);
        const measured = await measure(phone, url + route);
        await phone.page.context().close();
        for (const [what, value] of Object.entries(measured)) {
          ((values[`${name}: ${what}`] ??= {})[site] ??= []).push(value);
        }
      }
    }
    for (const [row, bySite] of Object.entries(values)) {
      console.log(row, JSON.stringify(bySite));
      rows[row] = Object.fromEntries(
        Object.entries(bySite).map(([site, all]) => [site, medianOf(all)]),
      );
    }
  }
  console.table(rows);
});

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
