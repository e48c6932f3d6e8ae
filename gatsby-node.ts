import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import type siteFile from "./content/site.json";
import { publishAdmin, serveAdmin } from "./src/admin/write-admin";
import { writeAppIcons } from "./src/build/app-icons";
import { finishPages } from "./src/build/finish-pages";
import { deleteLastBuild, flattenPages } from "./src/build/flatten-pages";
import { writeHeadersFile } from "./src/build/headers-file";
import { compileInlineScript } from "./src/build/inline-script";
import { createLocalePages } from "./src/build/locale-pages";
import { createPortfolioPages } from "./src/build/portfolio-pages";
import { readContent } from "./src/build/read-content";
import { writeRobotsFile } from "./src/build/robots-file";
import { querySalon } from "./src/build/salon-data";
import { tokenValue } from "./src/build/tokens";
import { checkBeforeBuild, isContentValid } from "./src/content-check/before-build";
import { computedTypes } from "./src/graphql/computed-types";
import { contentResolvers } from "./src/graphql/resolvers";
import { createLocaleNodes, isContentFile } from "./src/graphql/source-nodes";
import { typeDefs } from "./src/graphql/type-defs";
import { unusedModules } from "./src/performance/unused-modules";

const publicDir = path.resolve("public");
const measurementId = process.env["GATSBY_GA_MEASUREMENT_ID"] ?? "";

const readSite = () => readContent<typeof siteFile>("site.json");

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) =>
  checkBeforeBuild(reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async ({
  actions,
}) => {
  actions.createTypes(await typeDefs(path.resolve("content")));
  actions.createTypes(computedTypes);
};

export const shouldOnCreateNode: GatsbyNode<Node>["shouldOnCreateNode"] = ({ node }) =>
  isContentFile(node);

let sourcing: SourceNodesArgs | undefined;

/** Creates all nodes again: Gatsby's cache does not notice changes to the code or schema that process entries. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  sourcing = args;
  const files = args.getNodesByType("File").filter(isContentFile);
  await Promise.all(files.map((file) => createLocaleNodes(file, args)));
};

/** The files that have changed since the content was last valid. */
const changed = new Set<Node>();

/**
 * In `gatsby develop`, after gatsby-transformer-json has created the entries of a changed file. While the content has an
 * error, pages keep the last valid one. The actions of `sourceNodes` make Gatsby run the queries again.
 */
export const onCreateNode: GatsbyNode<Node>["onCreateNode"] = async ({ node, reporter }) => {
  changed.add(node);
  if (!sourcing || !(await isContentValid(reporter))) return;
  for (const file of changed) {
    changed.delete(file);
    await createLocaleNodes(file, sourcing);
  }
};

let salonData = {};

/** Also runs in `gatsby develop` whenever content changes. Gatsby configures the HTML renderer afterwards. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  /* Gatsby calls no hook of its own for a deleted picture. */
  if (process.env.NODE_ENV === "development") await isContentValid(args.reporter);
  salonData = await querySalon(args.graphql);
  await createPortfolioPages(args);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
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
        /* Gatsby does not inline an unset variable, so the analytics code would stay in the bundle. */
        "process.env.GATSBY_GA_MEASUREMENT_ID": JSON.stringify(measurementId),
        ...(isHtml && {
          /* Differs in each build, so that Gatsby renders every page again: it does not notice a changed stylesheet. */
          BUILD: Date.now(),
          HEAD_SCRIPT: JSON.stringify(compileInlineScript("inline/head-script.ts")),
          NOT_FOUND_SCRIPT: JSON.stringify(compileInlineScript("inline/repair-address.ts")),
          SALON_DATA: JSON.stringify(salonData),
          THEME_COLOR: JSON.stringify(tokenValue("petal")),
        }),
      }),
    ],
    /* The library is used only in the browser. */
    module: { rules: isHtml ? [{ test: /@supabase[\\/]supabase-js/, use: loaders.null() }] : [] },
  });
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias: unusedModules } });
};

/** Replaces each page of `src/pages` with one page per locale. */
export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  args.actions.deletePage(args.page);
  createLocalePages(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  await writeAppIcons(publicDir, (await readSite()).brand);
  await serveAdmin(app, publicDir);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = () => deleteLastBuild(publicDir);

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const { url, map, brand } = await readSite();
  await flattenPages(publicDir);
  await finishPages(publicDir);
  await writeAppIcons(publicDir, brand);
  await copyFile("src/fonts/OFL.txt", path.join(publicDir, "OFL.txt"));
  await writeRobotsFile(publicDir, url);
  await writeHeadersFile(publicDir, {
    supabaseUrl: process.env["GATSBY_SUPABASE_URL"],
    mapUrl: map.embedUrl,
    analytics: measurementId !== "",
    hstsOptions: process.env["GATSBY_HSTS_OPTIONS"],
  });
  await publishAdmin(publicDir);
};
