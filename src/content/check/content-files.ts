/** Every JSON file of the content, from `content/` on, and the schema in `content/schema/` that it keeps to. */
export const contentFiles = {
  "site.json": "site",
  "services/categories.json": "categories",
  "services/services.json": "services",
  "portfolio/portfolio.json": "portfolio",
  "testimonials/reviews.json": "reviews",
  "testimonials/films.json": "films",
  "offers/offers.json": "offers",
  "pages/home.json": "home",
  "pages/about.json": "about",
  "pages/services.json": "services-page",
  "pages/portfolio.json": "portfolio-page",
  "pages/testimonials.json": "testimonials-page",
  "pages/special-offers.json": "special-offers",
  "pages/contact.json": "contact",
  "pages/not-found.json": "not-found",
} as const;

export type ContentFile = keyof typeof contentFiles;

/** The files above as a list. */
export const contentFileNames = Object.keys(contentFiles) as ContentFile[];
