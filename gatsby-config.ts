import type { GatsbyConfig } from "gatsby";
import salon from "./content/site.json";
import { lastModified } from "./src/build/last-modified";

const measurementId = process.env["GATSBY_GA_MEASUREMENT_ID"];

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: salon.url },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./src/build/structured-data.ts"],
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
    {
      resolve: "gatsby-plugin-sitemap",
      options: { excludes: ["/404"], serialize: sitemapEntry },
    },
    ...(measurementId
      ? [
          {
            resolve: "gatsby-plugin-google-gtag",
            options: {
              trackingIds: [measurementId],
              gtagConfig: { send_page_view: false },
              pluginConfig: { head: false, respectDNT: true },
            },
          },
        ]
      : []),
  ],
};

function sitemapEntry({ path }: { path: string }) {
  const lastmod = lastModified(path);
  return { url: path, ...(lastmod ? { lastmod } : {}) };
}

export default config;
