import { readFileSync } from "node:fs";
import path from "node:path";
import { allContent } from "./content";
import { inLanguage } from "./in-language";

/** The folder of the content of which the tested site was built. Its default is `content/`. */
export const contentDir = process.env["CONTENT_DIR"] ?? "content";

/** The names of the files in `allContent`. */
const files: Readonly<Record<keyof typeof allContent, string>> = {
  offers: "offers/offers.json",
  about: "pages/about.json",
  contact: "pages/contact.json",
  home: "pages/home.json",
  notFound: "pages/not-found.json",
  portfolioPage: "pages/portfolio.json",
  servicesPage: "pages/services.json",
  specialOffersPage: "pages/special-offers.json",
  testimonialsPage: "pages/testimonials.json",
  portfolio: "portfolio/portfolio.json",
  categories: "services/categories.json",
  services: "services/services.json",
  site: "site.json",
  films: "testimonials/films.json",
  reviews: "testimonials/reviews.json",
};

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(contentDir, file), "utf8"));

const built = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [name, read(file)]),
) as typeof allContent;

/** The content of the tested site in a locale. Tests of it know no name, order or number: staff may change them. */
export function builtContent(code = "en") {
  return inLanguage(built, code);
}

/** The content of the tests, and the copy of it with dates of today. */
const fixtures = ["__tests__/fixtures/content", ".local/fixture/content"];

/** Whether the site has the content of the tests. Then its budgets are strict. Those of other content are wider. */
export const isFixture = fixtures.some((dir) => path.resolve(dir) === path.resolve(contentDir));
