import type {
  BeautySalon,
  ImageGallery,
  Offer,
  OfferCatalog,
  OpeningHoursSpecification,
  Thing,
  VideoObject,
  WebSite,
  WithContext,
} from "schema-dts";
import { addressIn } from "../i18n/address-in";
import type { LocaleRow } from "../i18n/locales";
import { withoutIsolates } from "../i18n/text";
import { assertDefined } from "../lib/assert-defined";
import { interpolate } from "../lib/interpolate";

/** The queries of the pages with additional structured data. */
type PageQueries = Queries.ServicesPageQuery &
  Queries.PortfolioPageQuery &
  Queries.TestimonialsPageQuery &
  Queries.SpecialOffersPageQuery;

/** The part of a page's data that the structured data uses. */
export type StructuredDataSource = Queries.StructuredDataFragment &
  Partial<
    Pick<
      PageQueries,
      | "servicesPage"
      | "allServiceCategory"
      | "portfolioPage"
      | "allFilm"
      | "specialOffersPage"
      | "allOffer"
    >
  >;

type Salon = NonNullable<StructuredDataSource["salon"]>;
type Page<Name extends keyof StructuredDataSource> = NonNullable<StructuredDataSource[Name]>;
type Picture = Page<"portfolioPage">["firstPage"][number]["image"]["image"];

/** A price in schema.org's terms: a number or a range. */
function priceFields({
  min,
  max,
}: {
  readonly min: number;
  readonly max: number;
}): Pick<Extract<Offer, { "@type": "Offer" }>, "price" | "priceSpecification" | "priceCurrency"> {
  if (min === max) return { price: min, priceCurrency: "KWD" };
  return {
    priceSpecification: {
      "@type": "PriceSpecification",
      minPrice: min,
      maxPrice: max,
      priceCurrency: "KWD",
    },
  };
}

/** The weekday in schema.org's spelling: `Sunday` for `sunday`. */
function dayName(day: string): "Sunday" {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as "Sunday";
}

function openingHours({ week, exceptions }: Salon["hours"]): OpeningHoursSpecification[] {
  const byRange = new Map<string, { dayOfWeek: "Sunday"[]; opens: string; closes: string }>();
  for (const { day, open } of week) {
    for (const { from, to } of open) {
      const same = byRange.get(`${from}-${to}`);
      if (same) same.dayOfWeek.push(dayName(day));
      else byRange.set(`${from}-${to}`, { dayOfWeek: [dayName(day)], opens: from, closes: to });
    }
  }
  const closed = [{ from: "00:00", to: "00:00" }];
  const dated = exceptions.flatMap(({ from: validFrom, to: validThrough, open }) =>
    (open.length ? open : closed).map(({ from, to }) => ({
      validFrom,
      validThrough,
      opens: from,
      closes: to,
    })),
  );
  return [...byRange.values(), ...dated].map((hours) => ({
    "@type": "OpeningHoursSpecification",
    ...hours,
  }));
}

/** The data of every page, without the nullability of the query. */
interface Facts {
  readonly salon: Salon;
  readonly home: Page<"homePage">;
  readonly contact: Page<"contactPage">;
}

function addressOf(salon: Salon, picture: Picture): string {
  return salon.url + (picture.images.fallback?.src ?? "");
}

const salonId = (salon: Salon) => `${salon.url}/#salon`;

function beautySalon(locale: LocaleRow, { salon, home, contact }: Facts): WithContext<BeautySalon> {
  const { address, brand, messages } = salon;
  const { block, building } = contact.information;
  const street = [address.street, interpolate(block, address), interpolate(building, address)];
  return {
    "@context": "https://schema.org",
    "@type": "BeautySalon",
    "@id": salonId(salon),
    name: brand.fullName,
    url: salon.url + addressIn(locale.pathPrefix, "/"),
    image: addressOf(salon, home.seo.picture.image),
    logo: salon.url + brand.mark.publicURL,
    address: {
      "@type": "PostalAddress",
      streetAddress: street.join(messages.layout.comma),
      addressLocality: address.district,
      addressCountry: "KW",
    },
    geo: { "@type": "GeoCoordinates", ...salon.geo },
    telephone: salon.phone,
    email: salon.email,
    openingHoursSpecification: openingHours(salon.hours),
    priceRange: salon.priceRange,
    currenciesAccepted: "KWD",
    sameAs: [salon.social.instagram, salon.social.facebook],
    foundingDate: String(brand.founded),
    hasMap: salon.map.directionsUrl,
  };
}

function webSite({ code, pathPrefix: path }: LocaleRow, salon: Salon): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${salon.url}${path}/#website`,
    url: salon.url + (path || "/"),
    name: salon.brand.name,
    inLanguage: code,
    publisher: { "@id": salonId(salon) },
  };
}

function offerCatalog(
  salon: Salon,
  page: Page<"servicesPage">,
  categories: Page<"allServiceCategory">,
): WithContext<BeautySalon> {
  const catalogs = categories.nodes.map(({ label, services }): OfferCatalog => ({
    "@type": "OfferCatalog",
    name: label,
    itemListElement: services.map(({ name, price }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name },
      ...priceFields(price),
    })),
  }));
  return {
    "@context": "https://schema.org",
    "@type": "BeautySalon",
    "@id": salonId(salon),
    name: salon.brand.fullName,
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: page.name,
      itemListElement: catalogs,
    },
  };
}

function imageGallery(
  locale: LocaleRow,
  salon: Salon,
  page: Page<"portfolioPage">,
): WithContext<ImageGallery> {
  return {
    "@context": "https://schema.org",
    "@type": "ImageGallery",
    name: page.heading,
    url: salon.url + addressIn(locale.pathPrefix, "/portfolio"),
    about: { "@id": salonId(salon) },
    image: page.firstPage.map(({ image }) => ({
      "@type": "ImageObject",
      contentUrl: addressOf(salon, image.image),
      caption: image.alt,
    })),
  };
}

function videoObjects(salon: Salon, films: Page<"allFilm">): WithContext<VideoObject>[] {
  return films.nodes.map((film) => ({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: film.title,
    description: film.transcript,
    transcript: film.transcript,
    thumbnailUrl: addressOf(salon, film.thumbnail.image),
    contentUrl: salon.url + film.video.publicURL,
    uploadDate: film.uploadDate,
    duration: `PT${Math.round(film.duration)}S`,
    publisher: { "@id": salonId(salon) },
  }));
}

function packages(
  locale: LocaleRow,
  salon: Salon,
  page: Page<"specialOffersPage">,
  offers: Page<"allOffer">,
): WithContext<Offer>[] {
  return offers.nodes.map(({ title, price, services }) => ({
    "@context": "https://schema.org",
    "@type": "Offer",
    name: title,
    description: services.join(salon.messages.layout.comma),
    ...priceFields(price),
    priceValidUntil: page.validUntil,
    url: salon.url + addressIn(locale.pathPrefix, "/special-offers"),
    seller: { "@id": salonId(salon) },
  }));
}

/** The structured data of a page: the salon and the site on every page, and further items on their pages. */
function structuredData(locale: LocaleRow, data: StructuredDataSource): WithContext<Thing>[] {
  const salon = assertDefined(data.salon, "content/site.json");
  const home = assertDefined(data.homePage, "content/pages/home.json");
  const contact = assertDefined(data.contactPage, "content/pages/contact.json");
  const { servicesPage, allServiceCategory, portfolioPage, allFilm } = data;
  const { specialOffersPage, allOffer } = data;
  return [
    beautySalon(locale, { salon, home, contact }),
    webSite(locale, salon),
    ...(servicesPage && allServiceCategory
      ? [offerCatalog(salon, servicesPage, allServiceCategory)]
      : []),
    ...(portfolioPage ? [imageGallery(locale, salon, portfolioPage)] : []),
    ...(allFilm ? videoObjects(salon, allFilm) : []),
    ...(specialOffersPage && allOffer ? packages(locale, salon, specialOffersPage, allOffer) : []),
  ];
}

/** The structured data of a page as the text of a script element. */
export function structuredDataText(locale: LocaleRow, data: StructuredDataSource): string {
  return withoutIsolates(JSON.stringify(structuredData(locale, data))).replace(/</g, "\\u003c");
}
