import { expect, test } from "@playwright/test";
import { pageNumbers } from "../../src/components/page-numbers";
import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { lowestPrice } from "../../src/graphql/price";
import { englishFormats } from "../../src/i18n/formats";
import { displayPhone } from "../../src/lib/contact-links";
import { formatDate, kuwaitDate } from "../../src/lib/dates";
import { interpolate } from "../../src/lib/interpolate";
import { describeHours, describeOpenNow } from "../../src/lib/opening-hours";
import { readAccessibilityTree } from "../support/accessibility-tree";
import { revealAll } from "../support/axe";
import {
  about,
  categories,
  contact,
  films,
  home,
  notFound,
  offers,
  portfolio,
  portfolioPage,
  reviews,
  services,
  servicesPage,
  site,
  specialOffersPage as specialOffers,
  testimonialsPage as testimonials,
} from "../support/content";
import { scrollThrough } from "../support/journey";
import { otherLocales } from "../support/locales";
import { nameOf, of, photograph, photographPage } from "../support/portfolio";
import { priced } from "../support/price";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

/** Noon in Kuwait: the opening hours depend on it. */
const now = new Date("2026-11-21T09:00:00Z");
const words = site.messages.layout;
const hours = describeHours(site.hours, site.messages.hours, englishFormats, kuwaitDate(now));

const { landmarks, ...place } = site.address;

const link = (name: string) => `link: ${name}`;
const button = (name: string) => `button: ${name}`;
const image = (picture: { alt: string }) => `image: ${picture.alt}`;
const heading = (level: number, name: string) => `heading ${level}: ${name}`;
const navigation = site.navigation.map(({ label }) => link(label));
const social = [link(words.instagram), link(words.facebook), link(words.whatsapp)];

const head = [
  link(words.skipLink),
  "banner",
  link(words.logoLabel),
  `navigation: ${words.mainNavigation}`,
  ...navigation,
  ...otherLocales.map(({ name }) => link(name)),
];

const headOfPhones = [
  link(words.skipLink),
  "banner",
  link(words.logoLabel),
  button(words.menuOpen),
];

const foot = [
  "contentinfo",
  hours.headline,
  hours.days,
  site.brand.description,
  `navigation: ${words.quickLinks}`,
  heading(2, words.quickLinks),
  ...navigation,
  heading(2, words.visit),
  interpolate(words.street, place),
  `${place.district}, ${place.country}`,
  link(displayPhone(site.phone)),
  link(site.email),
  heading(2, words.follow),
  ...social,
  interpolate(words.copyright, { year: now.getFullYear(), name: site.brand.fullName }),
  `complementary: ${words.bookNow}`,
  link(words.reviews),
  link(words.bookNow),
];

const trail = (name: string) => [
  `navigation: ${words.breadcrumbLabel}`,
  link(site.navigation[0]?.label ?? ""),
  name,
];

/** The closing section. If heading and link have the same text, the link is inside the heading. */
function closing({ heading: title, lead, action }: typeof home.closing, bigLink = true) {
  const once = bigLink && title === action.label;
  return once
    ? [lead, heading(2, title), link(action.label)]
    : [heading(2, title), lead, link(action.label)];
}

const rows = (key: string) =>
  services
    .filter(({ category }) => category === key)
    .flatMap(({ name, price }) => [
      name,
      price,
      link(interpolate(servicesPage.bookLabel, { service: name })),
    ]);

/** The link that asks for a photograph, if its filter has one. */
const askLinks = ({ category }: typeof photograph) =>
  portfolioPage.filters
    .filter((filter) => filter.key === category && "ask" in filter)
    .map((filter) => link("ask" in filter ? filter.ask.label : ""));

/** The links to the previous and the next photograph of a category. */
function neighboursOf({ category }: typeof photograph): string[] {
  const list = of(category);
  const words = portfolioPage.photograph;
  const [previous, next] = [list.at(-1)?.name, list.at(1)?.name];
  if (list.length < 2) return [];
  const label = interpolate(words.more, { category: nameOf(category) });
  return [
    `navigation: ${label}`,
    link(`${words.previous} ${previous}`),
    link(`${words.next} ${next}`),
  ];
}

const firstTab = categories.find(({ hasTab }) => hasTab);
const further = categories.filter(({ hasTab }) => !hasTab);
const facts = {
  founded: site.brand.founded,
  serviceCount: services.length,
  hours: hours.headline,
  lowestPrice: lowestPrice(
    services.map((service) => priced(service).price),
    englishFormats.price,
  ).text,
};

const pages: Record<string, readonly string[]> = {
  "/": [
    `region: ${home.hero.label}`,
    ...home.hero.slides.slice(0, 1).map(({ tall }) => image(tall)),
    home.hero.eyebrow,
    heading(1, home.hero.heading),
    home.hero.intro,
    link(home.hero.action.label),
    heading(2, home.space.heading),
    home.space.lead,
    `group: ${home.space.label}`,
    ...home.space.photos.flatMap(({ caption, picture }) => ["figure", image(picture), caption]),
    heading(2, home.welcome.heading),
    ...home.welcome.paragraphs,
    ...home.welcome.facts.flatMap(({ term, detail }) => [interpolate(term, facts), detail.other]),
    heading(2, home.overview.heading),
    ...home.overview.tiles.map(({ label, detail, picture }) =>
      link(`${label} ${detail} ${picture.alt}`),
    ),
    link(home.overview.action.label),
    home.overview.offersText,
    link(home.overview.offersAction.label),
    image(home.experience.picture),
    heading(2, home.experience.heading),
    home.experience.lead,
    link(home.experience.action.label),
    ...closing(home.closing),
  ],
  "/about": [
    ...trail("About"),
    heading(1, about.story.heading),
    about.story.lead,
    ...about.story.paragraphs,
    image(about.story.picture),
    about.mission.heading,
    heading(2, `${about.mission.first} ${about.mission.second}`),
    about.mission.text,
    heading(2, about.values.heading),
    ...about.values.items.flatMap(({ name, text }) => [heading(3, name), text]),
    heading(2, about.gallery.heading),
    ...about.gallery.pictures.map(image),
    heading(2, about.reviewsHeading),
    ...reviews.flatMap(({ name, label, quote }) => ["figure", "blockquote", quote, name, label]),
    ...closing(about.closing),
  ],
  "/services": [
    ...trail("Services"),
    heading(1, servicesPage.heading),
    interpolate(servicesPage.intro.other, facts),
    `region: ${servicesPage.tabsLabel}`,
    "search",
    servicesPage.search.label,
    `textbox: ${servicesPage.search.label}`,
    "status",
    `tablist: ${servicesPage.tabsLabel}`,
    ...categories.filter(({ hasTab }) => hasTab).map(({ label }) => `tab: ${label}`),
    ...(firstTab
      ? [
          `tabpanel: ${firstTab.label}`,
          heading(2, firstTab.key.replaceAll("-", " ")),
          image(firstTab.picture),
          ...rows(firstTab.key),
          ...firstTab.intro,
        ]
      : []),
    servicesPage.offersText,
    link(servicesPage.offersAction.label),
    ...further.flatMap(({ key, label, intro, picture }) => [
      "article",
      image(picture),
      heading(2, label),
      ...intro,
      ...rows(key),
    ]),
    ...closing(servicesPage.closing, false),
  ],
  "/portfolio": [
    ...trail("Portfolio"),
    heading(1, portfolioPage.heading),
    portfolioPage.subtitle,
    `group: ${portfolioPage.filtersLabel}`,
    ...portfolioPage.filters.map(({ name }) => link(name)),
    interpolate(portfolioPage.shown, {
      shown: Math.min(6, portfolio.length),
      total: portfolio.length,
      category: portfolioPage.filters[0]?.name ?? "",
    }),
    ...interleave(byCategory(portfolio))
      .slice(0, 6)
      .flatMap((item) => [
        link(interpolate(portfolioPage.openLabel, { alt: item.image.alt })),
        portfolioPage.filters.find(({ key }) => key === item.category)?.name ?? "",
      ]),
    `navigation: ${portfolioPage.pagesLabel}`,
    ...pageNumbers(Math.ceil(portfolio.length / 6), 1)
      .filter((page) => typeof page === "number")
      .map((page) => link(interpolate(portfolioPage.pageLabel, { page }))),
    ...closing(portfolioPage.closing),
  ],
  [photographPage]: [
    image(photograph.image),
    `navigation: ${words.breadcrumbLabel}`,
    link(site.navigation[0]?.label ?? ""),
    link(portfolioPage.name),
    link(nameOf(photograph.category)),
    photograph.name,
    nameOf(photograph.category),
    heading(1, photograph.name),
    photograph.image.alt,
    ...askLinks(photograph),
    button(portfolioPage.photograph.share),
    "status",
    ...neighboursOf(photograph),
    ...closing(portfolioPage.closing),
  ],
  "/testimonials": [
    ...trail("Testimonials"),
    heading(1, testimonials.heading),
    testimonials.subtitle,
    ...films.flatMap(({ title }) => [
      button(interpolate(testimonials.playLabel, { title })),
      heading(2, title),
    ]),
    ...closing(testimonials.closing),
  ],
  "/special-offers": [
    image(specialOffers.banner.wide),
    ...trail("Special-offers"),
    link(specialOffers.back.label),
    heading(1, specialOffers.heading),
    specialOffers.subtitle,
    ...offers.flatMap(({ title, price, services: list, popular }) => [
      ...(popular ? [specialOffers.popular] : []),
      heading(2, title),
      ...price.split(" "),
      ...list,
      link(interpolate(specialOffers.bookLabel, { offer: title })),
    ]),
    ...closing(specialOffers.closing),
    interpolate(specialOffers.note, {
      date: formatDate(specialOffers.validUntil, englishFormats.date),
    }),
    ...(specialOffers.validUntil < kuwaitDate(now) ? [specialOffers.ended] : []),
  ],
  "/contact": [
    ...trail("Contact"),
    heading(1, contact.heading),
    contact.intro,
    heading(2, contact.form.heading),
    "form",
    contact.form.required,
    "group",
    ...[contact.form.name, contact.form.email, contact.form.phone, contact.form.message].flatMap(
      ({ label }) => [label, `textbox: ${label}`],
    ),
    contact.form.privacy,
    contact.form.draftKept,
    button(contact.form.submit),
    link(contact.form.whatsapp),
    heading(2, contact.information.heading),
    contact.information.address,
    [
      interpolate(contact.information.block, place),
      interpolate(contact.information.building, place),
    ].join(", "),
    ...landmarks,
    `${place.street}, ${place.district}`,
    place.country,
    contact.information.phone,
    link(displayPhone(site.phone)),
    contact.information.email,
    link(site.email),
    contact.information.hours,
    ...hours.lines,
    describeOpenNow(site.hours, site.messages.hours, englishFormats, now) ?? "",
    contact.information.map,
    `Iframe: ${contact.information.mapTitle}`,
    link(contact.information.directions),
    contact.information.follow,
    ...social,
    heading(2, contact.closing.heading),
    contact.closing.lead,
    link(contact.closing.call),
  ],
  "/nothing-here": [
    ...trail("Nothing-here"),
    heading(1, notFound.code),
    notFound.text,
    link(notFound.action.label),
  ],
};

/** Ignore case and non-breaking spaces. */
const plain = (lines: readonly string[]) =>
  lines.map((each) => each.toLowerCase().replaceAll("\u00a0", " "));

for (const [route, main] of Object.entries(pages)) {
  // Specification 2 Home: Every section in order
  // Specification 2 Services: Title and introduction
  test(`${route} is read by screen readers in document order`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(route);
    await revealAll(page);
    await scrollThrough(page); // The map and "open now" load near the viewport.
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect
      .poll(async () => plain(await readAccessibilityTree(page)))
      .toEqual(plain([...head, "main", ...main, ...foot]));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => plain(await readAccessibilityTree(page)))
      .toEqual(plain([...headOfPhones, "main", ...main, ...foot]));
  });
}
