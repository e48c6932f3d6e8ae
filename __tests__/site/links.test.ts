import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { builtContent } from "../support/built-content";
import { builtFile, builtPage, builtPages, isServed } from "../support/built-site";

const { site: salon } = builtContent();
const pages = builtPages();
const documents = new Map(pages.map(({ route, document }) => [route, document]));

function attributes(document: Document, selector: string, name: string): string[] {
  return [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute(name) ?? "",
  );
}

describe.each(pages)("the links of $route", ({ route, document }) => {
  const links = attributes(document, "a[href]", "href");
  const internal = links.filter((href) => /^[/#]/.test(href));

  test("lead to existing pages", () => {
    expect(internal.filter((href) => href.startsWith("/") && !isServed(href))).toEqual([]);
  });

  test("with a hash lead to existing elements", () => {
    const broken = internal.filter((href) => {
      const { pathname, hash } = new URL(href, `http://site${route}`);
      return hash && !documents.get(pathname)?.getElementById(hash.slice(1));
    });
    expect(broken).toEqual([]);
  });

  test("have no trailing slash and no query except what the visitor asks for", () => {
    const query = /(?<=\/contact)\?((service|offer)=[a-z\d-]+|photo=[a-z\d-]+\/[a-z\d-]+)$/;
    const plain = internal.map((href) => href.replace(query, ""));
    expect(plain.filter((href) => href.includes("?") || /.\/(#|$)/.test(href))).toEqual([]);
  });

  test("to other sites have rel=noopener", () => {
    const outside = [...document.querySelectorAll('a[href^="http"]')];
    expect(outside.filter((link) => !link.getAttribute("rel")?.includes("noopener"))).toEqual([]);
  });

  test("use existing pictures, films and files", () => {
    const files = [
      ...attributes(document, "img[src], source[src], video[src], track[src], script[src]", "src"),
      ...attributes(document, "link[rel=preload], link[rel$=icon], link[rel=manifest]", "href"),
      ...attributes(document, "use", "href"),
      ...attributes(document, "img[srcset], source[srcset]", "srcset").flatMap((set) =>
        set.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
      ),
    ];
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => file.startsWith("/") && !isServed(file))).toEqual([]);
  });

  test("have pictures with a size; at most one has high priority", () => {
    const pictures = [...document.querySelectorAll("img")];
    expect(
      pictures.filter((img) => !img.getAttribute("width") || !img.getAttribute("height")),
    ).toEqual([]);
    const first = pictures.filter((img) => img.getAttribute("fetchpriority") === "high");
    expect(first.length).toBeLessThanOrEqual(1);
    expect(first.filter((img) => img.getAttribute("loading") === "lazy")).toEqual([]);
  });
});

test("the sprite contains every icon that the pages use", () => {
  const used = new Set(pages.flatMap(({ document }) => attributes(document, "use", "href")));
  const missing = [...used].filter((href) => {
    const [sprite = "", id] = href.split("#");
    return !builtFile(sprite).includes(`id="${id}"`);
  });
  expect(missing).toEqual([]);
});

test.each(locales)("the contact page of $code links to phone, e-mail and directions", (locale) => {
  const { latitude, longitude } = salon.geo;
  const links = attributes(
    builtPage(addressIn(locale.urlPrefix, "/contact")).document,
    "main a[href]",
    "href",
  );
  expect(links).toEqual(
    expect.arrayContaining([
      `tel:${salon.phone}`,
      `tel:${salon.bookingPhone}`,
      `mailto:${salon.email}`,
      `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
      ...Object.values(salon.social),
    ]),
  );
});
