/**
 * Draws the pictures of the staff's guide, content/guide/*.jpg: the built site's own pages, with a
 * number on each field that content/README.md speaks of. `node scripts/guide-pictures.mjs` after a
 * build; a built site in another folder: its path as the argument.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "./lib/chromium.mjs";
import { serve } from "./serve.mjs";

const content = path.join(import.meta.dirname, "..", "content");
const site = path.resolve(process.argv[2] ?? "public");
const read = (/** @type {string} */ file) =>
  JSON.parse(fs.readFileSync(path.join(content, file), "utf8"));

const home = read("pages/home.json");
const offersPage = read("pages/special-offers.json");
const contact = read("pages/contact.json");
const [category] = read("services/categories.json");
const [service] = read("services/services.json").filter(
  (/** @type {{ category: string }} */ entry) => entry.category === category.key,
);
const [offer] = read("offers/offers.json");
const galleries = read("pages/portfolio.json");

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

/**
 * A page, what of it is shown (from the top of `from` on), and its fields in the order of their
 * numbers.
 * @type {{ name: string, route: string, height: number, from: (page: Page) => Locator, marks: (page: Page) => Locator[] }[]}
 */
const views = [
  {
    name: "home",
    route: "/",
    height: 860,
    from: (page) => page.locator("body"),
    marks: (page) => [
      page.getByText(home.hero.eyebrow),
      page.getByRole("heading", { name: home.hero.heading }),
      page.getByText(home.hero.intro),
      page.getByRole("link", { name: home.hero.action.label }),
    ],
  },
  {
    name: "services",
    route: "/services",
    height: 900,
    from: (page) => page.getByRole("tablist"),
    marks: (page) => [
      page.getByRole("tab", { name: category.label }),
      page.getByRole("img", { name: category.picture.alt }),
      page.getByText(service.name, { exact: true }).first(),
      page.locator(".price").first(),
    ],
  },
  {
    name: "portfolio",
    route: "/portfolio",
    height: 900,
    from: (page) => page.getByRole("group", { name: galleries.filtersLabel }),
    marks: (page) => [
      page.getByRole("button", { name: galleries.filters[1].name, exact: true }),
      page.locator("#portfolio li > button").first(),
    ],
  },
  {
    name: "offers",
    route: "/special-offers",
    height: 850,
    from: (page) =>
      page.getByRole("heading", { name: offer.title }).locator("xpath=ancestor::ul[1]"),
    marks: (page) => {
      const card = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: offer.title }) });
      return [
        card.getByText(offersPage.popular),
        card.getByRole("heading"),
        card.locator(".price"),
        card.getByRole("list"),
      ];
    },
  },
  {
    name: "contact",
    route: "/contact",
    height: 760,
    from: (page) => page.getByRole("heading", { name: contact.information.heading }),
    marks: (page) =>
      ["address", "phone", "email", "hours"].map((name) =>
        page.locator("dl > div").filter({
          has: page.getByText(contact.information[name], { exact: true }),
        }),
      ),
  },
];

/** Frames and numbers over the page. Runs in the page. @param {{ x: number, y: number, width: number, height: number }[]} boxes */
function drawMarks(boxes) {
  boxes.forEach(({ x, y, width, height }, index) => {
    const frame = document.createElement("div");
    const number = document.createElement("span");
    frame.style.cssText = `position:absolute;z-index:99;left:${x + scrollX - 7}px;top:${y + scrollY - 7}px;width:${width + 14}px;height:${height + 14}px;border:3px solid #d6003c;border-radius:6px;box-sizing:border-box`;
    number.style.cssText =
      "position:absolute;left:-26px;top:-26px;width:28px;height:28px;border-radius:50%;background:#d6003c;color:#fff;font:700 17px/28px sans-serif;text-align:center";
    number.textContent = String(index + 1);
    frame.append(number);
    document.body.append(frame);
  });
}

/** @param {Page} page @param {(typeof views)[number]} view */
async function draw(page, { name, route, height, from, marks }) {
  await page.setViewportSize({ width: 1100, height });
  await page.goto(route, { waitUntil: "networkidle" });
  // The page alone: what hangs over it would hide fields.
  await page.addStyleTag({
    content: ".dock { display: none } .reveal { opacity: 1; transform: none }",
  });
  const top = (await from(page).first().boundingBox())?.y ?? 0;
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), Math.max(0, top - 110));
  await page.waitForLoadState("networkidle");
  const boxes = [];
  for (const mark of marks(page)) {
    const box = await mark.first().boundingBox();
    if (!box) throw new Error(`A field of the picture "${name}" is not on ${route}.`);
    boxes.push(box);
  }
  await page.evaluate(drawMarks, boxes);
  const file = path.join(content, "guide", `${name}.jpg`);
  const { size } = await sharp(await page.screenshot())
    .jpeg({ quality: 68, mozjpeg: true })
    .toFile(file);
  console.log(`${path.relative("", file)}: ${Math.round(size / 1024)} KB`);
}

const served = await serve({ dir: site, port: 0 });
const browser = await chromium.launch(launchOptions);
try {
  fs.mkdirSync(path.join(content, "guide"), { recursive: true });
  const page = await browser.newPage({ baseURL: served.url, reducedMotion: "reduce" });
  for (const view of views) await draw(page, view);
} finally {
  await browser.close();
  await served.close();
}
