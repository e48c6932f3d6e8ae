import { readFigures } from "../../src/graphql/price";
import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { pageSize } from "../../src/lib/portfolio-views";
import { builtContent } from "../support/built-content";
import { builtFile, builtPages, isPhotograph } from "../support/built-site";

type Json = Record<string, unknown> & { "@type"?: string };

const {
  films,
  offers: allOffers,
  portfolio,
  services,
  site: salon,
  specialOffersPage: offersPage,
} = builtContent();
const pages = builtPages();

const figures = services.flatMap(({ price }) => readFigures(price)?.figures ?? []).map(Number);
const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
const priceRanges: Readonly<Record<string, string>> = {
  en: `KD ${lowest} - KD ${highest}`,
  ar: `${lowest} - ${highest} د.ك`,
};

function blocks(document: Document): Json[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const parsed = JSON.parse(script.textContent) as Json | Json[];
    return Array.isArray(parsed) ? parsed : [parsed];
  });
}

function ofType(route: string, type: string): Json[] {
  const page = pages.find((candidate) => candidate.route === route);
  return page ? blocks(page.document).filter((block) => block["@type"] === type) : [];
}

describe.each(pages)("the structured data of $route", ({ route, page, locale, document }) => {
  test("describes the salon with the values of the content", () => {
    const [beautySalon] = ofType(route, "BeautySalon");
    expect(beautySalon).toMatchObject({
      "@id": `${salon.url}/#salon`,
      name: builtContent(locale.code).site.brand.fullName,
      url: salon.url + addressIn(locale.pathPrefix, "/"),
      telephone: salon.phone,
      foundingDate: String(salon.brand.founded),
      ...(figures.length > 0 && { priceRange: priceRanges[locale.code] }),
      hasMap: salon.map.directionsUrl,
      sameAs: expect.arrayContaining(Object.values(salon.social)),
      geo: { "@type": "GeoCoordinates", ...salon.geo },
    });
    const hours = beautySalon?.["openingHoursSpecification"] as Json[];
    expect(hours.length > 0).toBe(Object.values(salon.hours).flat().length > 0);
    const sites = ofType(route, "WebSite");
    expect(sites.map(({ inLanguage: language }) => language)).toEqual([locale.code]);
  });

  // Specification 2: Breadcrumb, a structured-data list, on all pages but Home
  test("lists the visible breadcrumb, which Home and the 404 page do not have", () => {
    const { layout } = builtContent(locale.code).site.messages;
    const shown = document.querySelectorAll(`nav[aria-label="${layout.breadcrumbLabel}"] li`);
    const lists = ofType(route, "BreadcrumbList").map((list) => list["itemListElement"] as Json[]);
    expect(lists).toHaveLength(page === "/" || page === "/404" ? 0 : 1);
    expect(lists.flat().map(({ name }) => name)).toEqual(
      [...shown].map(({ textContent }) => textContent),
    );
    expect(lists[0]?.at(-1)?.["item"] ?? salon.url + route).toBe(salon.url + route);
    expect(document.querySelector("[itemscope], [itemprop]")).toBeNull();
  });

  test("uses schema.org and contains no ratings", () => {
    const text = JSON.stringify(blocks(document));
    expect(text).not.toContain("aggregateRating");
    expect(text).not.toContain("undefined");
    for (const block of blocks(document)) expect(block["@context"]).toBe("https://schema.org");
  });
});

test("the catalog on Services lists every service with its price", () => {
  const [page] = pages.filter(({ route }) => route === "/services");
  const catalog = (page ? blocks(page.document) : []).find(
    (block) => block["hasOfferCatalog"],
  ) as unknown as {
    hasOfferCatalog: { itemListElement: { itemListElement: Json[] }[] };
  };
  const offered = catalog.hasOfferCatalog.itemListElement.flatMap((group) => group.itemListElement);
  const listed = offered.map((offer) => {
    const range = offer["priceSpecification"] as
      { minPrice: number; maxPrice?: number } | undefined;
    const name = (offer["itemOffered"] as { name: string }).name;
    return [
      name,
      (range ? range.minPrice : offer["price"]) ?? null,
      (range ? range.maxPrice : offer["price"]) ?? null,
    ];
  });
  const expected = services.map(({ name, price }) => {
    const { min, max } = readFigures(price) ?? {};
    return [name, min, max];
  });
  expect(listed).toHaveLength(services.length);
  expect(listed).toEqual(expect.arrayContaining(expected));
});

test("every film has a thumbnail, a duration, and no words that the page does not show", () => {
  const described = ofType("/testimonials", "VideoObject");
  expect(described.map(({ name }) => name)).toEqual(films.map(({ title }) => title));
  const page = pages.find(({ route }) => route === "/testimonials");
  const shown = page?.document.querySelector("main")?.textContent;
  for (const film of described) {
    expect(film["thumbnailUrl"]).toMatch(/^https:\/\/.*\.jpg$/);
    expect(film["duration"]).toMatch(/^PT\d+S$/);
    expect(shown).toContain(film["description"]);
    expect(film).not.toHaveProperty("transcript");
  }
});

test("the offers have the last day of the content", () => {
  const offers = ofType("/special-offers", "Offer");
  expect(offers.length).toBeLessThanOrEqual(allOffers.length);
  const days = new Set(allOffers.map(({ until }) => until ?? offersPage.validUntil));
  for (const offer of offers) expect(days).toContain(offer["priceValidUntil"]);
});

test("a page of the portfolio is a gallery of captioned pictures", () => {
  const [gallery] = ofType("/portfolio", "ImageGallery");
  const images = (gallery?.["image"] ?? []) as Json[];
  expect(images).toHaveLength(Math.min(portfolio.length, pageSize));
  for (const image of images) expect(image["caption"]).toBeTruthy();
});

test("the page of a photograph describes it, with the file of its largest picture", () => {
  const found = pages.filter(({ route }) => isPhotograph(route));
  expect(found.length > 0).toBe(portfolio.length > 0);
  for (const { route, document } of found) {
    const [image] = ofType(route, "ImageObject");
    const withoutIsolates = (text: unknown) => String(text).replace(/[\u2066\u2069]/g, "");
    const name = withoutIsolates(document.querySelector("h1")?.textContent);
    expect(image).toMatchObject({ name });
    expect(image?.["caption"]).toBeTruthy();
    const file = String(image?.["contentUrl"]);
    expect(file.startsWith(`${salon.url}/static/`)).toBe(true);
    expect(builtFile(file.slice(salon.url.length)).length).toBeGreaterThan(0);
    const trail = ofType(route, "BreadcrumbList")[0]?.["itemListElement"] as Json[];
    expect(withoutIsolates(trail.at(-1)?.["name"])).toBe(name);
    expect(trail.at(-1)).toMatchObject({ item: salon.url + route });
  }
});

test("the sitemap lists the picture of every photograph", () => {
  const sitemap = builtFile("sitemap-0.xml").toString();
  const entries = sitemap.matchAll(/<loc>([^<]*)<\/loc>(.*?)<\/url>/g);
  const photographs = [...entries].filter(([, address = ""]) => isPhotograph(address));
  expect(photographs).toHaveLength(locales.length * portfolio.length);
  for (const [, , rest] of photographs) expect(rest).toContain("<image:loc>");
});
