import type { GatsbyConfig } from "gatsby";
import site from "./content/site.json";
import { lastModified } from "./src/build/last-modified";
import { typeNameOf } from "./src/graphql/source-nodes";
import { addressIn } from "./src/i18n/address-in";
import { localeAt, locales } from "./src/i18n/locales";

const measurementId = process.env["GATSBY_GA_MEASUREMENT_ID"];

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./src/build/*.ts"],
  },
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "./content",
        ignore: ["**/schema/**", "**/guide/**", "**/*.md"],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: typeNameOf } },
    {
      resolve: "gatsby-plugin-sitemap",
      options: { excludes: ["/404", "/*/404"], serialize: sitemapEntry },
    },
    ...(measurementId
      ? [
          {
            resolve: "gatsby-plugin-google-gtag",
            options: {
              trackingIds: [measurementId],
              /* src/lib/analytics.ts reports page views, one for each route. */
              pluginConfig: { respectDNT: true, exclude: ["/**"] },
            },
          },
        ]
      : []),
  ],
};

/** A page as the sitemap lists it, with its address in every locale. */
function sitemapEntry({ path }: { path: string }) {
  const lastmod = lastModified(path);
  const route = path.slice(localeAt(path).pathPrefix.length) || "/";
  const links = [
    ...locales.map((locale) => ({ lang: locale.code, url: addressIn(locale.pathPrefix, route) })),
    { lang: "x-default", url: route },
  ].map(({ lang, url }) => ({ lang, url: site.url + url }));
  return { url: path, ...(lastmod ? { lastmod } : {}), links };
}

export default config;
