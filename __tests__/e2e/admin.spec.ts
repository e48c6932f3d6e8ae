import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import common from "../../content/schema/common.schema.json";
import { checkContent } from "../../src/content-check/check-content";
import {
  addEntry,
  box,
  choose,
  field,
  type Forms,
  openForms,
  openRow,
  scrollDown,
} from "../support/admin";
import { collectOtherHostRequests } from "../support/journey";
import { test } from "../support/test";

/** The tests share one sign-in and one copy of the content: they run one after the other. */
test.describe.configure({ mode: "serial" });

/**
 * The fixture, from which some entries are taken: the journeys add them with the forms, which must save what the fixture has.
 * What forms save is therefore what the other journeys and __tests__/site/fixture find on the pages.
 */
const fixture = path.resolve(__dirname, "../fixtures/content");

const services = "services/services.json";
const portfolio = "portfolio/portfolio.json";
const site = "site.json";

/** The last photograph, as the file of the portfolio has it. */
const newPhotograph = {
  name: { en: "Plain nude", ar: "نود سادة" },
  image: {
    src: "./pictures/plain-nude-1.jpg",
    alt: { en: "Plain nude nails on black.", ar: "أظافر نود سادة على الأسود." },
  },
};

/** The folder of the copy. */
let content: string;
let page: Page;
let forms: Forms;
let otherHostRequests: string[];
const finishedRequests: string[] = [];

test.use({
  viewport: { width: 1280, height: 1000 },
  locale: "en-US",
  contextOptions: { reducedMotion: "reduce" },
});

/** Content of any shape. */
type Loose = ReturnType<typeof JSON.parse>;

function edit(file: string, change: (data: Loose) => void): void {
  const place = path.join(content, file);
  const data = JSON.parse(readFileSync(place, "utf8"));
  change(data);
  writeFileSync(place, `${JSON.stringify(data, null, 2)}\n`);
}

test.beforeAll(async ({ browser }) => {
  content = path.join(mkdtempSync(path.join(os.tmpdir(), "zahrelle-forms-")), "content");
  cpSync(fixture, content, { recursive: true });
  edit(services, (list) => {
    list[0].price = "KD 1";
  });
  edit(portfolio, (list) => list.pop());
  rmSync(path.join(content, "portfolio", newPhotograph.image.src));
  edit(site, ({ hours }) => hours.exceptions.pop());
  page = await browser.newPage();
  otherHostRequests = collectOtherHostRequests(page);
  page.on("requestfinished", (request) => finishedRequests.push(request.url()));
  forms = await openForms(page, content);
});

test.afterAll(async () => {
  await page.close();
  rmSync(path.dirname(content), { recursive: true });
});

/** What the content check says of the content with the saved files. */
async function mistakesIn(files: readonly string[]): Promise<string[]> {
  for (const file of files) writeFileSync(path.join(content, file), await forms.readBytes(file));
  const problems = await checkContent(content);
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

/** A file of the copy. */
const saved = async (file: string): Promise<Loose> => JSON.parse(await forms.read(file));
/** The same file of the fixture. */
const expected = (file: string): Loose =>
  JSON.parse(readFileSync(path.join(fixture, file), "utf8"));

test("a price is changed, and nothing else of the file; mistakes are not saved", async () => {
  const before = await saved(services);
  await forms.open(services);
  await openRow(page, 0);
  const price = box(page, "entries.0.price");
  await price.fill("KD five");
  await forms.trySaving();
  const { patternErrorMessage } = common.$defs.price;
  await expect(field(page, "entries.0.price")).toContainText(patternErrorMessage);
  await price.fill("KD 8 to KD 5");
  await forms.trySaving();
  await expect(page.getByText('Write "KD 5 to KD 8".')).toBeVisible();
  await expect(page.getByText("Please try again later")).toBeHidden();
  await page.getByRole("button", { name: "OK" }).click();
  await price.fill("\u2066KD 6\u2069"); // As a phone copies it.
  const name = box(page, "entries.0.name.en");
  await name.fill("");
  await forms.trySaving();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  expect(await saved(services)).toEqual(before);
  await name.fill("Dry Cut");
  await forms.save();
  expect(await saved(services)).toEqual(expected(services));
});

test("a photograph is uploaded beside its file under a safe name, and described", async () => {
  const { name, image } = newPhotograph;
  await forms.open(portfolio);
  await addEntry(page, "entries", "Photograph", 14);
  await scrollDown(page, "entries", field(page, "entries.13.name.ar"));
  await box(page, "entries.13.name.en").fill(name.en);
  await box(page, "entries.13.name.ar").fill(name.ar);
  await scrollDown(page, "entries.13.name.ar", field(page, "entries.13.category"));
  await choose(page, "entries.13.category", "Nails");
  const buffer = readFileSync(path.join(fixture, "portfolio", image.src));
  await scrollDown(page, "entries.13.category", field(page, "entries.13.image.src"));
  const input = field(page, "entries.13.image.src").locator("input[type=file]").first();
  await input.setInputFiles({ name: "Plain Nude (1).jpg", mimeType: "image/jpeg", buffer });
  await scrollDown(page, "entries.13.image.src", field(page, "entries.13.image.alt.ar"));
  await box(page, "entries.13.image.alt.en").fill(image.alt.en);
  await box(page, "entries.13.image.alt.ar").fill(image.alt.ar);
  await forms.save();
  expect(await saved(portfolio)).toEqual(expected(portfolio));
  expect(await forms.readBytes(path.posix.join("portfolio", image.src))).toEqual(buffer);
});

test("holiday hours are added, but not with the last day before the first", async () => {
  const at = "hours.exceptions.2";
  await forms.open(site);
  await scrollDown(page, "brand", field(page, "phone"));
  await box(page, "phone").fill(`\u202a${expected(site).phone}\u202c`);
  await scrollDown(page, "phone", field(page, "hours"));
  await field(page, "hours").getByRole("button", { name: "Expand", exact: true }).first().click();
  await scrollDown(page, "hours", field(page, "hours.exceptions"));
  await addEntry(page, "hours.exceptions", "Holiday hours", 3);
  await scrollDown(page, "hours.exceptions", field(page, `${at}.to`));
  await box(page, `${at}.name.en`).fill("Eid holiday");
  await box(page, `${at}.name.ar`).fill("عطلة العيد");
  await box(page, `${at}.from`).fill("2027-01-20");
  await box(page, `${at}.to`).fill("2026-12-31");
  await forms.trySaving();
  const said = page.getByText("The first day (2027-01-20) is after the last day (2026-12-31).");
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await box(page, `${at}.to`).fill("2027-01-22");
  await forms.save();
  expect(await saved(site)).toEqual(expected(site));
});

test("the content check accepts what the forms saved", async () => {
  const photo = path.posix.join("portfolio", newPhotograph.image.src);
  expect(await mistakesIn([services, portfolio, photo, site])).toEqual([]);
});

test("a link is chosen from the pages of the site", async () => {
  await forms.open("pages/special-offers.json");
  await scrollDown(page, "name", field(page, "back"));
  await field(page, "back").getByRole("button", { name: "Expand", exact: true }).first().click();
  await field(page, "back.path").getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "/contact" })).toBeVisible();
  await expect(page.getByRole("option", { name: "/nowhere" })).toHaveCount(0);
});

/* The other files: __tests__/admin/forms.test.ts. */
test("a list, a page and the salon's data differ in one line when one value was changed", async () => {
  for (const file of [services, "pages/home.json", site]) {
    const before = (await forms.read(file)).split("\n");
    await forms.open(file);
    if (before[0] === "[") await openRow(page, 0);
    else await page.getByRole("button", { name: "Expand", exact: true }).first().click();
    const words = page.locator("[data-key-path$='.en'] textarea").first();
    await words.fill(`${await words.inputValue()}x`);
    await forms.save();
    const after = (await forms.read(file)).split("\n");
    expect(after, file).toHaveLength(before.length);
    const changed = after.filter((line, index) => line !== before[index]);
    expect(changed, file).toHaveLength(1);
  }
});

test("no request to another host finishes", () => {
  /* The policy stops what Sveltia CMS asks of other hosts before it leaves the browser. */
  expect(finishedRequests.filter((url) => otherHostRequests.includes(url))).toEqual([]);
});
