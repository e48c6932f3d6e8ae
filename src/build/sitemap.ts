import { addressIn } from "../i18n/address-in";
import { defaultLocale, localeAt, locales } from "../i18n/locales";
import { assertDefined } from "../lib/assert-defined";

const query = /* GraphQL */ `
  query Sitemap {
    salon(locale: { eq: "${defaultLocale.code}" }) {
      url
    }
    allSitePage {
      nodes {
        path
      }
    }
    allPhotograph {
      nodes {
        path
        image {
          largest(preset: LIGHTBOX) {
            src
          }
        }
      }
    }
  }
`;

interface SitemapPage {
  readonly path: string;
  readonly siteUrl: string;
  /** The file of the photograph of its own page. */
  readonly src: string | undefined;
}

/** The options of gatsby-plugin-sitemap: every page but the 404 pages, with its photograph and its other locales. */
export const sitemapOptions = {
  excludes: ["/404", "/*/404"],
  query,
  resolveSiteUrl: siteUrlOf,
  resolvePages: (data: Queries.SitemapQuery): SitemapPage[] => {
    const siteUrl = siteUrlOf(data);
    const photographs = new Map(
      data.allPhotograph.nodes.map(({ path, image }) => [path, image.largest.src]),
    );
    return data.allSitePage.nodes.map(({ path }) => ({
      path,
      siteUrl,
      src: photographs.get(path),
    }));
  },
  serialize: sitemapEntry,
};

function siteUrlOf({ salon }: Queries.SitemapQuery): string {
  return assertDefined(salon, "content/site.json").url;
}

function sitemapEntry({ path, siteUrl, src }: SitemapPage) {
  const route = path.slice(localeAt(path).urlPrefix.length) || "/";
  const links = [
    ...locales.map((locale) => ({ lang: locale.code, url: addressIn(locale.urlPrefix, route) })),
    { lang: "x-default", url: route },
  ].map(({ lang, url }) => ({ lang, url: siteUrl + url }));
  return {
    url: path,
    links,
    ...(src && { img: [{ url: siteUrl + src }] }),
  };
}
