import { cpSync, mkdirSync,mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page,test } from "@playwright/test";
import sharp from "sharp";
import { checkContent } from "../../src/content-check/check-content";
import { contentFiles } from "../../src/graphql/model";
import { box, contentDir, field, type Forms,openForms, openRow } from "../support/admin";
import { hearOtherHosts } from "../support/journey";

test.use({ viewport: { width: 1280, height: 1000 }, locale: "en-US" });

/** What the content check has against the saved files. */
async function mistakesIn(forms: Forms, files: readonly string[], today?: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "zahrelle-forms-"));
  const content = path.join(folder, "content");
  cpSync(contentDir, content, { recursive: true });
  for (const file of files) {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), await forms.readBytes(file));
  }
  const problems = await checkContent(content, today ? { today } : {});
  rmSync(folder, { recursive: true });
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}

/** The entries of a list file in the copy. */
async function listOf<T>(forms: Forms, file: string): Promise<T[]> {
  return JSON.parse(await forms.read(file)) as T[];
}

async function choose(page: Page, keyPath: string, option: string | RegExp): Promise<void> {
  await field(page, keyPath).scrollIntoViewIfNeeded();
  await field(page, keyPath).getByRole("combobox").click();
  await page.getByRole("option", { name: option }).first().click();
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

const services = "services/services.json";
const portfolio = "portfolio/portfolio.json";
const offers = "offers/offers.json";

test("a price is changed, and nothing else of the file", async ({ page }) => {
  const otherHosts = hearOtherHosts(page);
  const answered: string[] = [];
  page.on("requestfinished", (request) => answered.push(request.url()));
  const forms = await openForms(page);
  const before = await listOf<Service>(forms, services);
  const [first] = before;
  await forms.open(services);
  await openRow(page, 0);
  await box(page, "entries.0.price").fill("KD 99.5");
  await forms.save();
  expect(await listOf(forms, services)).toEqual([
    { ...first, price: "KD 99.5" },
    ...before.slice(1),
  ]);
  expect(await mistakesIn(forms, [services])).toEqual([]);
  /* The policy stops what Sveltia CMS asks of other hosts before it leaves the browser. */
  expect(answered.filter((url) => otherHosts.includes(url))).toEqual([]);
});

test("a service is added in both languages, with a number and a short name of its own", async ({
  page,
}) => {
  const forms = await openForms(page);
  const before = await listOf<Service>(forms, services);
  const at = `entries.${before.length}`;
  await forms.open(services);
  await page.getByRole("button", { name: /^Add .?Service/ }).click();
  await box(page, `${at}.name.en`).fill("Moonlight Press & Gloss");
  await box(page, `${at}.name.ar`).fill("فرد القمر");
  await choose(page, `${at}.category`, /./);
  await box(page, `${at}.price`).fill("KD 11 to KD 14");
  await forms.save();
  const added = (await listOf<Service>(forms, services)).at(-1);
  expect(added).toEqual({
    id: Math.max(...before.map(({ id }) => id)) + 1,
    slug: "moonlight-press-gloss",
    name: { en: "Moonlight Press & Gloss", ar: "فرد القمر" },
    category: expect.stringMatching(/^[a-z-]+$/),
    price: "KD 11 to KD 14",
  });
  expect(await mistakesIn(forms, [services])).toEqual([]);
});

test("a photograph is uploaded beside its file under a safe name, and described", async ({
  page,
}) => {
  const forms = await openForms(page);
  const before = await listOf<{ id: number }>(forms, portfolio);
  const at = `entries.${before.length}`;
  await forms.open(portfolio);
  await page.getByRole("button", { name: /^Add .?Photograph/ }).click();
  await choose(page, `${at}.category`, /^(?!All)/);
  const create = { width: 1200, height: 1500, channels: 3, background: "#e6c7ba" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const input = field(page, `${at}.image.src`).locator("input[type=file]").first();
  await input.setInputFiles({ name: "My Photo (1).jpg", mimeType: "image/jpeg", buffer });
  await field(page, `${at}.image.alt`).scrollIntoViewIfNeeded();
  await box(page, `${at}.image.alt.en`).fill("Clay nails on a petal wall.");
  await box(page, `${at}.image.alt.ar`).fill("أظافر بلون الطين.");
  await forms.save();
  const added = (await listOf<{ image: { src: string; alt: Words } }>(forms, portfolio)).at(-1);
  expect(added?.image).toEqual({
    src: "./pictures/my-photo-1.jpg",
    alt: { en: "Clay nails on a petal wall.", ar: "أظافر بلون الطين." },
  });
  const saved = [portfolio, "portfolio/pictures/my-photo-1.jpg"];
  expect(await mistakesIn(forms, saved)).toEqual([]);
});

test("an offer changes its price and its colors, which are named as people see them", async ({
  page,
}) => {
  const forms = await openForms(page);
  await forms.open(offers);
  await openRow(page, 0);
  await box(page, "entries.0.title.en").fill("Eid Glow");
  await box(page, "entries.0.title.ar").fill("إشراقة العيد");
  await box(page, "entries.0.price").fill("KD 12.5");
  await field(page, "entries.0.shade").getByText("Black and gold", { exact: true }).click();
  await forms.save();
  expect((await listOf<object>(forms, offers))[0]).toMatchObject({
    title: { en: "Eid Glow", ar: "إشراقة العيد" },
    price: "KD 12.5",
    shade: "goldGlamour",
  });
  expect(await mistakesIn(forms, [offers])).toEqual([]);
});

test("holiday hours are added; days in the wrong order are refused", async ({ page }) => {
  const forms = await openForms(page);
  const before = JSON.parse(await forms.read("site.json")) as { hours: { exceptions: object[] } };
  const at = `hours.exceptions.${before.hours.exceptions.length}`;
  await forms.open("site.json");
  await field(page, "hours").getByRole("button", { name: "Expand", exact: true }).first().click();
  await field(page, "hours").scrollIntoViewIfNeeded();
  await field(page, "hours.saturday").scrollIntoViewIfNeeded();
  await field(page, "hours.exceptions").scrollIntoViewIfNeeded();
  await field(page, "hours.exceptions").getByRole("button", { name: /^Add/ }).click();
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
  const after = JSON.parse(await forms.read("site.json")) as typeof before;
  expect(after.hours.exceptions.at(-1)).toEqual({
    name: { en: "Eid hours", ar: "مواعيد العيد" },
    from: "2027-03-12",
    to: "2027-03-14",
    open: [],
  });
  expect(await mistakesIn(forms, ["site.json"], "2027-03-01")).toEqual([]);
});

test("a form refuses what the check would refuse, and writes nothing", async ({ page }) => {
  const forms = await openForms(page);
  const before = await forms.read(services);
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
  await price.fill("KD 5");
  await box(page, "entries.0.name.en").fill("");
  await forms.trySaving();
  await expect(box(page, "entries.0.name.en")).toHaveAttribute("aria-invalid", "true");
  expect(await forms.read(services)).toBe(before);
});

test("a link and a category are chosen from those that exist", async ({ page }) => {
  const forms = await openForms(page);
  await forms.open("pages/special-offers.json");
  await field(page, "back").getByRole("button", { name: "Expand", exact: true }).first().click();
  await field(page, "back.path").getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "/contact" })).toBeVisible();
  await expect(page.getByRole("option", { name: "/nowhere" })).toHaveCount(0);
});

test("each content file differs in one line when one value was changed", async ({ page }) => {
  test.setTimeout(240_000);
  const forms = await openForms(page);
  for (const file of contentFiles) {
    const before = (await forms.read(file)).split("\n");
    await forms.open(file);
    if (before[0] === "[") await openRow(page, 0);
    else await expect(field(page, "seo").or(field(page, "url")).first()).toBeVisible();
    const words = page.locator("textarea:visible, [data-field-type=string] input:visible").first();
    if (!(await words.isVisible())) {
      await page.getByRole("button", { name: "Expand" }).first().click();
    }
    await words.fill(`${await words.inputValue()}x`);
    await forms.save();
    const after = (await forms.read(file)).split("\n");
    expect(after, file).toHaveLength(before.length);
    expect(
      after.filter((line, index) => line !== before[index]),
      file,
    ).toHaveLength(1);
  }
  expect(await mistakesIn(forms, contentFiles)).toEqual([]);
});
