import path from "node:path";
import type { GatsbyNode } from "gatsby";
import salon from "./content/site.json";
import { writeAppIcons } from "./src/build/app-icons";
import { showEncodingProgress } from "./src/build/encoding-progress";
import { flattenPages, restorePages } from "./src/build/flatten-pages";
import { writeHeadersFile } from "./src/build/headers-file";
import { checkBeforeBuild } from "./src/content/check-before-build";
import { insertStructuredData } from "./src/build/insert-structured-data";
import { structuredDataQuery, type StructuredDataSource } from "./src/build/structured-data";
import { writeRobotsFile } from "./src/build/robots-file";
import { contentResolvers } from "./src/content/resolvers";
import { typeDefs } from "./src/content/schema";
import { kuwaitDate } from "./src/lib/opening-hours";

const publicDir = path.resolve("public");

function writeIcons() {
  const { name, fullName, description, mark } = salon.brand;
  const markFile = path.resolve("content", mark);
  return writeAppIcons(publicDir, { name: fullName, shortName: name, description, markFile });
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) =>
  checkBeforeBuild(reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions }) => {
  const date = kuwaitDate(new Date());
  actions.createNode({
    id: "build-day",
    date,
    internal: { type: "BuildDay", contentDigest: date },
  });
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(contentResolvers);
};

/**
 * What reaches every visitor through Gatsby and Emotion although nothing here calls it: Gatsby's Script component,
 * the Partytown snippet behind it, its service worker and its scroll memory (the layout's own rule replaces it), and
 * Emotion's `withTheme` helper. 6 KB of gzip out of a budget of 80.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (webpack) => {
  if (webpack.stage !== "build-javascript") return;
  webpack.actions.setWebpackConfig({
    plugins: [webpack.plugins.ignore({ resourceRegExp: /\/register-service-worker$/ })],
    resolve: {
      alias: {
        "gatsby-script": false,
        "@builder.io/partytown/integration": false,
        "gatsby-react-router-scroll": path.resolve("src/lib/scroll-context.tsx"),
        "hoist-non-react-statics": false,
      },
    },
  });
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = writeIcons;

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ reporter }) => {
  showEncodingProgress(reporter);
  await restorePages(publicDir);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  await flattenPages(publicDir);
  const { data, errors } = await graphql<StructuredDataSource>(structuredDataQuery);
  if (!data || errors) throw new Error(`The structured data could not be read: ${String(errors)}`);
  await insertStructuredData(publicDir, data);
  await writeIcons();
  await writeRobotsFile(publicDir, salon.url);
  await writeHeadersFile(publicDir, {
    supabaseUrl: process.env["GATSBY_SUPABASE_URL"],
    mapUrl: salon.map.embedUrl,
    analytics: Boolean(process.env["GATSBY_GA_MEASUREMENT_ID"]),
  });
};
