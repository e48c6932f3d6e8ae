import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { formEdits } from "../../scripts/lib/form-edits";
import { interpolate } from "../../src/lib/interpolate";
import { builtPage, builtPages } from "../support/built-site";
import type {
  categories,
  home,
  offers,
  portfolio,
  services,
  servicesPage,
  specialOffersPage,
} from "../support/content";
import { fixtureBuild } from "../support/fixture";
import { inLanguage } from "../support/in-language";
import { siteLocales } from "../support/locales";

const edited = fixtureBuild("edited");
const pages = builtPages(edited.dir());

function pageAt(route: string): Document {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`${route} was not built.`);
  return page.document;
}

const withSpaces = (text: string) => text.replaceAll("\u00a0", " ");
const textOf = (element: Element | null | undefined) => withSpaces(element?.textContent ?? "");

/** The rows of the price list. */
const serviceRows = (route: string) => [...pageAt(route).querySelectorAll("main li:has(.price)")];

/** How each language shows the prices and days in scripts/lib/form-edits.ts. */
const expected = {
  en: {
    prices: { service: "KD 99.5", added: "KD 11 to KD 14", offer: "KD 12.250" },
    days: ["March 12, 2099", "March 14, 2099"],
  },
  ar: {
    prices: { service: "99.5 د.ك", added: "11 - 14 د.ك", offer: "12.250 د.ك" },
    days: ["12 مارس 2099", "14 مارس 2099"],
  },
} as const;

describe.each(siteLocales)("shows what the forms save ($code)", ({ code, at }) => {
  const content = <T>(file: string) => edited.content<T>(file, code);
  const saved = inLanguage(formEdits, code);
  const { prices, days } = expected[code];

  test("a new price and a new service, in the order of the file", () => {
    const list = content<typeof services>("services/services.json");
    const kinds = content<typeof categories>("services/categories.json");
    const words = content<typeof servicesPage>("pages/services.json");
    const rows = serviceRows(at("/services"));
    const inOrder = kinds.flatMap(({ key }) => list.filter(({ category }) => category === key));
    const shown = rows.map((row) => [...row.querySelectorAll("span")].slice(0, 2).map(textOf));
    expect(shown.map(([name]) => name)).toEqual(inOrder.map(({ name }) => name));
    expect(shown).toContainEqual([list[0]?.name, prices.service]);
    expect(shown).toContainEqual([saved.service.name, prices.added]);
    const label = interpolate(words.bookLabel, { service: saved.service.name });
    expect(rows.some((row) => row.querySelector(`[aria-label="${label}"]`))).toBe(true);
  });

  test("a new photograph on a page with its name and description", () => {
    const { name, slug, image } = saved.photograph;
    const items = content<typeof portfolio>("portfolio/portfolio.json");
    const category = items.find((item) => item.slug === slug)?.category;
    const { document } = builtPage(at(`/portfolio/${category}/${slug}`), edited.dir());
    expect(textOf(document.querySelector("h1"))).toBe(name);
    const photograph = document.querySelector(`main img[alt="${image.alt}"]`);
    const src = photograph?.getAttribute("src") ?? "";
    expect(path.basename(src)).toBe(path.basename(image.src));
    expect(existsSync(path.join(edited.dir(), src))).toBe(true);
  });

  test("a changed offer in its colors, before its last day", () => {
    const [offer] = content<typeof offers>("offers/offers.json");
    const words = content<typeof specialOffersPage>("pages/special-offers.json");
    const main = pageAt(at("/special-offers")).querySelector("main");
    const card = [...(main?.querySelectorAll("li") ?? [])].find(
      (each) => textOf(each.querySelector("h2")) === saved.offer.title,
    );
    expect(textOf(card?.querySelector(".price"))).toBe(prices.offer);
    expect([...(card?.querySelectorAll("li") ?? [])].map(textOf)).toEqual(offer?.services);
    expect(card?.className).toContain(saved.offer.shade);
    expect(textOf(main)).not.toContain(words.ended);
  });

  test("holiday hours", () => {
    const text = textOf(pageAt(at("/contact")).querySelector("main"));
    for (const part of [saved.holiday.name, ...days]) expect(text).toContain(part);
  });
});

test("shows the English name of a service that has no Arabic one, isolated from Arabic text", () => {
  const file = path.join(edited.contentDir(), "services/services.json");
  const list = JSON.parse(readFileSync(file, "utf8")) as { name: { en: string; ar?: string } }[];
  const missing = list.find(({ name }) => name.ar === undefined);
  const rows = serviceRows("/ar/services").map((row) => textOf(row.querySelector("span")));
  expect(rows).toContain(`\u2066${missing?.name.en}\u2069`);
});

test("the portfolio begins with the new photographs, one of each category in turn", () => {
  const items = edited.content<typeof portfolio>("portfolio/portfolio.json");
  const shown = [...pageAt("/portfolio").querySelectorAll("#portfolio li img")];
  expect(shown.slice(0, 2).map((picture) => picture.getAttribute("alt"))).toEqual(
    items.slice(0, 2).map(({ image }) => image.alt),
  );
});

const { facts } = edited.content<typeof home>("pages/home.json").welcome;
const counted = facts.find(({ term }) => term === "{serviceCount}");

(counted ? test : test.skip)("Home counts the new service", () => {
  const list = edited.content<typeof services>("services/services.json");
  const fact = [...pageAt("/").querySelectorAll("dl > div")].find((each) =>
    textOf(each).includes(counted?.detail.other ?? "no such fact"),
  );
  expect(textOf(fact?.querySelector("dt"))).toBe(String(list.length));
});
