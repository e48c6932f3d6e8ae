import type { GatsbyConfig } from "gatsby";
import salon from "./content/site.json";
import { lastModified } from "./src/build/last-modified";

const measurementId = process.env["GATSBY_GA_MEASUREMENT_ID"];

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: salon.url },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
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
      resolve: "gatsby-transformer-json",
      options: { typeName: contentTypeName },
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

/** The type of each content file; `src/content/schema.ts` describes the types. */
const contentTypes: Readonly<Record<string, string>> = {
  site: "Salon",
  "services/categories": "ServiceCategory",
  "services/services": "Service",
  "portfolio/portfolio": "PortfolioItem",
  "testimonials/reviews": "Review",
  "testimonials/films": "Film",
  "offers/offers": "Offer",
  "pages/home": "HomePage",
  "pages/about": "AboutPage",
  "pages/services": "ServicesPage",
  "pages/portfolio": "PortfolioPage",
  "pages/testimonials": "TestimonialsPage",
  "pages/special-offers": "SpecialOffersPage",
  "pages/contact": "ContactPage",
  "pages/not-found": "NotFoundPage",
};

function sitemapEntry({ path }: { path: string }) {
  const lastmod = lastModified(path);
  return { url: path, ...(lastmod ? { lastmod } : {}) };
}

function contentTypeName({ node }: { node: { relativePath: string } }): string {
  const key = node.relativePath.replace(/\.json$/, "");
  const name = contentTypes[key];
  if (!name) {
    throw new Error(
      `content/${node.relativePath} is not a file this site knows. Remove it, or name its type in gatsby-config.ts.`,
    );
  }
  return name;
}

export default config;
