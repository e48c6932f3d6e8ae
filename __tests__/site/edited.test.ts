import { englishFormats } from "../../src/i18n/formats";
import { formatDate } from "../../src/lib/dates";
import { interpolate } from "../../src/lib/interpolate";
import { builtPages } from "../support/built-site";
import type {
  categories,
  home,
  offers,
  services,
  servicesPage,
  specialOffersPage,
} from "../support/content";
import { fixtureBuild } from "../support/fixture";

/** What staff change in scripts/lib/fixtures.ts, in the HTML that is built from it. */
const edited = fixtureBuild("edited");
const pages = builtPages(edited.dir());

function pageAt(route: string): Document {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`${route} was not built.`);
  return page.document;
}

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replaceAll("\u00a0", " ");

test("a new service and a new price are in the list, in the order of the file", () => {
  const list = edited.content<typeof services>("services/services.json");
  const kinds = edited.content<typeof categories>("services/categories.json");
  const words = edited.content<typeof servicesPage>("pages/services.json");
  const rows = [...pageAt("/services").querySelectorAll("main li:has(.price)")];
  const inOrder = kinds.flatMap(({ key }) => list.filter(({ category }) => category === key));
  expect(rows.map((row) => [...row.querySelectorAll("span")].slice(0, 2).map(textOf))).toEqual(
    inOrder.map(({ name, price }) => [name, price]),
  );
  const added = list.find(({ slug }) => slug === "moonlight-silk-press");
  const label = interpolate(words.bookLabel, { service: added?.name ?? "" });
  expect(rows.some((row) => row.querySelector(`[aria-label="${label}"]`))).toBe(true);
});

test("the home page counts the new service", () => {
  const list = edited.content<typeof services>("services/services.json");
  const { facts } = edited.content<typeof home>("pages/home.json").welcome;
  const counted = facts.find(({ term }) => term === "{serviceCount}");
  const fact = [...pageAt("/").querySelectorAll("dl > div")].find((each) =>
    textOf(each).includes(counted?.detail.other ?? "no such fact"),
  );
  expect(textOf(fact?.querySelector("dt"))).toBe(String(list.length));
});

test("another offer is on its card, with its last day below", () => {
  const [offer] = edited.content<typeof offers>("offers/offers.json");
  const words = edited.content<typeof specialOffersPage>("pages/special-offers.json");
  const page = pageAt("/special-offers");
  const card = [...page.querySelectorAll("main li")].find(
    (each) => textOf(each.querySelector("h2")) === offer?.title,
  );
  for (const text of [offer?.price.replace("KD ", ""), ...(offer?.services ?? [])]) {
    expect(textOf(card)).toContain(text);
  }
  const note = interpolate(words.note, { date: formatDate(words.validUntil, englishFormats.date) });
  expect(textOf(page.querySelector("main"))).toContain(note);
  expect(textOf(page.querySelector("main"))).not.toContain(words.ended);
});
