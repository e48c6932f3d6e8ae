/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { computedTypes } from "../../src/graphql/computed-types";
import { type ContentFileRow, contentModel } from "../../src/graphql/model";
import { contentResolvers } from "../../src/graphql/resolvers";
import { typeDefs } from "../../src/graphql/type-defs";
import { contentDir } from "../content-check/content-copy";

const src = path.join(__dirname, "..", "..", "src");
const rows: readonly ContentFileRow[] = contentModel;

/** The parts of Gatsby's schema that the queries use. */
const gatsbyTypes = /* GraphQL */ `
  scalar GatsbyImageData
  type File {
    publicURL: String
  }
  type SitePage {
    path: String
  }
  type AllSitePage {
    nodes: [SitePage]
  }
`;

let contentTypes: string;
/** The fields that a query or a fragment selects, such as `Service.name`. */
let selected: ReadonlySet<string>;

beforeAll(async () => {
  contentTypes = (await typeDefs(contentDir)).replaceAll("implements Node", "");
  const schema = schemaOf(contentTypes);
  selected = new Set(
    readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("graphql"))
      .flatMap((file) => fieldsIn(file, schema)),
  );
});

/** The schema of the content, with the computed fields and the queries that Gatsby adds. */
function schemaOf(ofContent: string): GraphQLSchema {
  const computed = Object.entries(contentResolvers).flatMap(([type, fields]) =>
    Object.entries<{ type: string }>(fields).map(
      ([name, field]) => `extend type ${type} { ${name}: ${field.type} }`,
    ),
  );
  const queries = rows.map(
    ({ type }) => `extend type Query {
      ${type.charAt(0).toLowerCase()}${type.slice(1)}: ${type}
      all${type}: All${type}
    }
    type All${type} { nodes: [${type}] totalCount: Int }`,
  );
  const own = computedTypes.replaceAll(/type (\w+) implements Node/g, "extend type $1");
  const root = "type Query { allSitePage: AllSitePage }";
  const all = [ofContent, own, gatsbyTypes, root, ...queries, ...computed].join("\n");
  return buildASTSchema(parse(all), { assumeValidSDL: true });
}

function fieldsIn(file: string, schema: GraphQLSchema): string[] {
  const text = readFileSync(path.join(src, file), "utf8");
  const sources = [...text.matchAll(/(?:\bgraphql|\/\* GraphQL \*\/ )`([^`]+)`/g)];
  return sources.flatMap(([, source = ""]) => fieldsOf(parse(source), schema));
}

function fieldsOf(document: DocumentNode, schema: GraphQLSchema): string[] {
  const fields: string[] = [];
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: ({ name }) => void fields.push(`${info.getParentType()?.name}.${name.value}`),
  });
  visit(document, visitor);
  return fields;
}

const networks = ["instagram", "facebook", "tiktok", "snapchat", "youtube", "x"];

/** The words of hours-text.ts. */
const hoursWords = [
  "allDays",
  "everyDay",
  "allDaysLine",
  "range",
  "rangeLine",
  "dayLine",
  "closed",
  "exception",
  "exceptionToday",
];

/** The fields that only resolvers (src/graphql) or the content check read. */
const resolved = [
  "Offer.until",
  "Picture.src",
  "PortfolioPage.filterTitle",
  "PortfolioPage.pageTitle",
  "PortfolioPagePhotograph.description",
  "PortfolioPagePhotograph.title",
  "Salon.social",
  ...hoursWords.map((name) => `SalonMessagesHours.${name}`),
  ...networks.flatMap((name) => [`SalonMessagesLayout.${name}`, `SalonSocial.${name}`]),
  "Service.category",
  "Service.jsonId",
  "Service.otherNames",
  "ServiceCategory.otherNames",
];

test("a query selects every field of the content, or a resolver reads it", () => {
  const unselected = parse(contentTypes).definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION && !type.name.value.endsWith("Json")
      ? (type.fields ?? [])
          .map(({ name }) => `${type.name.value}.${name.value}`)
          .filter((field) => !/\.(locale|order)$/.test(field) && !selected.has(field))
      : [],
  );
  expect(unselected.sort()).toEqual(resolved.sort());
});
