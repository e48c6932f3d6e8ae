/** A JSON file under `content/`. Its schema defines whether it holds one entry or a list. */
export interface ContentFileRow {
  /** Relative to `content/`. */
  readonly file: string;
  /** The name of its schema, `content/schema/<schema>.schema.json`. */
  readonly schema: string;
  readonly type: string;
  /** The address of the page whose texts it holds. Undefined for other files and for the 404 page. */
  readonly route?: string;
  /** Whether templates make pages from its entries, with addresses below `route` (`createPages`). */
  readonly hasSubpages?: true;
}

/**
 * Every JSON file of the content. The GraphQL sources, the content check, the forms for staff and the tests read this
 * list. docs/add-a-page.md describes how to add a file.
 */
export const contentModel = [
  { file: "site.json", schema: "site", type: "Salon" },
  { file: "services/categories.json", schema: "categories", type: "ServiceCategory" },
  { file: "services/services.json", schema: "services", type: "Service" },
  { file: "portfolio/portfolio.json", schema: "portfolio", type: "Photograph" },
  { file: "testimonials/reviews.json", schema: "reviews", type: "Review" },
  { file: "testimonials/films.json", schema: "films", type: "Film" },
  { file: "offers/offers.json", schema: "offers", type: "Offer" },
  { file: "pages/home.json", schema: "home", type: "HomePage", route: "/" },
  { file: "pages/about.json", schema: "about", type: "AboutPage", route: "/about" },
  {
    file: "pages/services.json",
    schema: "services-page",
    type: "ServicesPage",
    route: "/services",
  },
  {
    file: "pages/portfolio.json",
    schema: "portfolio-page",
    type: "PortfolioPage",
    route: "/portfolio",
    hasSubpages: true,
  },
  {
    file: "pages/testimonials.json",
    schema: "testimonials-page",
    type: "TestimonialsPage",
    route: "/testimonials",
  },
  {
    file: "pages/special-offers.json",
    schema: "special-offers",
    type: "SpecialOffersPage",
    route: "/special-offers",
  },
  { file: "pages/contact.json", schema: "contact", type: "ContactPage", route: "/contact" },
  { file: "pages/not-found.json", schema: "not-found", type: "NotFoundPage" },
] as const satisfies readonly ContentFileRow[];

type Row = (typeof contentModel)[number];

/** The path of a JSON file, relative to `content/`. */
export type ContentFile = Row["file"];

type Route = Extract<Row, { route: string }>["route"];

export const contentFiles: readonly ContentFile[] = contentModel.map(({ file }) => file);

/** The addresses of all pages that can be linked to. */
export const routes: readonly Route[] = contentModel.flatMap((row) =>
  "route" in row ? [row.route] : [],
);

/** The row of a file; undefined for a file that is not in the model. */
export function rowOf(file: string): (ContentFileRow & { readonly file: ContentFile }) | undefined {
  return contentModel.find((row) => row.file === file);
}

/** The type of the nodes that gatsby-transformer-json creates; no query uses it. */
export function entryType({ type }: ContentFileRow): string {
  return `${type}Json`;
}

/** The row of the page at an address of the default locale; undefined if there is none. */
export function pageAt(address: string): ContentFileRow | undefined {
  const rows: readonly ContentFileRow[] = contentModel;
  return rows.find(
    ({ route, hasSubpages }) =>
      route === address || (hasSubpages && address.startsWith(`${route}/`)),
  );
}
