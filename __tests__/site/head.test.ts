import sharp from "sharp";
import { routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { localeAt, locales } from "../../src/i18n/locales";
import { builtContent, isFixture } from "../support/built-content";
import { builtFile, builtPages, builtRoutes, isPhotograph } from "../support/built-site";

const { site: salon } = builtContent();
const pages = builtPages();
const found = builtRoutes().filter((route) => !route.endsWith("/404"));

/** Whether a page has its own texts in content/pages/. */
const isPage = (page: string) => page === "/404" || routes.some((route) => route === page);

function meta(document: Document, name: string): string | null | undefined {
  return document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
}

describe.each(pages)("the head of $route", ({ route, page, locale, document }) => {
  test("contains the styles of every class of Emotion", () => {
    const styles = [...document.querySelectorAll("style")]
      .map((style) => style.textContent)
      .join("");
    for (const { classList } of document.querySelectorAll("[class*=css-]")) {
      const own = [...classList].filter((name) => name.startsWith("css-"));
      for (const name of own) expect(styles).toContain(`.${name}`);
    }
  });

  /* A changed text makes React render the page again. */
  test("tells iOS to detect nothing in texts", () => {
    expect(meta(document, "format-detection")).toBe("telephone=no, date=no, address=no, email=no");
  });

  // Specification 1: Title, description, keywords, canonical, social sharing
  test("has title, text and picture for link previews", () => {
    expect(meta(document, "og:title")).toBe(document.title);
    expect(meta(document, "og:description")).toBe(meta(document, "description"));
    expect(meta(document, "og:image:alt")).not.toBeNull();
    expect(meta(document, "twitter:card")).toBe("summary_large_image");
    expect(meta(document, "twitter:image")).toBe(meta(document, "og:image"));
  });

  test("has a social picture with its size, as JPEG", async () => {
    const address = meta(document, "og:image") ?? "";
    expect(address.startsWith(`${salon.url}/`)).toBe(true);
    const file = builtFile(address.slice(salon.url.length));
    const { width, height, format } = await sharp(file).metadata();
    expect(format).toBe("jpeg");
    expect(meta(document, "og:image:width")).toBe(String(width));
    expect(meta(document, "og:image:height")).toBe(String(height));
    const photograph = document.querySelector<HTMLImageElement>("#portfolio li img");
    if (photograph) expect(meta(document, "og:image:alt")).toBe(photograph.alt);
    if (photograph || isPhotograph(route)) {
      /* WhatsApp shows no larger files than 300,000 bytes. A JPEG of a megapixel has fewer. */
      expect(width <= 840 || width * height <= 1_000_000).toBe(true);
      return;
    }
    expect([width, height]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(300_000);
  });

  test("has the language and the direction of its locale", () => {
    expect(document.documentElement.lang).toBe(locale.code);
    expect(document.documentElement.dir).toBe(locale.direction);
  });

  test("has no styles or scripts of the GatsbyImage component", () => {
    expect(document.head.innerHTML).not.toContain("gatsby-image");
  });

  // Specification 1: Canonical link on every page
  test("has a canonical link, except the 404 page", () => {
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    if (page === "/404") {
      expect(canonical).toBeUndefined();
    } else {
      expect(canonical).toBe(salon.url + route);
      expect(meta(document, "og:url")).toBe(canonical);
    }
  });

  test("has hreflang links to every locale and x-default", () => {
    const alternates = [...document.querySelectorAll("link[rel=alternate][hreflang]")].map(
      (link) => [link.getAttribute("hreflang"), link.getAttribute("href")],
    );
    const expected = [
      ...locales.map(({ code, urlPrefix }) => [code, salon.url + addressIn(urlPrefix, page)]),
      ["x-default", salon.url + page],
    ];
    expect(alternates.sort()).toEqual(page === "/404" ? [] : expected.sort());
  });

  test("has the Open Graph locale of the page and of the other locales", () => {
    const others = [...document.querySelectorAll('meta[property="og:locale:alternate"]')];
    expect(meta(document, "og:locale")).toBe(locale.openGraph);
    expect(others.map((other) => other.getAttribute("content"))).toEqual(
      locales.filter(({ code }) => code !== locale.code).map(({ openGraph }) => openGraph),
    );
  });

  test("links to the same page in every other locale, with the locale's own name", () => {
    for (const { code, urlPrefix, name } of locales.filter((other) => other.code !== locale.code)) {
      const links = [...document.querySelectorAll(`a[hreflang="${code}"]`)];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link.textContent).toBe(name);
        expect(link.getAttribute("lang")).toBe(code);
        expect(link.getAttribute("href")).toBe(addressIn(urlPrefix, page));
      }
    }
  });
});

/* Those of the portfolio consist of names and descriptions, whose lengths the content check does not limit. */
test.each(pages.filter(({ page }) => isFixture || isPage(page)))(
  "$route has a title and a description of suitable length",
  ({ page, document }) => {
    expect(document.title.length).toBeGreaterThanOrEqual(15);
    expect(document.title.length).toBeLessThanOrEqual(60);
    const description = meta(document, "description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(isPage(page) ? 70 : 45);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test("the sitemap lists every page except the 404 pages, with its other locales", () => {
  const sitemap = builtFile("sitemap-0.xml").toString();
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.map(([, address]) => address).sort()).toEqual(
    found.map((route) => salon.url + route).sort(),
  );
  for (const [, address = "", rest = ""] of entries) {
    const route = address.slice(salon.url.length);
    const page = route.slice(localeAt(route).urlPrefix.length) || "/";
    expect(rest).toContain(`hreflang="x-default" href="${salon.url}${page}"`);
    for (const { code, urlPrefix } of locales) {
      const other = salon.url + addressIn(urlPrefix, page);
      expect(rest).toContain(`hreflang="${code}" href="${other}"`);
    }
    expect(rest.includes("<image:loc>")).toBe(isPhotograph(route));
  }
});
