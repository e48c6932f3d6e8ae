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

/** The content in a locale. */
export function contentIn(code = "en") {
  return {
    offers: inLanguage(offersFile, code),
    about: inLanguage(aboutFile, code),
    contact: inLanguage(contactFile, code),
    home: inLanguage(homeFile, code),
    notFound: inLanguage(notFoundFile, code),
    portfolioPage: inLanguage(portfolioPageFile, code),
    servicesPage: inLanguage(servicesPageFile, code),
    specialOffersPage: inLanguage(specialOffersPageFile, code),
    testimonialsPage: inLanguage(testimonialsPageFile, code),
    portfolio: inLanguage(portfolioFile, code),
    categories: inLanguage(categoriesFile, code),
    services: inLanguage(servicesFile, code),
    site: inLanguage(siteFile, code),
    films: inLanguage(filmsFile, code),
    reviews: inLanguage(reviewsFile, code),
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
