/**
 * `npm run bench`: Lighthouse (mobile preset, median of five) over all pages of the built site, what scripted
 * interactions cost at a quarter of the processor's speed, and what the pages weigh. Prints tables, writes
 * test-results/bench.json. Times are told and never judged: machines are noisy. It fails on the byte budgets alone,
 * by the tests that hold them in `npm run verify`.
 */
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { chromium, devices } from "@playwright/test";
import lighthouse from "lighthouse";
import { launchOptions } from "./lib/chromium.mjs";
import { command, root, script, Stop } from "./lib/command.mjs";
import { serve } from "./serve.mjs";

const require = createRequire(import.meta.url);
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const CHROMIUM_PORT = 9333;

command(async (context) => {
  const dir = path.join(root, "public");
  if (!fs.existsSync(path.join(dir, "index.html"))) {
    throw new Stop("There is no built site in public/. Build it first: npm run build");
  }
  const site = await serve({ dir, port: 9200 });
  context.onEnd(site.close);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${CHROMIUM_PORT}`],
  });
  context.onEnd(() => browser.close());

  const pages = [];
  for (const route of routesOf(dir)) pages.push(await measurePage(site.url, route));
  console.table(Object.fromEntries(pages.map(({ route, ...values }) => [route, values])));
  const interactions = await measureInteractions(browser, site.url);
  console.table(interactions);

  const bytes = Object.fromEntries(routesOf(dir).map((route) => [route, weigh(dir, route)]));
  console.log("Bytes, gzip -9; at most 14,336 of HTML (Services 18,432), 12,288 of the others");
  console.table(bytes);

  const file = path.join(root, "test-results", "bench.json");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ pages, interactions, bytes }, null, 2));
  console.log(`Written to ${path.relative(root, file)}`);
  await browser.close();
  await judgeBytes(context, site.url);
});

/**
 * What a page's text weighs, in bytes.
 * @param {string} dir
 * @param {string} route
 */
function weigh(dir, route) {
  const name = route === "/" ? "index" : route.slice(1);
  const html = fs.readFileSync(path.join(dir, `${name}.html`), "utf8");
  const data = name === "404" ? "404.html" : name;
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text);
  const zipped = (/** @type {string | Buffer} */ text) => gzipSync(text, { level: 9 }).length;
  return {
    HTML: zipped(html),
    CSS: zipped(styles.join("")),
    "page data": zipped(fs.readFileSync(path.join(dir, "page-data", data, "page-data.json"))),
  };
}

/**
 * @param {import("./lib/command.mjs").Context} context
 * @param {string} url
 */
async function judgeBytes({ run }, url) {
  const jest = [script("jest", "bin", "jest.js"), "--testPathPatterns", "site/budgets"];
  const journeys = [script("@playwright/test", "cli.js"), "test", "weight.once", "--reporter=line"];
  const env = { BASE_URL: url };
  const ends = [await run(process.execPath, jest), await run(process.execPath, journeys, { env })];
  if (ends.some((code) => code !== 0)) {
    throw new Stop("A byte budget is exceeded: which one stands above.");
  }
}

/** The route of each built page. @param {string} dir */
function routesOf(dir) {
  const pages = fs.readdirSync(dir).filter((name) => name.endsWith(".html"));
  return pages.map((page) => `/${path.basename(page, ".html")}`.replace(/^\/index$/, "/")).sort();
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The medians of one page.
 * @param {string} base
 * @param {string} route
 */
async function measurePage(base, route) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(base + route, {
      port: CHROMIUM_PORT,
      output: "json",
      logLevel: "error",
      ignoreStatusCode: true,
    });
    if (!result) throw new Stop(`Lighthouse gave no answer for ${route}.`);
    const { categories, audits } = result.lhr;
    /** @param {string} id */
    const audit = (id) => audits[id]?.numericValue ?? 0;
    /** @param {string} id */
    const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
    runs.push({
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      seo: score("seo"),
      "LCP ms": Math.round(audit("largest-contentful-paint")),
      "TBT ms": Math.round(audit("total-blocking-time")),
      CLS: Number(audit("cumulative-layout-shift").toFixed(3)),
      KB: Math.round(audit("total-byte-weight") / 1024),
    });
  }
  /** @type {Record<string, number | string>} */
  const row = { route };
  for (const name of Object.keys(runs[0] ?? {})) {
    row[name] = median(runs.map((values) => values[/** @type {keyof typeof values} */ (name)]));
  }
  console.log(JSON.stringify(row));
  return /** @type {{ route: string }} */ (row);
}

/** How long a finger rests on the glass when it taps, in milliseconds. */
const TAP = 80;

/**
 * Interaction to Next Paint of what visitors touch most, on a phone's screen, processor slowed down four times.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} base
 */
async function measureInteractions(browser, base) {
  const vitals = fs.readFileSync(
    require.resolve("web-vitals").replace(/[^/]*$/, "web-vitals.iife.js"),
    "utf8",
  );
  /** @type {[string, string, (page: import("@playwright/test").Page) => import("@playwright/test").Locator][]} */
  const scripts = [
    ["menu", "/", (page) => page.getByRole("button", { name: "Menu" })],
    ["tab", "/services", (page) => page.getByRole("tab").nth(1)],
    ["filter", "/portfolio", (page) => page.getByRole("button", { name: "Interior", exact: true })],
    ["page", "/portfolio", (page) => page.locator("#portfolio nav button").nth(1)],
  ];
  /** @type {Record<string, { "INP ms": number }>} */
  const rows = {};
  for (const [name, route, find] of scripts) {
    const values = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ ...devices["Pixel 5"] });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.addInitScript(
        `${vitals};webVitals.onINP((m)=>{window.inp=m.value},{reportAllChanges:true,durationThreshold:16})`,
      );
      await page.goto(base + route, { waitUntil: "networkidle" });
      await tap(session, find(page));
      values.push(Number(await page.evaluate("window.inp ?? 0")));
      await context.close();
    }
    rows[name] = { "INP ms": median(values) };
  }
  return rows;
}

/**
 * A tap as a finger makes it, on something that has come to rest, and the moment after it.
 * @param {import("@playwright/test").CDPSession} session
 * @param {import("@playwright/test").Locator} target
 */
async function tap(session, target) {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  const box = await target.boundingBox();
  if (!box) throw new Stop(`There is nothing to tap: ${target}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(TAP);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(1500);
}
