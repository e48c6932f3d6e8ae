import offersFile from "../../content/offers/offers.json";
import aboutFile from "../../content/pages/about.json";
import contactFile from "../../content/pages/contact.json";
import homeFile from "../../content/pages/home.json";
import notFoundFile from "../../content/pages/not-found.json";
import portfolioPageFile from "../../content/pages/portfolio.json";
import servicesPageFile from "../../content/pages/services.json";
import specialOffersPageFile from "../../content/pages/special-offers.json";
import testimonialsPageFile from "../../content/pages/testimonials.json";
import portfolioFile from "../../content/portfolio/portfolio.json";
import categoriesFile from "../../content/services/categories.json";
import servicesFile from "../../content/services/services.json";
import siteFile from "../../content/site.json";
import filmsFile from "../../content/testimonials/films.json";
import reviewsFile from "../../content/testimonials/reviews.json";
import { inLanguage } from "../../scripts/lib/in-language";
import { type Entries, type Filter, sampleFilter, samples } from "../../scripts/lib/sample-entries";

/* TypeScript infers the types of the files from their content, which may have no entries and no optional fields. */
type Site = Omit<typeof siteFile, "social"> & { social: Readonly<Record<string, string>> };
type PortfolioPage = Omit<typeof portfolioPageFile, "filters"> & { filters: Filter[] };
type SpecialOffersPage = typeof specialOffersPageFile & { validUntil?: string };

/** The services in all languages. */
export const allServices = servicesFile as Entries<"services/services.json">;

/** The content in a locale. */
export function contentIn(code = "en") {
  return {
    offers: inLanguage(offersFile as Entries<"offers/offers.json">, code),
    about: inLanguage(aboutFile, code),
    contact: inLanguage(contactFile, code),
    home: inLanguage(homeFile, code),
    notFound: inLanguage(notFoundFile, code),
    portfolioPage: inLanguage(portfolioPageFile as PortfolioPage, code),
    servicesPage: inLanguage(servicesPageFile, code),
    specialOffersPage: inLanguage(specialOffersPageFile as SpecialOffersPage, code),
    testimonialsPage: inLanguage(testimonialsPageFile, code),
    portfolio: inLanguage(portfolioFile as Entries<"portfolio/portfolio.json">, code),
    categories: inLanguage(categoriesFile as Entries<"services/categories.json">, code),
    services: inLanguage(allServices, code),
    site: inLanguage(siteFile as Site, code),
    films: inLanguage(filmsFile as unknown as Entries<"testimonials/films.json">, code),
    reviews: inLanguage(reviewsFile as Entries<"testimonials/reviews.json">, code),
  };
}

/** The content in English, for most tests. */
export const {
  offers,
  about,
  contact,
  home,
  notFound,
  portfolioPage,
  servicesPage,
  specialOffersPage,
  testimonialsPage,
  portfolio,
  categories,
  services,
  site,
  films,
  reviews,
} = contentIn();

/** Entries that do not depend on the content, in English. */
export const sample = {
  offers: inLanguage(samples["offers/offers.json"]),
  categories: inLanguage(samples["services/categories.json"]),
  services: inLanguage(samples["services/services.json"]),
  films: inLanguage(samples["testimonials/films.json"]),
  portfolio: inLanguage(samples["portfolio/portfolio.json"]),
  filter: inLanguage(sampleFilter),
};
