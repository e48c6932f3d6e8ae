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
import type { LocaleRow } from "../i18n/locales";
import type { Route } from "../graphql/model";
import { addressIn } from "../i18n/address-in";
import { assertDefined } from "../lib/assert-defined";
import { interpolate } from "../lib/interpolate";

/** Asked for each locale after the build; the pictures are those that the pages show. */
export const structuredDataQuery = /* GraphQL */ `
  query StructuredData($locale: String!) {
    salon(locale: { eq: $locale }) {
      url
      brand {
        name
        fullName
        founded
        mark {
          publicURL
        }
      }
      address {
        block
        building
        street
        district
      }
      geo {
        latitude
        longitude
      }
      phone
      email
      priceRange
      hours {
        week {
          day
          open {
            from
            to
          }
        }
        exceptions {
          from
          to
          open {
            from
            to
          }
        }
      }
      social {
        instagram
        facebook
      }
      map {
        directionsUrl
      }
      messages {
        layout {
          comma
        }
      }
    }
    contactPage(locale: { eq: $locale }) {
      information {
        block
        building
      }
    }
    servicesPage(locale: { eq: $locale }) {
      name
    }
    allServiceCategory(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        label
        services {
          name
          price {
            min
            max
          }
        }
      }
    }
    portfolioPage(locale: { eq: $locale }) {
      heading
      firstPage {
        image {
          alt
          image
        }
      }
    }
    allFilm(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        title
        transcript
        duration
        uploadDate
        video {
          publicURL
        }
        thumbnail {
          image
        }
      }
    }
    specialOffersPage(locale: { eq: $locale }) {
      validUntil
    }
    allOffer(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        title
        price {
          min
          max
        }
        services
      }
    }
    homePage(locale: { eq: $locale }) {
      seo {
        picture {
          image
        }
      }
    }
  }
`;

/** The answer to `structuredDataQuery`: nothing of it is missing. */
export type StructuredDataSource = {
  readonly [name in keyof Queries.StructuredDataQuery]: NonNullable<
    Queries.StructuredDataQuery[name]
  >;
};

/** Throws, naming the type, when the query's answer lacks an entry. */
export function structuredDataSource(answer: Queries.StructuredDataQuery): StructuredDataSource {
  for (const [name, entry] of Object.entries(answer))
    assertDefined(entry, `The content of ${name}`);
  return answer as StructuredDataSource;
}

type Salon = StructuredDataSource["salon"];
type Picture = StructuredDataSource["portfolioPage"]["firstPage"][number]["image"]["image"];

/** A price as schema.org takes it: a number, or a range. */
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

/** `sunday` as schema.org writes it. */
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

function addressOf(salon: Salon, picture: Picture): string {
  return salon.url + (picture.images.fallback?.src ?? "");
}

const salonId = (salon: Salon) => `${salon.url}/#salon`;

function beautySalon(
  locale: LocaleRow,
  { salon, homePage, contactPage }: StructuredDataSource,
): WithContext<BeautySalon> {
  const { address, brand, messages } = salon;
  const { block, building } = contactPage.information;
  const street = [address.street, interpolate(block, address), interpolate(building, address)];
  return {
    "@context": "https://schema.org",
    "@type": "BeautySalon",
    "@id": salonId(salon),
    name: brand.fullName,
    url: salon.url + addressIn(locale.pathPrefix, "/"),
    image: addressOf(salon, homePage.seo.picture.image),
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

function webSite(
  { code, pathPrefix: path }: LocaleRow,
  { salon }: StructuredDataSource,
): WithContext<WebSite> {
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

function offerCatalog({
  salon,
  servicesPage,
  allServiceCategory,
}: StructuredDataSource): WithContext<BeautySalon> {
  const catalogs = allServiceCategory.nodes.map(({ label, services }): OfferCatalog => ({
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
      name: servicesPage.name,
      itemListElement: catalogs,
    },
  };
}

function imageGallery(
  locale: LocaleRow,
  { salon, portfolioPage }: StructuredDataSource,
): WithContext<ImageGallery> {
  return {
    "@context": "https://schema.org",
    "@type": "ImageGallery",
    name: portfolioPage.heading,
    url: salon.url + addressIn(locale.pathPrefix, "/portfolio"),
    about: { "@id": salonId(salon) },
    image: portfolioPage.firstPage.map(({ image }) => ({
      "@type": "ImageObject",
      contentUrl: addressOf(salon, image.image),
      caption: image.alt,
    })),
  };
}

function videoObjects({
  salon,
  allFilm,
}: StructuredDataSource): WithContext<VideoObject>[] {
  return allFilm.nodes.map((film) => ({
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
  { salon, specialOffersPage, allOffer }: StructuredDataSource,
): WithContext<Offer>[] {
  return allOffer.nodes.map(({ title, price, services }) => ({
    "@context": "https://schema.org",
    "@type": "Offer",
    name: title,
    description: services.join(salon.messages.layout.comma),
    ...priceFields(price),
    priceValidUntil: specialOffersPage.validUntil,
    url: salon.url + addressIn(locale.pathPrefix, "/special-offers"),
    seller: { "@id": salonId(salon) },
  }));
}

/** The structured data of a route (without the locale's path) in a locale: the salon and the site on every page, the rest where it is shown. */
export function structuredData(
  route: string,
  locale: LocaleRow,
  source: StructuredDataSource,
): WithContext<Thing>[] {
  const shown: { readonly [page in Route]?: () => WithContext<Thing>[] } = {
    "/services": () => [offerCatalog(source)],
    "/portfolio": () => [imageGallery(locale, source)],
    "/testimonials": () => videoObjects(source),
    "/special-offers": () => packages(locale, source),
  };
  return [
    beautySalon(locale, source),
    webSite(locale, source),
    ...(shown[route as Route]?.() ?? []),
  ];
}
