/**
 * `npx tsx scripts/guide-pictures.ts` creates the pictures of the staff guide, content/guide/*.jpg. They show the built
 * site's pages with a number on each field that content/README.md describes. Takes another folder with a built site as
 * its argument.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { box, field, openForms, openRow, scrollDown } from "../__tests__/support/admin";
import offersFile from "../content/offers/offers.json";
import contactFile from "../content/pages/contact.json";
import homeFile from "../content/pages/home.json";
import galleriesFile from "../content/pages/portfolio.json";
import offersPageFile from "../content/pages/special-offers.json";
import portfolioFile from "../content/portfolio/portfolio.json";
import categoriesFile from "../content/services/categories.json";
import servicesFile from "../content/services/services.json";
import siteFile from "../content/site.json";
import { builtSite } from "./lib/build";
import { launchOptions } from "./lib/chromium";
import { command, root } from "./lib/command";
import { first } from "./lib/first";
import { inLanguage } from "./lib/in-language";
import { serve } from "./lib/static-server";

const categories = inLanguage(categoriesFile);
const contact = inLanguage(contactFile);
const galleries = inLanguage(galleriesFile);
const home = inLanguage(homeFile);
const offers = inLanguage(offersFile);
const offersPage = inLanguage(offersPageFile);
const services = inLanguage(servicesFile);

const GUIDE = path.join(root, "content", "guide");

/** A section of a page: where it starts (`from`) and its fields in the order of their numbers. */
interface View {
  name: string;
  route: string;
  height: number;
  from: (page: Page) => Locator;
  marks: (page: Page) => Locator[];
}

command(async ({ onEnd }) => {
  const [folder] = process.argv.slice(2);
  const served = await serve({ dir: folder ? path.resolve(folder) : builtSite() });
  onEnd(served.close);
  const browser = await chromium.launch(launchOptions());
  onEnd(() => browser.close());
  fs.mkdirSync(GUIDE, { recursive: true });
  const page = await browser.newPage({ baseURL: served.url, reducedMotion: "reduce" });
  for (const view of views()) await draw(page, view);
  await drawForms(await browser.newPage({ baseURL: served.url, locale: "en-US" }));
});

/** The five tasks of the guide in the forms of /admin. Nothing is saved. */
async function drawForms(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1100, height: 760 });
  const { open } = await openForms(page);
  await open("services/services.json");
  await openRow(page, 0);
  await box(page, "entries.0.price").fill("KD 7");
  await keepField(page, "entries.0.category", "form-price");

  const service = `entries.${servicesFile.length}`;
  await page.getByRole("button", { name: /^Add .?Service/ }).click();
  await scrollDown(page, "entries", `${service}.price`);
  await box(page, `${service}.name.en`).fill("Silk Press");
  await box(page, `${service}.name.ar`).fill("فرد الشعر");
  await box(page, `${service}.price`).fill("KD 9");
  await keepField(page, `${service}.name`, "form-service");

  await open("portfolio/portfolio.json");
  await page.getByRole("button", { name: /^Add .?Photograph/ }).click();
  const photograph = `entries.${portfolioFile.length}`;
  const photo = `${photograph}.image`;
  await scrollDown(page, "entries", `${photograph}.name.en`);
  await box(page, `${photograph}.name.en`).fill("Clay & Petal");
  await box(page, `${photograph}.name.ar`).fill("طين وبتلات");
  await scrollDown(page, `${photograph}.name`, `${photo}.src`);
  const shown = path.join(root, "content", "portfolio", first(portfolioFile).image.src);
  const upload = { name: "new-photo.jpg", mimeType: "image/jpeg", buffer: fs.readFileSync(shown) };
  await field(page, `${photo}.src`).locator("input[type=file]").first().setInputFiles(upload);
  await scrollDown(page, `${photo}.src`, `${photo}.alt.en`);
  await box(page, `${photo}.alt.en`).fill("Clay nails on a petal wall.");
  await page.setViewportSize({ width: 1100, height: 1260 });
  await keepField(page, `${photograph}.name`, "form-photograph");
  await page.setViewportSize({ width: 1100, height: 760 });

  await open("offers/offers.json");
  await openRow(page, 0);
  await keep("form-offer", await page.screenshot());

  await open("site.json");
  await field(page, "hours").getByRole("button", { name: "Expand", exact: true }).first().click();
  await scrollDown(page, "hours", "hours.exceptions");
  await field(page, "hours.exceptions").getByRole("button", { name: /^Add/ }).click();
  const holiday = `hours.exceptions.${siteFile.hours.exceptions.length}`;
  await scrollDown(page, "hours.exceptions", `${holiday}.to`);
  await box(page, `${holiday}.name.en`).fill("Ramadan hours");
  await box(page, `${holiday}.from`).fill("2027-02-08");
  await box(page, `${holiday}.to`).fill("2027-03-09");
  await keepField(page, `${holiday}.name`, "form-hours");
}

/** A picture of the form with a field at its top. */
async function keepField(page: Page, keyPath: string, name: string): Promise<void> {
  await field(page, keyPath).evaluate((element) => element.scrollIntoView({ block: "start" }));
  await keep(name, await page.screenshot());
}

function views(): View[] {
  const category = first(categories);
  const arabic = first(inLanguage(categoriesFile, "ar"));
  const service = first(services.filter((entry) => entry.category === category.key));
  const offer = first(offers);
  const filter = first(galleries.filters.slice(1));
  const { address, phone, email, hours } = contact.information;
  return [
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
      name: "arabic",
      route: "/ar/services",
      height: 900,
      from: (page) => page.getByRole("tablist"),
      marks: (page) => [
        page.getByRole("tab", { name: arabic.label }),
        page.getByRole("img", { name: arabic.picture.alt }),
        page.locator("[role=tabpanel] li > span:first-child").first(),
        page.locator(".price").first(),
      ],
    },
    {
      name: "portfolio",
      route: "/portfolio",
      height: 900,
      from: (page) => page.getByRole("group", { name: galleries.filtersLabel }),
      marks: (page) => [
        page.getByRole("link", { name: filter.name, exact: true }),
        page.locator("#portfolio a[aria-haspopup]").first(),
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
        [address, phone, email, hours].map((label) =>
          page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) }),
        ),
    },
  ];
}

async function draw(page: Page, { name, route, height, from, marks }: View): Promise<void> {
  await page.setViewportSize({ width: 1100, height });
  await page.goto(route, { waitUntil: "networkidle" });
  // Hide what floats over the page, because it could cover fields.
  await page.addStyleTag({
    content: ".dock { display: none } .reveal { opacity: 1; transform: none }",
  });
  const top = (await from(page).first().boundingBox())?.y ?? 0;
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), Math.max(0, top - 110));
  await page.waitForLoadState("networkidle");
  const boxes: Box[] = [];
  for (const mark of marks(page)) {
    const box = await mark.first().boundingBox();
    if (!box) throw new Error(`A field of the picture "${name}" is not on ${route}.`);
    boxes.push(box);
  }
  await page.evaluate(drawMarks, boxes);
  await keep(name, await page.screenshot());
}

async function keep(name: string, picture: Buffer): Promise<void> {
  const file = path.join(GUIDE, `${name}.jpg`);
  const { size } = await sharp(picture).jpeg({ quality: 68, mozjpeg: true }).toFile(file);
  console.log(`${path.relative("", file)}: ${Math.round(size / 1024)} KB`);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws frames and numbers over the page. Runs in the browser. */
function drawMarks(boxes: Box[]): void {
  boxes.forEach(({ x, y, width, height }, index) => {
    const frame = document.createElement("div");
    const number = document.createElement("span");
    frame.style.cssText = `position:absolute;z-index:99;left:${x + scrollX - 7}px;top:${y + scrollY - 7}px;width:${width + 14}px;height:${height + 14}px;border:3px solid #d6003c;border-radius:6px;box-sizing:border-box`;
    number.style.cssText =
      "position:absolute;inset-inline-start:-26px;top:-26px;width:28px;height:28px;border-radius:50%;background:#d6003c;color:#fff;font:700 17px/28px sans-serif;text-align:center";
    number.textContent = String(index + 1);
    frame.append(number);
    document.body.append(frame);
  });
}
