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
import { weekdays, type Hours } from "../lib/opening-hours";
import { parsePrice } from "../lib/price";

/** What the structured data says, as `structuredDataQuery` asks for it. */
export interface StructuredDataSource {
  readonly salon: {
    readonly url: string;
    readonly brand: {
      readonly name: string;
      readonly fullName: string;
      readonly founded: number;
      readonly mark: { readonly publicURL: string };
    };
    readonly address: Record<"block" | "building" | "street" | "district" | "country", string>;
    readonly geo: { readonly latitude: number; readonly longitude: number };
    readonly phone: string;
    readonly email: string;
    readonly priceRange: string;
    readonly hours: Hours;
    readonly social: { readonly instagram: string; readonly facebook: string };
    readonly map: { readonly directionsUrl: string };
  };
  readonly servicesPage: {
    readonly categories: readonly {
      readonly label: string;
      readonly services: readonly { readonly name: string; readonly price: string }[];
    }[];
  };
  readonly portfolioPage: {
    readonly heading: string;
    readonly items: readonly { readonly image: { readonly alt: string; readonly cut: Cut } }[];
  };
  readonly testimonialsPage: {
    readonly films: readonly {
      readonly title: string;
      readonly transcript: string;
      readonly duration: number;
      readonly uploadDate: string;
      readonly video: { readonly publicURL: string };
      readonly thumbnail: { readonly cut: Cut };
    }[];
  };
  readonly specialOffersPage: {
    readonly validUntil: string;
    readonly offers: readonly {
      readonly title: string;
      readonly price: string;
      readonly services: readonly string[];
    }[];
  };
  readonly homePage: { readonly seo: { readonly picture: { readonly cut: Cut } } };
}

/** A cut of a picture, as gatsby-plugin-image describes it. */
interface Cut {
  readonly images: { readonly fallback?: { readonly src: string } };
}

/** Asked once after the build; the pictures are the cuts that the pages show. */
export const structuredDataQuery = /* GraphQL */ `
  query StructuredData {
    salon {
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
        country
      }
      geo {
        latitude
        longitude
      }
      phone
      email
      priceRange
      hours {
        sunday {
          from
          to
        }
        monday {
          from
          to
        }
        tuesday {
          from
          to
        }
        wednesday {
          from
          to
        }
        thursday {
          from
          to
        }
        friday {
          from
          to
        }
        saturday {
          from
          to
        }
        exceptions {
          name
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
    }
    servicesPage {
      categories {
        label
        services {
          name
          price
        }
      }
    }
    portfolioPage {
      heading
      items {
        image {
          alt
          cut: gatsbyImageData(slot: PORTFOLIO_TILE)
        }
      }
    }
    testimonialsPage {
      films {
        title
        transcript
        duration
        uploadDate
        video {
          publicURL
        }
        thumbnail {
          cut: gatsbyImageData(slot: FILM_POSTER)
        }
      }
    }
    specialOffersPage {
      validUntil
      offers {
        title
        price
        services
      }
    }
    homePage {
      seo {
        picture {
          cut: gatsbyImageData(slot: SHARE)
        }
      }
    }
  }
`;

/** A price as schema.org takes it: a number, or a range. */
function priceFields(
  price: string,
): Pick<Extract<Offer, { "@type": "Offer" }>, "price" | "priceSpecification" | "priceCurrency"> {
  const { min, max } = parsePrice(price);
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

const dayNames = weekdays.map((day) => ({
  day,
  name: (day.charAt(0).toUpperCase() + day.slice(1)) as "Sunday",
}));

function openingHours(hours: Hours): OpeningHoursSpecification[] {
  const byRange = new Map<string, OpeningHoursSpecification & object>();
  const add = (key: string, entry: object) =>
    byRange.set(key, entry as OpeningHoursSpecification & object);
  for (const { day, name } of dayNames) {
    for (const { from, to } of hours[day]) {
      const key = `${from}-${to}`;
      const known = byRange.get(key) as { dayOfWeek?: string[] } | undefined;
      if (known?.dayOfWeek) known.dayOfWeek.push(name);
      else
        add(key, {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: [name],
          opens: from,
          closes: to,
        });
    }
  }
  for (const { from: validFrom, to: validThrough, open } of hours.exceptions) {
    const ranges = open.length ? open : [{ from: "00:00", to: "00:00" }];
    for (const { from, to } of ranges) {
      add(`${validFrom}${from}`, {
        "@type": "OpeningHoursSpecification",
        validFrom,
        validThrough,
        opens: from,
        closes: to,
      });
    }
  }
  return [...byRange.values()];
}

type Salon = StructuredDataSource["salon"];

const salonId = (salon: Salon) => `${salon.url}/#salon`;

function beautySalon({ salon, homePage }: StructuredDataSource): WithContext<BeautySalon> {
  const { address, brand } = salon;
  return {
    "@context": "https://schema.org",
    "@type": "BeautySalon",
    "@id": salonId(salon),
    name: brand.fullName,
    url: `${salon.url}/`,
    image: salon.url + (homePage.seo.picture.cut.images.fallback?.src ?? ""),
    logo: salon.url + brand.mark.publicURL,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, Block ${address.block}, Building ${address.building}`,
      addressLocality: address.district,
      addressCountry: address.country === "Kuwait" ? "KW" : address.country,
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

function webSite({ salon }: StructuredDataSource): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${salon.url}/#website`,
    url: `${salon.url}/`,
    name: salon.brand.name,
    inLanguage: "en",
    publisher: { "@id": salonId(salon) },
  };
}

function offerCatalog({ salon, servicesPage }: StructuredDataSource): WithContext<BeautySalon> {
  const catalogs = servicesPage.categories.map(({ label, services }): OfferCatalog => ({
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
    hasOfferCatalog: { "@type": "OfferCatalog", name: "Services", itemListElement: catalogs },
  };
}

function imageGallery({ salon, portfolioPage }: StructuredDataSource): WithContext<ImageGallery> {
  return {
    "@context": "https://schema.org",
    "@type": "ImageGallery",
    name: portfolioPage.heading,
    url: `${salon.url}/portfolio`,
    about: { "@id": salonId(salon) },
    image: portfolioPage.items.slice(0, 12).map(({ image }) => ({
      "@type": "ImageObject",
      contentUrl: salon.url + (image.cut.images.fallback?.src ?? ""),
      caption: image.alt,
    })),
  };
}

function videoObjects({
  salon,
  testimonialsPage,
}: StructuredDataSource): WithContext<VideoObject>[] {
  return testimonialsPage.films.map((film) => ({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: film.title,
    description: film.transcript,
    transcript: film.transcript,
    thumbnailUrl: salon.url + (film.thumbnail.cut.images.fallback?.src ?? ""),
    contentUrl: salon.url + film.video.publicURL,
    uploadDate: film.uploadDate,
    duration: `PT${Math.round(film.duration)}S`,
    publisher: { "@id": salonId(salon) },
  }));
}

function packages({ salon, specialOffersPage }: StructuredDataSource): WithContext<Offer>[] {
  return specialOffersPage.offers.map(({ title, price, services }) => ({
    "@context": "https://schema.org",
    "@type": "Offer",
    name: title,
    description: services.join(", "),
    ...priceFields(price),
    priceValidUntil: specialOffersPage.validUntil,
    url: `${salon.url}/special-offers`,
    seller: { "@id": salonId(salon) },
  }));
}

/** The structured data of a route (issue 7): the salon and the site on every page, the rest where it is shown. */
export function structuredData(route: string, source: StructuredDataSource): WithContext<Thing>[] {
  const shown: Record<string, () => WithContext<Thing>[]> = {
    "/services": () => [offerCatalog(source)],
    "/portfolio": () => [imageGallery(source)],
    "/testimonials": () => videoObjects(source),
    "/special-offers": () => packages(source),
  };
  return [beautySalon(source), webSite(source), ...(shown[route]?.() ?? [])];
}
