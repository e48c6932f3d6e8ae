import { addressIn } from "../i18n/address-in";
import { localeAt, locales } from "../i18n/locales";
import { lastModified } from "./last-modified";

const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allPortfolioItem {
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
  /** The file of the photograph of its own page. */
  readonly src: string | undefined;
}

/** The options of gatsby-plugin-sitemap: every page but the 404 pages, with its photograph and its other locales. */
export function sitemapOptions(siteUrl: string) {
  return {
    excludes: ["/404", "/*/404"],
    query,
    resolvePages: ({ allSitePage, allPortfolioItem }: Queries.SitemapQuery): SitemapPage[] => {
      const photographs = new Map(
        allPortfolioItem.nodes.map(({ path, image }) => [path, image.largest.src]),
      );
      return allSitePage.nodes.map(({ path }) => ({ path, src: photographs.get(path) }));
    },
    serialize: (page: SitemapPage) => entryOf(page, siteUrl),
  };
}

function entryOf({ path, src }: SitemapPage, siteUrl: string) {
  const lastmod = lastModified(path);
  const route = path.slice(localeAt(path).pathPrefix.length) || "/";
  const links = [
    ...locales.map((locale) => ({ lang: locale.code, url: addressIn(locale.pathPrefix, route) })),
    { lang: "x-default", url: route },
  ].map(({ lang, url }) => ({ lang, url: siteUrl + url }));
  return {
    url: path,
    ...(lastmod && { lastmod }),
    links,
    ...(src && { img: [{ url: siteUrl + src }] }),
  };
}
