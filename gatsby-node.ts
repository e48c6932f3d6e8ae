import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import site from "./content/site.json";
import { checkBeforeBuild } from "./src/content-check/before-build";
import { writeAppIcons } from "./src/build/app-icons";
import { createLocalePages } from "./src/build/locale-pages";
import { flattenPages, restorePages } from "./src/build/flatten-pages";
import { writeHeadersFile } from "./src/build/headers-file";
import { writeRobotsFile } from "./src/build/robots-file";
import { tokenValue, writeTokenNames } from "./src/build/tokens";
import { countedExtension } from "./src/graphql/counted";
import { defaultLocale } from "./src/i18n/locales";
import { pageAt } from "./src/graphql/model";
import { contentResolvers, listResolvers } from "./src/graphql/resolvers";
import { createContentNodes, isContentFile } from "./src/graphql/source-nodes";
import { typeDefs } from "./src/graphql/type-defs";
import { wordsIn } from "./src/i18n/text";
import { kuwaitDate } from "./src/lib/dates";
import { compileHeadScript, unusedModules } from "./src/performance/webpack";

const publicDir = path.resolve("public");
const measurementId = process.env["GATSBY_GA_MEASUREMENT_ID"] ?? "";

function writeIcons() {
  const { name, fullName, description, mark } = site.brand;
  return writeAppIcons(publicDir, {
    name: wordsIn(fullName, defaultLocale),
    shortName: wordsIn(name, defaultLocale),
    description: wordsIn(description, defaultLocale),
    markFile: path.resolve("content", mark),
  });
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  writeTokenNames();
  return checkBeforeBuild(reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(countedExtension);
  actions.createTypes(typeDefs(path.resolve("content")));
};

export const shouldOnCreateNode: GatsbyNode<Node>["shouldOnCreateNode"] = ({ node }) =>
  isContentFile(node);

export const onCreateNode: GatsbyNode<Node>["onCreateNode"] = (args) =>
  createContentNodes(args.node, args);

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { actions } = args;
  /* Files that Gatsby remembers from the last build: their entries may be read differently by now. */
  for (const file of args.getNodesByType("File").filter(isContentFile)) {
    await createContentNodes(file, args);
  }
  const date = kuwaitDate(new Date());
  await actions.createNode({
    id: "build-day",
    date,
    internal: { type: "BuildDay", contentDigest: date },
  });
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(listResolvers);
  createResolvers(contentResolvers);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  loaders,
  plugins,
  stage,
}) => {
  const isHtml = stage.endsWith("html");
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        /* Gatsby leaves a setting that is not set to run time, and its code would stay in the bundle. */
        "process.env.GATSBY_GA_MEASUREMENT_ID": JSON.stringify(measurementId),
        /* gatsby-ssr.tsx must read no file: Gatsby would build every page each time. */
        ...(isHtml && {
          HEAD_SCRIPT: JSON.stringify(compileHeadScript()),
          THEME_COLOR: JSON.stringify(tokenValue("petal")),
        }),
      }),
    ],
    /* It runs in the browser only. */
    module: { rules: isHtml ? [{ test: /@supabase[\\/]supabase-js/, use: loaders.null() }] : [] },
  });
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias: unusedModules } });
};

/** A page that the content's table does not know would be missing from links, sitemap and structured data. */
export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  const { page, reporter } = args;
  if (pageAt(page.path) || page.path.includes("404")) return createLocalePages(args);
  reporter.panicOnBuild(
    `src/pages has a page at ${page.path}, but no row of src/graphql/model.ts has this route.`,
  );
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = writeIcons;

export const onPreBuild: GatsbyNode["onPreBuild"] = () => restorePages(publicDir);

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await flattenPages(publicDir);
  await writeIcons();
  await copyFile("src/fonts/OFL.txt", path.join(publicDir, "OFL.txt"));
  await writeRobotsFile(publicDir, site.url);
  await writeHeadersFile(publicDir, {
    supabaseUrl: process.env["GATSBY_SUPABASE_URL"],
    mapUrl: site.map.embedUrl,
    analytics: measurementId !== "",
  });
};
