import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { sitemapOptions } from "./src/build/sitemap";
import { failOn } from "./src/graphql/image-presets";
import { typeNameOf } from "./src/graphql/source-nodes";

const measurementId = process.env["GATSBY_GA_MEASUREMENT_ID"];

const config: GatsbyConfig = {
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
    { resolve: "gatsby-plugin-sharp", options: { failOn } },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "./content",
        /* Not a glob: that would also match the folders around the project. */
        ignore: [
          (file: string) => /^(schema|guide)[\\/]|\.md$/.test(path.relative("content", file)),
        ],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: typeNameOf } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    ...(measurementId
      ? [
          {
            resolve: "gatsby-plugin-google-gtag",
            options: {
              trackingIds: [measurementId],
              /* src/lib/analytics.ts reports the page views. */
              pluginConfig: { respectDNT: true, exclude: ["/**"] },
            },
          },
        ]
      : []),
  ],
};

export default config;
