/** What the site knows of a JSON file under `content/`. Whether it holds one entry or a list, its schema says. */
export interface ContentFileRow {
  /** From `content/` on. */
  readonly file: string;
  /** Its rules: `content/schema/<schema>.schema.json`. */
  readonly schema: string;
  /** The GraphQL type of its entries. */
  readonly type: string;
  /** The address of the page whose words it holds. Absent: it is no page, or one that nobody links to (404). */
  readonly route?: string;
  /** Other files whose content the page shows; a change of theirs is a change of the page. */
  readonly shows?: readonly string[];
}

/**
 * Every JSON file of the content. What lists files, types, pages or routes reads them here: the sources of GraphQL,
 * the content check, the sitemap, structured data and tests. docs/add-a-page.md says how a file is added.
 */
export const contentModel = [
  { file: "site.json", schema: "site", type: "Salon" },
  { file: "services/categories.json", schema: "categories", type: "ServiceCategory" },
  { file: "services/services.json", schema: "services", type: "Service" },
  { file: "portfolio/portfolio.json", schema: "portfolio", type: "PortfolioItem" },
  { file: "testimonials/reviews.json", schema: "reviews", type: "Review" },
  { file: "testimonials/films.json", schema: "films", type: "Film" },
  { file: "offers/offers.json", schema: "offers", type: "Offer" },
  {
    file: "pages/home.json",
    schema: "home",
    type: "HomePage",
    route: "/",
    shows: ["site.json"],
  },
  {
    file: "pages/about.json",
    schema: "about",
    type: "AboutPage",
    route: "/about",
    shows: ["testimonials/reviews.json"],
  },
  {
    file: "pages/services.json",
    schema: "services-page",
    type: "ServicesPage",
    route: "/services",
    shows: ["services/categories.json", "services/services.json"],
  },
  {
    file: "pages/portfolio.json",
    schema: "portfolio-page",
    type: "PortfolioPage",
    route: "/portfolio",
    shows: ["portfolio/portfolio.json"],
  },
  {
    file: "pages/testimonials.json",
    schema: "testimonials-page",
    type: "TestimonialsPage",
    route: "/testimonials",
    shows: ["testimonials/films.json"],
  },
  {
    file: "pages/special-offers.json",
    schema: "special-offers",
    type: "SpecialOffersPage",
    route: "/special-offers",
    shows: ["offers/offers.json"],
  },
  {
    file: "pages/contact.json",
    schema: "contact",
    type: "ContactPage",
    route: "/contact",
    shows: ["site.json"],
  },
  { file: "pages/not-found.json", schema: "not-found", type: "NotFoundPage" },
] as const satisfies readonly ContentFileRow[];

type Row = (typeof contentModel)[number];

/** A JSON file of the content, from `content/` on. */
export type ContentFile = Row["file"];

/** The address of a page. */
export type Route = Extract<Row, { route: string }>["route"];

/** The files above, in their order. */
export const contentFiles: readonly ContentFile[] = contentModel.map(({ file }) => file);

/** The addresses of all pages that can be linked to. */
export const routes: readonly Route[] = contentModel.flatMap((row) =>
  "route" in row ? [row.route] : [],
);

/** The row of a file; undefined for a file that the site does not know. */
export function rowOf(file: string): (ContentFileRow & { readonly file: ContentFile }) | undefined {
  return contentModel.find((row) => row.file === file);
}

/** The type of the nodes that gatsby-transformer-json makes of a file's entries; no query reads them. */
export function entryType({ type }: ContentFileRow): string {
  return `${type}Json`;
}

/** The row of the page at an address; undefined where there is none. */
export function pageAt(route: string): ContentFileRow | undefined {
  return contentModel.find((row) => "route" in row && row.route === route);
}
