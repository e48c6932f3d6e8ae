import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { first } from "../../scripts/lib/first";
import { checkContent } from "../../src/content-check/check-content";
import { contentFiles } from "../../src/graphql/model";
import {
  box,
  choose,
  contentDir,
  field,
  type Forms,
  openForms,
  openRow,
  scrollDown,
} from "../support/admin";
import { collectOtherHostRequests } from "../support/journey";

/** The tests share one sign-in and one copy of the content: they run one after the other. */
test.describe.configure({ mode: "serial" });

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
  page = await browser.newPage();
  otherHostRequests = collectOtherHostRequests(page);
  page.on("requestfinished", (request) => finishedRequests.push(request.url()));
  forms = await openForms(page);
});

test.afterAll(() => page.close());

/** What the content check says of the content with the saved files. */
async function mistakesIn(files: readonly string[], today?: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "zahrelle-forms-"));
  const content = path.join(folder, "content");
  cpSync(contentDir, content, { recursive: true });
  for (const file of files) writeFileSync(path.join(content, file), await forms.readBytes(file));
  const problems = await checkContent(content, today ? { today } : {});
  rmSync(folder, { recursive: true });
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

async function listOf<T>(file: string): Promise<T[]> {
  return JSON.parse(await forms.read(file)) as T[];
}

interface Words {
  en: string;
  ar?: string;
}

interface Service {
  id: number;
  slug: string;
  name: Words;
  category: string;
  price: string;
}

interface Hours {
  hours: { exceptions: object[] };
}

const services = "services/services.json";
const portfolio = "portfolio/portfolio.json";
const offers = "offers/offers.json";

test("a price is changed, and nothing else of the file; mistakes are not saved", async () => {
  const before = await listOf<Service>(services);
  const [own, ...others] = before;
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
  await price.fill("KD 99.5");
  const name = box(page, "entries.0.name.en");
  await name.fill("");
  await forms.trySaving();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  expect(await listOf(services)).toEqual(before);
  await name.fill(own?.name.en ?? "");
  await forms.save();
  expect(await listOf(services)).toEqual([{ ...own, price: "KD 99.5" }, ...others]);
});

test("a service is added in both languages, with a kind from the list, a number and a short name", async () => {
  const before = await listOf<Service>(services);
  const kinds = await listOf<{ key: string; label: Words }>("services/categories.json");
  const at = `entries.${before.length}`;
  await forms.open(services);
  await page.getByRole("button", { name: /^Add .?Service/ }).click();
  await scrollDown(page, "entries", `${at}.price`);
  await box(page, `${at}.name.en`).fill("Moonlight Press & Gloss");
  await box(page, `${at}.name.ar`).fill("فرد القمر");
  await field(page, `${at}.category`).getByRole("combobox").click();
  await expect(page.getByRole("option")).toHaveCount(kinds.length);
  for (const { label } of kinds) {
    await expect(page.getByRole("option").getByText(label.en)).toBeVisible();
  }
  await page.getByRole("option").getByText(first(kinds).label.en).click();
  await box(page, `${at}.price`).fill("KD 11 to KD 14");
  await forms.save();
  expect((await listOf<Service>(services)).at(-1)).toEqual({
    id: Math.max(...before.map(({ id }) => id)) + 1,
    slug: "moonlight-press-gloss",
    name: { en: "Moonlight Press & Gloss", ar: "فرد القمر" },
    category: first(kinds).key,
    price: "KD 11 to KD 14",
  });
});

test("a photograph is uploaded beside its file under a safe name, and described", async () => {
  const at = `entries.${(await listOf(portfolio)).length}`;
  await forms.open(portfolio);
  await page.getByRole("button", { name: /^Add .?Photograph/ }).click();
  await choose(page, `${at}.category`, /^(?!All)/);
  const create = { width: 1200, height: 1500, channels: 3, background: "#e6c7ba" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await scrollDown(page, `${at}.category`, `${at}.image.src`);
  const input = field(page, `${at}.image.src`).locator("input[type=file]").first();
  await input.setInputFiles({ name: "My Photo (1).jpg", mimeType: "image/jpeg", buffer });
  await scrollDown(page, `${at}.image.src`, `${at}.image.alt.ar`);
  await box(page, `${at}.image.alt.en`).fill("Clay nails on a petal wall.");
  await box(page, `${at}.image.alt.ar`).fill("أظافر بلون الطين.");
  await forms.save();
  const added = (await listOf<{ image: object }>(portfolio)).at(-1);
  expect(added?.image).toEqual({
    src: "./pictures/my-photo-1.jpg",
    alt: { en: "Clay nails on a petal wall.", ar: "أظافر بلون الطين." },
  });
  expect(await forms.readBytes("portfolio/pictures/my-photo-1.jpg")).toEqual(buffer);
});

test("an offer changes its words, its price and its colors", async () => {
  await forms.open(offers);
  await openRow(page, 0);
  await box(page, "entries.0.title.en").fill("Eid Glow");
  await box(page, "entries.0.title.ar").fill("إشراقة العيد");
  await box(page, "entries.0.price").fill("KD 12.5");
  await field(page, "entries.0.shade").getByText("Black and gold", { exact: true }).click();
  await forms.save();
  expect((await listOf<object>(offers))[0]).toMatchObject({
    title: { en: "Eid Glow", ar: "إشراقة العيد" },
    price: "KD 12.5",
    shade: "goldGlamour",
  });
});

test("holiday hours are added, but not with the last day before the first", async () => {
  const before = JSON.parse(await forms.read("site.json")) as Hours;
  const at = `hours.exceptions.${before.hours.exceptions.length}`;
  await forms.open("site.json");
  await field(page, "hours").getByRole("button", { name: "Expand", exact: true }).first().click();
  await scrollDown(page, "hours", "hours.exceptions");
  await field(page, "hours.exceptions").getByRole("button", { name: /^Add/ }).click();
  await scrollDown(page, "hours.exceptions", `${at}.to`);
  await box(page, `${at}.name.en`).fill("Eid hours");
  await box(page, `${at}.name.ar`).fill("مواعيد العيد");
  await box(page, `${at}.from`).fill("2027-03-12");
  await box(page, `${at}.to`).fill("2027-03-09");
  await forms.trySaving();
  const said = page.getByText("The first day (2027-03-12) is after the last day (2027-03-09).");
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await box(page, `${at}.to`).fill("2027-03-14");
  await forms.save();
  const after = JSON.parse(await forms.read("site.json")) as Hours;
  expect(after.hours.exceptions.at(-1)).toEqual({
    name: { en: "Eid hours", ar: "مواعيد العيد" },
    from: "2027-03-12",
    to: "2027-03-14",
    open: [],
  });
});

test("the content check accepts what the forms saved", async () => {
  const saved = [services, portfolio, "portfolio/pictures/my-photo-1.jpg", offers, "site.json"];
  expect(await mistakesIn(saved, "2027-03-01")).toEqual([]);
});

test("a link is chosen from the pages of the site", async () => {
  await forms.open("pages/special-offers.json");
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
