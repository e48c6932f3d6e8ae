/**
 * `npm run verify:engines`: ten steps through the built site in Firefox and in WebKitGTK. Best effort: what is not
 * installed is said and not counted as a failure. BASE_URL names a site that is served already.
 */
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { command, root, Stop } from "./lib/command.mjs";
import { startFirefox, startWebKit } from "./lib/engines.mjs";
import { serve } from "./serve.mjs";

/** @typedef {import("./lib/engines.mjs").Browser} Browser */

/** @param {string} file */
const content = (file) => JSON.parse(fs.readFileSync(path.join(root, "content", file), "utf8"));
const home = content("pages/home.json");
const contact = content("pages/contact.json");
const notFound = content("pages/not-found.json");

const h1 = "return document.querySelector('main h1')?.textContent ?? ''";

/** @type {[string, (browser: Browser, url: string) => Promise<unknown>][]} */
const STEPS = [
  [
    "Home opens with its heading",
    async (browser, url) => {
      await browser.open(`${url}/`);
      await expect(browser, h1, home.hero.heading);
    },
  ],
  [
    "its first picture is drawn",
    async (browser) => {
      await expect(browser, "return document.querySelector('main img').naturalWidth > 0", true);
    },
  ],
  [
    "a link leads to the services, and the focus to their heading",
    async (browser) => {
      await hydrated(browser);
      await browser.click("main a[href='/services']");
      await expect(browser, "return location.pathname", "/services");
      await expect(browser, "return document.activeElement?.tagName", "H1");
    },
  ],
  [
    "a tab shows its prices",
    async (browser) => {
      await browser.click("#tab-facials");
      await expect(browser, "return location.hash", "#facials");
      await expect(browser, "return document.getElementById('facials').checkVisibility()", true);
      await expect(browser, "return document.getElementById('hair-care').checkVisibility()", false);
    },
  ],
  [
    "the search finds a price",
    async (browser) => {
      await browser.type("#service-search", "hydrafacial");
      await expect(
        browser,
        "return /KD\\s25/.test(document.querySelector('[role=search]').textContent)",
        true,
      );
    },
  ],
  [
    "a filter of the portfolio shows its photographs",
    async (browser, url) => {
      await browser.open(`${url}/portfolio?category=nails`);
      await hydrated(browser);
      await expect(browser, "return document.querySelectorAll('#portfolio li > button').length", 6);
      await expect(
        browser,
        "return document.querySelector('[aria-pressed=true]').textContent",
        "Nails & Beauty",
      );
    },
  ],
  [
    "a photograph opens, and Escape closes it",
    async (browser) => {
      await browser.click("#portfolio li > button");
      await expect(
        browser,
        "return document.querySelector('dialog[open] img')?.naturalWidth > 0",
        true,
      );
      await browser.escape();
      await expect(browser, "return document.querySelector('dialog[open]') === null", true);
    },
  ],
  [
    "a film plays",
    async (browser, url) => {
      await browser.open(`${url}/testimonials`);
      await hydrated(browser);
      const card = "main li a[role=button]";
      await expect(browser, `return document.querySelector("${card}") !== null`, true);
      await browser.click(card);
      await expect(browser, "return document.querySelector('video')?.currentTime > 0", true);
    },
  ],
  [
    "the contact page has a form that says what is missing, or the salon's phone",
    async (browser, url) => {
      await browser.open(`${url}/contact`);
      await hydrated(browser);
      if (!(await browser.run("return document.querySelector('main form') !== null"))) {
        await expect(
          browser,
          "return document.querySelector('main a[href^=\"tel:\"]').checkVisibility()",
          true,
        );
        return;
      }
      await browser.click("main form button.btn--primary");
      await expect(
        browser,
        "return document.getElementById('name-error')?.textContent",
        contact.form.name.valueMissing,
      );
    },
  ],
  [
    "a wrong address shows the 404 page, and nothing scrolls sideways on a phone",
    async (browser, url) => {
      await browser.resize(390, 844);
      await browser.open(`${url}/nothing-here`);
      await expect(browser, h1, notFound.code);
      await expect(browser, "return document.documentElement.scrollWidth <= innerWidth", true);
    },
  ],
];

/** Waits until a script gives a value. @param {Browser} browser @param {string} script @param {unknown} wanted */
async function expect(browser, script, wanted) {
  /** @type {unknown} */
  let given;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    given = await browser.run(script).catch((error) => error.message);
    if (given === wanted) return;
    await wait(250);
  }
  throw new Error(`${JSON.stringify(given)} instead of ${JSON.stringify(wanted)}: ${script}`);
}

/** @param {Browser} browser */
async function hydrated(browser) {
  const marked = "return document.documentElement.classList.contains('can-reveal')";
  await expect(browser, marked, true);
}

/** @param {string} name @param {() => Promise<Browser>} start @param {string} url */
async function verify(name, start, url) {
  console.log(`\n== ${name}`);
  /** @type {Browser} */
  let browser;
  try {
    browser = await start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`NOT RUN: ${reason}`);
    return { name, state: "not run", failed: 0 };
  }
  let failed = 0;
  for (const [index, [step, work]] of STEPS.entries()) {
    try {
      await work(browser, url);
      console.log(`${index + 1}. ${step}: ok`);
    } catch (error) {
      failed += 1;
      console.log(
        `${index + 1}. ${step}: FAILED. ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  await browser.close();
  return { name, state: `${STEPS.length - failed} of ${STEPS.length} steps`, failed };
}

command(async (context) => {
  let url = process.env.BASE_URL;
  if (!url) {
    const dir = path.join(root, "public");
    if (!fs.existsSync(path.join(dir, "index.html"))) {
      throw new Stop("There is no built site. Build it first: npm run build");
    }
    const site = await serve({ dir, port: 0 });
    context.onEnd(site.close);
    url = site.url;
  }
  const results = [
    await verify("Firefox", startFirefox, url),
    await verify("WebKitGTK", startWebKit, url),
  ];
  console.log(`\n${results.map(({ name, state }) => `${name}: ${state}`).join("; ")}`);
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
