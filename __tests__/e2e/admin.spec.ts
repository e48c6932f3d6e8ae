import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type {
  PortfolioFilter,
  PortfolioItem,
  Service,
  SiteHours,
} from "../../scripts/lib/edit-content";
import { first } from "../../scripts/lib/first";
import {
  addHoliday,
  addPhotograph,
  addService,
  changeAsk,
  changeOffer,
  changePrice,
  formEdits,
  photographFile,
} from "../../scripts/lib/form-edits";
import { addSamples } from "../../scripts/lib/sample-entries";
import { checkContent } from "../../src/content-check/check-content";
import { contentFiles } from "../../src/graphql/model";
import {
  addEntry,
  box,
  choose,
  field,
  type Forms,
  openForms,
  openRow,
  press,
  scrollDown,
} from "../support/admin";
import { collectOtherHostRequests } from "../support/journey";

/** The tests share one sign-in and one copy of the content: they run one after the other. */
test.describe.configure({ mode: "serial" });

/** The folder of a copy of the content, with samples where a list has too few entries. */
let folder: string;
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

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(path.join(os.tmpdir(), "zahrelle-forms-"));
  content = path.join(folder, "content");
  cpSync(path.resolve(__dirname, "../../content"), content, { recursive: true });
  addSamples(folder);
  page = await browser.newPage();
  otherHostRequests = collectOtherHostRequests(page);
  page.on("requestfinished", (request) => finishedRequests.push(request.url()));
  forms = await openForms(page, content);
});

test.afterAll(async () => {
  await page.close();
  rmSync(folder, { recursive: true });
});

/** What the content check says of the content with the saved files. */
async function mistakesIn(files: readonly string[]): Promise<string[]> {
  for (const file of files) writeFileSync(path.join(content, file), await forms.readBytes(file));
  const problems = await checkContent(content);
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

async function dataOf<T>(file: string): Promise<T> {
  return JSON.parse(await forms.read(file)) as T;
}

/** Asserts that a form saved an edit, and changed nothing else of its file. */
async function expectSaved<T>(file: string, before: T, edit: (data: T) => void): Promise<void> {
  edit(before);
  expect(await dataOf(file)).toEqual(before);
}

/** The entry with this key. */
function entryOf<T extends { key: string }>(entries: readonly T[], key: string): T {
  return first(entries.filter((entry) => entry.key === key));
}

const services = "services/services.json";
const portfolio = "portfolio/portfolio.json";
const offers = "offers/offers.json";

test("a price is changed, and nothing else of the file; mistakes are not saved", async () => {
  const before = await dataOf<Service[]>(services);
  await forms.open(services);
  await openRow(page, 0);
  const price = box(page, "entries.0.price");
  await price.fill("KD five");
  await forms.trySaving();
  await expect(field(page, "entries.0.price")).toContainText("This is not a price.");
  await price.fill("KD 8 to KD 5");
  await forms.trySaving();
  await expect(page.getByText('Write "KD 5 to KD 8".')).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await price.fill(formEdits.price);
  const name = box(page, "entries.0.name.en");
  await name.fill("");
  await forms.trySaving();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  expect(await dataOf(services)).toEqual(before);
  await name.fill(first(before).name["en"] ?? "");
  await forms.save();
  await expectSaved(services, before, changePrice);
});

test("a service is added in both languages, with a kind from the list, a number and a short name", async () => {
  const before = await dataOf<Service[]>(services);
  const kinds = await dataOf<{ key: string; label: { en: string } }[]>("services/categories.json");
  const { name, price } = formEdits.service;
  const at = `entries.${before.length}`;
  await forms.open(services);
  await addEntry(page, "entries", "Service", before.length + 1);
  await scrollDown(page, "entries", field(page, `${at}.category`));
  await box(page, `${at}.name.en`).fill(name.en);
  await box(page, `${at}.name.ar`).fill(name.ar);
  await box(page, `${at}.price`).fill(price);
  for (const { label } of kinds) await choose(page, `${at}.category`, label.en);
  await choose(page, `${at}.category`, entryOf(kinds, first(before).category).label.en);
  await forms.save();
  await expectSaved(services, before, addService);
});

test("a photograph is uploaded beside its file under a safe name, and described", async () => {
  const before = await dataOf<PortfolioItem[]>(portfolio);
  const { filters } = await dataOf<{ filters: { key: string; name: { en: string } }[] }>(
    "pages/portfolio.json",
  );
  const { name, image } = formEdits.photograph;
  const { src, alt } = image;
  const at = `entries.${before.length}`;
  await forms.open(portfolio);
  await addEntry(page, "entries", "Photograph", before.length + 1);
  await scrollDown(page, "entries", field(page, `${at}.category`));
  await box(page, `${at}.name.en`).fill(name.en);
  await box(page, `${at}.name.ar`).fill(name.ar);
  await choose(page, `${at}.category`, entryOf(filters, first(before).category).name.en);
  const buffer = await photographFile();
  await scrollDown(page, `${at}.category`, field(page, `${at}.image.src`));
  const input = field(page, `${at}.image.src`).locator("input[type=file]").first();
  await input.setInputFiles({ name: "My Photo (1).jpg", mimeType: "image/jpeg", buffer });
  await scrollDown(page, `${at}.image.src`, field(page, `${at}.image.alt.ar`));
  await box(page, `${at}.image.alt.en`).fill(alt.en);
  await box(page, `${at}.image.alt.ar`).fill(alt.ar);
  await forms.save();
  await expectSaved(portfolio, before, addPhotograph);
  expect(await forms.readBytes(path.posix.join("portfolio", src))).toEqual(buffer);
});

test("an offer changes its words, its price and its colors", async () => {
  const before = await dataOf<object[]>(offers);
  const { title, price } = formEdits.offer;
  await forms.open(offers);
  await openRow(page, 0);
  await box(page, "entries.0.title.en").fill(title.en);
  await box(page, "entries.0.title.ar").fill(title.ar);
  await box(page, "entries.0.price").fill(price);
  await scrollDown(page, "entries.0.price", field(page, "entries.0.shade"));
  await choose(page, "entries.0.shade", "Black and gold");
  await forms.save();
  await expectSaved(offers, before, changeOffer);
});

test("holiday hours are added, but not with the last day before the first", async () => {
  const before = await dataOf<SiteHours>("site.json");
  const { name, from, to } = formEdits.holiday;
  const at = `hours.exceptions.${before.hours.exceptions.length}`;
  await forms.open("site.json");
  await scrollDown(page, "brand", field(page, "hours"));
  await field(page, "hours").getByRole("button", { name: "Expand", exact: true }).first().click();
  await scrollDown(page, "hours", field(page, "hours.exceptions"));
  await addEntry(page, "hours.exceptions", "Holiday hours", before.hours.exceptions.length + 1);
  await scrollDown(page, "hours.exceptions", field(page, `${at}.to`));
  await box(page, `${at}.name.en`).fill(name.en);
  await box(page, `${at}.name.ar`).fill(name.ar);
  await box(page, `${at}.from`).fill(from);
  await box(page, `${at}.to`).fill("2098-12-31");
  await forms.trySaving();
  const said = page.getByText(`The first day (${from}) is after the last day (2098-12-31).`);
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await box(page, `${at}.to`).fill(to);
  await forms.save();
  await expectSaved("site.json", before, addHoliday);
});

test("the content check accepts what the forms saved", async () => {
  const photo = path.posix.join("portfolio", formEdits.photograph.image.src);
  expect(await mistakesIn([services, portfolio, photo, offers, "site.json"])).toEqual([]);
});

test("a row of a list is moved, another one removed", async () => {
  const [own, next, ...others] = await dataOf<object[]>(offers);
  await forms.open(offers);
  await page.getByRole("button", { name: "Move Down" }).first().click();
  await page.getByRole("button", { name: "Remove" }).last().click();
  await forms.save();
  expect(await dataOf(offers)).toEqual([next, own, ...others].slice(0, -1));
});

test("the photographs of a filter get a link that asks for them, and lose it again", async () => {
  const file = "pages/portfolio.json";
  const before = await dataOf<{ filters: PortfolioFilter[] }>(file);
  const { category } = first(await dataOf<PortfolioItem[]>(portfolio));
  const index = before.filters.findIndex(({ key }) => key === category);
  const at = `filters.${index}.ask`;
  const { label, line } = formEdits.ask;
  const open = async () => {
    await forms.open(file);
    await scrollDown(page, "name", field(page, "filters"));
    const rows = field(page, "filters").getByRole("button", { name: "Expand", exact: true });
    await scrollDown(page, "filters", rows.nth(index));
    await press(rows.nth(index), field(page, `filters.${index}.name`));
    await scrollDown(page, "filters", field(page, at));
    return field(page, at).getByRole("checkbox");
  };
  await (await open()).check();
  await scrollDown(page, at, field(page, `${at}.line.ar`));
  await box(page, `${at}.label.en`).fill(label.en);
  await box(page, `${at}.label.ar`).fill(label.ar);
  await box(page, `${at}.line.en`).fill(line.en);
  await box(page, `${at}.line.ar`).fill(line.ar);
  await forms.save();
  await expectSaved(file, before, ({ filters }) => changeAsk(filters, category));
  expect(await mistakesIn([file])).toEqual([]);
  await (await open()).uncheck();
  await forms.save();
  await expectSaved(file, before, ({ filters }) => {
    for (const filter of filters) if (filter.key === category) delete filter.ask;
  });
  expect(await mistakesIn([file])).toEqual([]);
});

test("a link is chosen from the pages of the site", async () => {
  await forms.open("pages/special-offers.json");
  await scrollDown(page, "name", field(page, "back"));
  await field(page, "back").getByRole("button", { name: "Expand", exact: true }).first().click();
  await field(page, "back.path").getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "/contact" })).toBeVisible();
  await expect(page.getByRole("option", { name: "/nowhere" })).toHaveCount(0);
});

test("each content file differs in one line when one value was changed", async () => {
  test.setTimeout(240_000);
  for (const file of contentFiles) {
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
