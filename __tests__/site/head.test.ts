import { readFileSync } from "node:fs";
import sharp from "sharp";
import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { builtFile, builtPages } from "../support/built-site";
import { site as salon } from "../support/content";

const pages = builtPages();
const found = pages.filter(({ page }) => page !== "/404");

function meta(document: Document, name: string): string | null | undefined {
  return document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
}

describe.each(pages)("the head of $route", ({ route, page, locale, document }) => {
  test("says the page's title and description, neither too short nor too long", () => {
    expect(document.title.length).toBeGreaterThanOrEqual(15);
    expect(document.title.length).toBeLessThanOrEqual(60);
    const description = meta(document, "description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("holds every style of the page, by name and once", () => {
    const [global, own, ...more] = document.querySelectorAll("style");
    expect(more).toEqual([]);
    expect(global?.parentElement).toBe(document.head);
    expect(own?.parentElement).toBe(document.head);
    const used = [...document.querySelectorAll("[class*=css-]")].flatMap(({ classList }) =>
      [...classList].filter((name) => name.startsWith("css-")),
    );
    expect(own?.dataset["styles"]?.split(" ").sort()).toEqual(
      [...new Set(used)].map((name) => name.replace("css-", "")).sort(),
    );
    for (const name of used) expect(own?.textContent).toContain(`.${name}`);
  });

  // Specification 1: Title, description, keywords, canonical, social sharing
  test("gives link previews a title, a text and a picture with its size and words", () => {
    expect(meta(document, "og:title")).toBe(document.title);
    expect(meta(document, "og:description")).toBe(meta(document, "description"));
    expect(meta(document, "og:image:width")).toBe("1200");
    expect(meta(document, "og:image:height")).toBe("630");
    expect(meta(document, "og:image:alt")).not.toBeNull();
    expect(meta(document, "twitter:card")).toBe("summary_large_image");
    expect(meta(document, "twitter:image")).toBe(meta(document, "og:image"));
  });

  test("its social picture is a JPEG of 1200 by 630 under 300 KB", async () => {
    const address = meta(document, "og:image") ?? "";
    expect(address.startsWith(`${salon.url}/`)).toBe(true);
    const file = builtFile(address.slice(salon.url.length));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect(file.length).toBeLessThan(300 * 1024);
  });

  test("has a language, one h1, one main landmark and headings without a gap", () => {
    expect(document.documentElement.lang).toBe(locale.code);
    expect(document.documentElement.dir).toBe(locale.direction);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelectorAll("main")).toHaveLength(1);
    const levels = [...document.querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(
      ({ tagName }) => Number(tagName[1]),
    );
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  test("has no element of the image plugin's own component", () => {
    expect(document.head.innerHTML).not.toContain("gatsby-image");
  });

  // Specification 1: Canonical link on every page
  test("names its address, or asks not to be kept", () => {
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    if (page === "/404") {
      expect(canonical).toBeUndefined();
      expect(meta(document, "robots")).toBe("noindex");
    } else {
      expect(canonical).toBe(salon.url + route);
      expect(meta(document, "og:url")).toBe(canonical);
    }
  });

  test("tells of the same page in every language, and which it is where none is asked for", () => {
    const alternates = [...document.querySelectorAll("link[rel=alternate][hreflang]")].map(
      (link) => [link.getAttribute("hreflang"), link.getAttribute("href")],
    );
    const expected = [
      ...locales.map(({ code, pathPrefix }) => [code, salon.url + addressIn(pathPrefix, page)]),
      ["x-default", salon.url + page],
    ];
    expect(alternates.sort()).toEqual(page === "/404" ? [] : expected.sort());
  });

  test("names its language and the others' for link previews", () => {
    const others = [...document.querySelectorAll('meta[property="og:locale:alternate"]')];
    expect(meta(document, "og:locale")).toBe(locale.openGraph);
    expect(others.map((other) => other.getAttribute("content"))).toEqual(
      locales.filter(({ code }) => code !== locale.code).map(({ openGraph }) => openGraph),
    );
  });

  test("leads to the same page in every other language, by the language's own name", () => {
    for (const { code, pathPrefix, name } of locales.filter(
      (other) => other.code !== locale.code,
    )) {
      const links = [...document.querySelectorAll(`a[hreflang="${code}"]`)];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link.textContent).toBe(name);
        expect(link.getAttribute("lang")).toBe(code);
        expect(link.getAttribute("href")).toBe(addressIn(pathPrefix, page));
      }
    }
  });
});

test("no two pages share a title or a description", () => {
  expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ document }) => meta(document, "description"))).size).toBe(
    pages.length,
  );
});

test("the sitemap lists every page but the 404, by its canonical address", () => {
  const sitemap = readFileSync("public/sitemap-0.xml", "utf8");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(found.map(({ route }) => salon.url + route).sort());
  expect(readFileSync("public/robots.txt", "utf8")).toContain(
    `Sitemap: ${salon.url}/sitemap-index.xml`,
  );
});

test("the sitemap gives every page's address in every language", () => {
  const sitemap = readFileSync("public/sitemap-0.xml", "utf8");
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  expect(entries).toHaveLength(found.length);
  for (const [, address = "", rest = ""] of entries) {
    const { page } = found.find(({ route }) => salon.url + route === address) ?? { page: "" };
    for (const { code, pathPrefix } of locales) {
      expect(rest).toContain(
        `hreflang="${code}" href="${salon.url}${addressIn(pathPrefix, page)}"`,
      );
    }
    expect(rest).toContain(`hreflang="x-default" href="${salon.url}${page}"`);
  }
});

test("the web manifest's icons are there, in the size they say", async () => {
  const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(builtFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
