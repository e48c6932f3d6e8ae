import type {
  BeautySalon,
  OpeningHoursSpecification,
  VideoObject,
  WebSite,
  WithContext,
} from "schema-dts";
import { addressIn } from "../i18n/address-in";
import { localeAt, type LocaleRow } from "../i18n/locales";
import { plainText } from "../i18n/text";
import { assertDefined } from "../lib/assert-defined";
import { laterDate } from "../lib/dates";
import { interpolate } from "../lib/interpolate";
import { exceptionOn, weekdayOf, weekdays } from "../lib/opening-hours";

/** The data of the salon in every locale (src/build/salon-data.ts). */
export type SalonData = Queries.SalonDataQuery;

/** The part of a page's data that its structured data uses. The data of every page is in `SalonData`. */
export type StructuredDataSource = Partial<Pick<Queries.TestimonialsPageQuery, "allFilm">>;

type Salon = SalonData["allSalon"]["nodes"][number];
type Films = NonNullable<StructuredDataSource["allFilm"]>;

/** The weekday in schema.org's spelling: `Sunday` for `sunday`. */
function dayName(day: string): "Sunday" {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as "Sunday";
}

const closed = [{ from: "00:00", to: "00:00" }];

/** An entry for each range, with its days: of the usual week, and of the days with an exception. */
export function openingHours(hours: Salon["hours"]): OpeningHoursSpecification[] {
  const entries = new Map<string, { dayOfWeek: "Sunday"[]; opens: string; closes: string }>();
  for (const { day, open, ...period } of [...hours.week, ...exceptionalDays(hours)]) {
    for (const range of open) {
      const key = JSON.stringify([range, period]);
      const { dayOfWeek = [] } = entries.get(key) ?? {};
      dayOfWeek.push(dayName(day));
      entries.set(key, { dayOfWeek, opens: range.from, closes: range.to, ...period });
    }
  }
  return [...entries.values()].map((entry) => ({ "@type": "OpeningHoursSpecification", ...entry }));
}

/** The days with an exception, by periods: one begins where an exception begins, or has ended. */
function exceptionalDays(hours: Salon["hours"]) {
  const starts = hours.exceptions.flatMap(({ from, to }) => [from, laterDate(to, 1)]).sort();
  return starts.flatMap((validFrom, index) => {
    const end = starts[index + 1] ?? "";
    const week = weekdays.map((_, days) => laterDate(validFrom, days)).filter((date) => date < end);
    return week.flatMap((date) => {
      const exception = exceptionOn(hours, date);
      if (!exception) return [];
      const open = exception.open.length ? exception.open : closed;
      return { day: weekdayOf(date), open, validFrom, validThrough: laterDate(end, -1) };
    });
  });
}

interface Facts {
  readonly salon: Salon;
  readonly home: SalonData["allHomePage"]["nodes"][number];
  readonly contact: SalonData["allContactPage"]["nodes"][number];
}

function factsIn(locale: LocaleRow, data: SalonData): Facts {
  const find = <T extends { readonly locale: string }>(nodes: readonly T[], file: string) =>
    assertDefined(
      nodes.find((node) => node.locale === locale.code),
      file,
    );
  return {
    salon: find(data.allSalon.nodes, "content/site.json"),
    home: find(data.allHomePage.nodes, "content/pages/home.json"),
    contact: find(data.allContactPage.nodes, "content/pages/contact.json"),
  };
}

function addressOf(salon: Salon, picture: Films["nodes"][number]["thumbnail"]["image"]): string {
  return salon.url + (picture.images.fallback?.src ?? "");
}

const salonId = (salon: Salon) => `${salon.url}/#salon`;

function beautySalon(locale: LocaleRow, { salon, home, contact }: Facts): WithContext<BeautySalon> {
  const { address, brand } = salon;
  const { block, building } = contact.information;
  const street = [
    address.street,
    address.block && interpolate(block, { block: address.block }),
    address.building && interpolate(building, { building: address.building }),
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BeautySalon",
    "@id": salonId(salon),
    name: brand.fullName,
    url: salon.url + addressIn(locale.urlPrefix, "/"),
    image: salon.url + home.seo.picture.largest.src,
    logo: salon.url + brand.mark.publicURL,
    address: {
      "@type": "PostalAddress",
      streetAddress: street.filter(Boolean).join(salon.comma),
      addressLocality: address.district,
      addressCountry: "KW",
    },
    geo: { "@type": "GeoCoordinates", ...salon.geo },
    telephone: salon.phone,
    email: salon.email,
    openingHoursSpecification: openingHours(salon.hours),
    ...(salon.priceRange && { priceRange: salon.priceRange }),
    currenciesAccepted: "KWD",
    sameAs: salon.socialLinks.map(({ href }) => href),
    foundingDate: String(brand.founded),
    hasMap: salon.directionsUrl,
  };
}

function webSite({ code, urlPrefix: path }: LocaleRow, salon: Salon): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${salon.url}${path}/#website`,
    url: salon.url + addressIn(path, "/"),
    name: salon.brand.name,
    inLanguage: code,
    publisher: { "@id": salonId(salon) },
  };
}

function videoObjects(salon: Salon, films: Films): WithContext<VideoObject>[] {
  return films.nodes.map((film) => ({
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: film.title,
    description: film.quote ?? film.title,
    thumbnailUrl: addressOf(salon, film.thumbnail.image),
    contentUrl: salon.url + film.video.publicURL,
    uploadDate: `${film.uploadDate}T00:00:00+03:00`,
    publisher: { "@id": salonId(salon) },
  }));
}

/**
 * The structured data of the page at a path, as the text of a script element: the salon, the site, and the films of the
 * page.
 */
export function structuredDataText(
  path: string,
  salonData: SalonData,
  { allFilm }: StructuredDataSource,
): string {
  const locale = localeAt(path);
  const facts = factsIn(locale, salonData);
  const { salon } = facts;
  const films = allFilm ? videoObjects(salon, allFilm) : [];
  const text = JSON.stringify([beautySalon(locale, facts), webSite(locale, salon), ...films]);
  return plainText(text).replace(/</g, "\\u003c");
}
