import offersFile from "../fixtures/content/offers/offers.json";
import aboutFile from "../fixtures/content/pages/about.json";
import contactFile from "../fixtures/content/pages/contact.json";
import homeFile from "../fixtures/content/pages/home.json";
import notFoundFile from "../fixtures/content/pages/not-found.json";
import portfolioPageFile from "../fixtures/content/pages/portfolio.json";
import servicesPageFile from "../fixtures/content/pages/services.json";
import specialOffersFile from "../fixtures/content/pages/special-offers.json";
import testimonialsPageFile from "../fixtures/content/pages/testimonials.json";
import portfolioFile from "../fixtures/content/portfolio/portfolio.json";
import categoriesFile from "../fixtures/content/services/categories.json";
import servicesFile from "../fixtures/content/services/services.json";
import siteFile from "../fixtures/content/site.json";
import filmsFile from "../fixtures/content/testimonials/films.json";
import reviewsFile from "../fixtures/content/testimonials/reviews.json";
import { inLanguage } from "./in-language";

/** The content of the tests, in all languages. Each name is that of the schema. */
export const allContent = {
  offers: offersFile,
  about: aboutFile,
  contact: contactFile,
  home: homeFile,
  notFound: notFoundFile,
  portfolioPage: portfolioPageFile,
  servicesPage: servicesPageFile,
  specialOffers: specialOffersFile,
  testimonialsPage: testimonialsPageFile,
  portfolio: portfolioFile,
  categories: categoriesFile,
  services: servicesFile,
  site: siteFile,
  films: filmsFile,
  reviews: reviewsFile,
};

/** The services in all languages. */
export const allServices = servicesFile;

/** Forms of a text with a number: those that a language does not have are null in a query's result. */
export const noForms = { zero: null, one: null, two: null, few: null, many: null };

/** The content of the tests in a locale. */
export function contentIn(code = "en") {
  return inLanguage(allContent, code);
}

/** The content of the tests in English. */
export const {
  offers,
  about,
  contact,
  home,
  notFound,
  portfolioPage,
  servicesPage,
  specialOffers,
  testimonialsPage,
  portfolio,
  categories,
  services,
  site,
  films,
  reviews,
} = contentIn();
