import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { plainText } from "../../src/i18n/text";
import { builtContent } from "../support/built-content";
import { builtPage } from "../support/built-site";

type Content = ReturnType<typeof builtContent>;

interface Action {
  readonly heading: string;
  readonly lead: string;
  readonly action: { readonly label: string };
}

const invitation = ({ heading, lead, action }: Action) => [heading, lead, action.label];

/** Texts of the content that each page shows, in order, with those of pictures. */
const textsIn = ({
  about,
  categories,
  contact,
  films,
  home,
  notFound,
  offers,
  portfolioPage,
  reviews,
  servicesPage,
  site,
  specialOffers,
  testimonialsPage,
}: Content): Readonly<Record<string, readonly string[]>> => ({
  // Specification 2 Home: Every section in order
  "/": [
    home.hero.eyebrow,
    home.hero.heading,
    home.hero.intro,
    home.hero.action.label,
    home.space.heading,
    home.space.lead,
    ...home.space.photos.flatMap(({ caption, picture }) => [picture.alt, caption]),
    home.welcome.heading,
    ...home.welcome.paragraphs,
    home.overview.heading,
    ...home.overview.tiles.flatMap((tile) => [tile.label, tile.detail]),
    home.overview.action.label,
    ...(offers.length > 0 ? [home.overview.offersAction.label] : []),
    // Specification 2 Home: Experience, 'Discover More'
    ...invitation(home.experience),
    home.closing.heading,
  ],
  // Specification 2 About: Story, mission, values
  // Specification 2 About, 3: Four reviews, 'Regular Client'
  "/about": [
    about.story.heading,
    about.story.lead,
    ...about.story.paragraphs,
    about.mission.heading,
    about.mission.first,
    about.mission.second,
    about.mission.text,
    about.values.heading,
    ...about.values.items.flatMap(({ name, text }) => [name, text]),
    // Specification 2 About: Three-photo gallery
    about.gallery.heading,
    ...about.gallery.pictures.map(({ alt }) => alt),
    ...(reviews.length > 0 ? [about.reviewsHeading] : []),
    ...reviews.flatMap(({ name, label, quote }) => [quote, name, label]),
    about.closing.heading,
  ],
  // Specification 2 Services: Title and introduction
  "/services": [
    servicesPage.heading,
    servicesPage.search.label,
    ...categories.filter(({ hasTab }) => hasTab).map(({ label }) => label),
    ...(offers.length > 0 ? [servicesPage.offersAction.label] : []),
    ...categories.filter(({ hasTab }) => !hasTab).flatMap(({ label, intro }) => [label, ...intro]),
    ...invitation(servicesPage.closing),
  ],
  "/portfolio": [
    portfolioPage.heading,
    portfolioPage.subtitle,
    ...portfolioPage.filters.map(({ name }) => name),
    portfolioPage.closing.heading,
  ],
  "/testimonials": [
    testimonialsPage.heading,
    testimonialsPage.subtitle,
    ...films.flatMap(({ title, quote, name, service }) =>
      [title, quote, name, service].filter((text) => text !== undefined),
    ),
    testimonialsPage.closing.heading,
  ],
  "/special-offers": [
    specialOffers.back.label,
    specialOffers.heading,
    offers.length > 0 ? specialOffers.subtitle : specialOffers.none.text,
    ...offers.flatMap(({ title, services }) => [title, ...services]),
    specialOffers.closing.heading,
  ],
  "/contact": [
    contact.heading,
    contact.intro,
    contact.form.heading,
    contact.form.required,
    ...[contact.form.name, contact.form.email, contact.form.phone].map(({ label }) => label),
    contact.form.message.label,
    contact.form.privacy,
    contact.form.submit,
    contact.form.draftKept,
    // Specification 2 Contact: All of the contact information
    contact.information.heading,
    contact.information.address,
    site.address.street,
    ...site.address.landmarks,
    site.address.district,
    site.address.country,
    contact.information.phone,
    contact.information.email,
    site.email,
    contact.information.hours,
    contact.information.map,
    contact.information.directions,
    contact.information.follow,
    contact.closing.heading,
  ],
  "/404": [notFound.code, notFound.text, notFound.action.label],
});

/* A fallback has isolates around it, or its language on its element. */
const plain = (text: string) => plainText(text).replace(/\s+/g, " ").toLowerCase();

const pages = locales.flatMap(({ code, urlPrefix }) =>
  Object.entries(textsIn(builtContent(code))).map(([page, texts]) => ({
    route: addressIn(urlPrefix, page),
    texts,
  })),
);

test.each(pages)("$route contains its texts in order", ({ route, texts }) => {
  const main = builtPage(route).document.querySelector("main");
  for (const image of main?.querySelectorAll("img") ?? []) image.replaceWith(image.alt);
  const shown = plain(main?.textContent ?? "");
  let from = 0;
  const missing = texts.filter((text) => {
    const at = shown.indexOf(plain(text), from);
    from = Math.max(from, at + plain(text).length);
    return at < 0;
  });
  expect(missing).toEqual([]);
});
