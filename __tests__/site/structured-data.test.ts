import { type BuiltPage, builtPages } from "../support/built-site";
import { structuredData } from "../support/structured-data";

const salonOf = (page: BuiltPage) =>
  structuredData(page).find((block) => block["@type"] === "BeautySalon");
const pages = builtPages();

describe.each(pages)("the structured data of $route", (page) => {
  const blocks = structuredData(page);

  test("describes the salon, as on the other pages of its locale, and the site in its locale", () => {
    const [other] = pages.filter(({ locale }) => locale === page.locale);
    expect(salonOf(page)).toEqual(other && salonOf(other));
    const sites = blocks.filter((block) => block["@type"] === "WebSite");
    expect(sites.map((site) => site["inLanguage"])).toEqual([page.locale.code]);
  });

  // Specification 2: Breadcrumb, a structured-data list, on all pages but Home
  test("lists the visible breadcrumb, which Home and the 404 page do not have", () => {
    const lists = blocks.filter((block) => block["@type"] === "BreadcrumbList");
    const rows = lists.flatMap((list) => list["itemListElement"] as Record<string, unknown>[]);
    const shown = [...page.document.querySelectorAll("nav ol li")];
    expect(lists).toHaveLength(["/", "/404"].includes(page.page) ? 0 : 1);
    expect(rows.map(({ name }) => name)).toEqual(shown.map(({ textContent }) => textContent));
    for (const row of rows.slice(-1))
      expect(new URL(String(row["item"])).pathname).toBe(page.route);
  });

  test("uses schema.org and contains no ratings", () => {
    const text = JSON.stringify(blocks);
    expect(text).not.toMatch(/aggregateRating|undefined/);
    for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
  });
});
