import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import site from "./content/site.json";
import { publishAdmin, removeAdmin, serveAdmin } from "./src/admin/write-admin";
import { checkBeforeBuild } from "./src/content-check/before-build";
import { writeAppIcons } from "./src/build/app-icons";
import { writeEditionFonts } from "./src/build/edition-styles";
import { showEncodingProgress } from "./src/build/encoding-progress";
import { createLocalePages } from "./src/build/locale-pages";
import { writeResultPages } from "./src/build/result-pages";
import { writeSearchNames } from "./src/build/search-names";
import { flattenPages, restorePages } from "./src/build/flatten-pages";
import { writeHeadersFile } from "./src/build/headers-file";
import { insertStructuredData } from "./src/build/insert-structured-data";
import { structuredDataQuery, structuredDataSource } from "./src/ssr/structured-data";
import { writeRobotsFile } from "./src/build/robots-file";
import { writeTokenNames } from "./src/build/tokens";
import { computedTypes } from "./src/graphql/computed-types";
import { countedExtension } from "./src/graphql/counted";
import { defaultLocale, locales } from "./src/i18n/locales";
import { pageAt } from "./src/graphql/model";
import { contentResolvers } from "./src/graphql/resolvers";
import { createLocaleNodes, isEntry, recreateLocaleNodes } from "./src/graphql/source-nodes";
import { typeDefs } from "./src/graphql/type-defs";
import { localizedText } from "./src/i18n/text";
import { headConstants, leanBundle } from "./src/performance/webpack";

const publicDir = path.resolve("public");

function writeIcons() {
  const { name, fullName, description, mark } = site.brand;
  return writeAppIcons(publicDir, {
    name: localizedText(fullName, defaultLocale),
    shortName: localizedText(name, defaultLocale),
    description: localizedText(description, defaultLocale),
    markFile: path.resolve("content", mark),
  });
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  writeTokenNames();
  return checkBeforeBuild(reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async ({
  actions,
}) => {
  actions.createFieldExtension(countedExtension);
  actions.createTypes(await typeDefs(path.resolve("content")));
  actions.createTypes(computedTypes);
};

export const shouldOnCreateNode: GatsbyNode<Node>["shouldOnCreateNode"] = ({ node }) =>
  isEntry(node);

export const onCreateNode: GatsbyNode<Node>["onCreateNode"] = (args) =>
  createLocaleNodes(args.node, args);

export const sourceNodes: GatsbyNode["sourceNodes"] = recreateLocaleNodes;

/** In `gatsby develop` too, whenever content changes. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql }) => {
  await writeResultPages(publicDir, graphql);
  await writeSearchNames(publicDir, graphql);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(contentResolvers);
};

/**
 * While simple-react-lightbox shows a picture it stops pinching on the whole page, and when it goes it adds that
 * listener again where it means to remove it. Both calls are taken out; a release without them fails the build.
 */
const pinchableLightbox = {
  test: /simple-react-lightbox[\\/]dist[\\/]index\.es\.js$/,
  loader: "string-replace-loader",
  options: {
    search: /document\.addEventListener\("touchstart",\w,\{passive:!1\}\)/g,
    replace: "undefined",
    strict: true,
  },
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (webpack) => {
  const { setWebpackConfig } = webpack.actions;
  if (webpack.stage === "build-javascript") {
    setWebpackConfig(leanBundle(webpack));
    setWebpackConfig({ module: { rules: [pinchableLightbox] } });
  }
  if (webpack.stage.endsWith("html") || webpack.stage === "develop") {
    setWebpackConfig(headConstants(webpack));
  }
};

/** A page that the content's table does not know would be missing from links, sitemap and structured data. */
export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  const { page, reporter } = args;
  if (pageAt(page.path) || page.path.includes("404")) return createLocalePages(args);
  reporter.panicOnBuild(
    `src/pages has a page at ${page.path}, but no row of src/graphql/model.ts has this route.`,
  );
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  await writeIcons();
  await writeEditionFonts(publicDir);
  await serveAdmin(app, publicDir);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ reporter }) => {
  showEncodingProgress(reporter);
  await removeAdmin(publicDir);
  await restorePages(publicDir);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  await flattenPages(publicDir);
  for (const locale of locales) {
    const { data, errors } = await graphql<Queries.StructuredDataQuery>(structuredDataQuery, {
      locale: locale.code,
    });
    if (!data || errors)
      throw new Error(`The structured data could not be read: ${String(errors)}`);
    await insertStructuredData(publicDir, locale, structuredDataSource(data));
  }
  await writeIcons();
  await writeEditionFonts(publicDir);
  await writeRobotsFile(publicDir, site.url);
  await writeHeadersFile(publicDir, {
    supabaseUrl: process.env["GATSBY_SUPABASE_URL"],
    mapUrl: site.map.embedUrl,
    analytics: Boolean(process.env["GATSBY_GA_MEASUREMENT_ID"]),
  });
  await publishAdmin(publicDir);
};
