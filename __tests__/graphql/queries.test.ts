/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type ASTNode,
  buildASTSchema,
  getNamedType,
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

/** A query or a fragment, with its file. */
type Definition = ReturnType<typeof selectionsOf> & { file: string };

let contentTypes: string;
let definitions: ReadonlyMap<string, Definition>;

beforeAll(async () => {
  contentTypes = (await typeDefs(contentDir)).replaceAll("implements Node", "");
  const schema = schemaOf(contentTypes);
  definitions = new Map(
    readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("graphql"))
      .flatMap((file) => definitionsIn(file, schema)),
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

function definitionsIn(file: string, schema: GraphQLSchema): [string, Definition][] {
  const text = readFileSync(path.join(src, file), "utf8");
  return [...text.matchAll(/(?:\bgraphql|\/\* GraphQL \*\/ )`([^`]+)`/g)]
    .flatMap(([, source = ""]) => parse(source).definitions)
    .map((definition) => {
      const name = "name" in definition ? definition.name?.value : undefined;
      return [name ?? file, { file, ...selectionsOf(definition, schema) }];
    });
}

/**
 * The selected fields, such as `Service.name`, the types of their values or of the entries of a list, and the names of its
 * fragments.
 */
function selectionsOf(definition: ASTNode, schema: GraphQLSchema) {
  const [fields, types, spreads]: [string[], string[], string[]] = [[], [], []];
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field({ name }) {
      fields.push(`${info.getParentType()?.name}.${name.value}`);
      types.push(String(getNamedType(info.getType())).replace(/^All/, ""));
    },
    FragmentSpread: ({ name }) => void spreads.push(name.value),
  });
  visit(definition, visitor);
  return { fields, types, spreads };
}

const networks = ["instagram", "facebook", "tiktok", "snapchat", "youtube", "x"];

/** The words of hours-text.ts. */
const hoursWords = [
  ...["allDays", "everyDay", "allDaysLine", "range", "rangeLine", "dayLine", "closed"],
  ...["exception", "exceptionToday"],
];

/** The fields that only resolvers (src/graphql) or the content check read. */
const resolved = [
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
  "Service.minutes",
  "Service.note",
  "Service.otherNames",
  "ServiceCategory.otherNames",
];

test("a query selects every field of the content, or a resolver reads it", () => {
  const selected = new Set([...definitions.values()].flatMap(({ fields }) => fields));
  const unselected = parse(contentTypes).definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION && !type.name.value.endsWith("Json")
      ? (type.fields ?? [])
          .map(({ name }) => `${type.name.value}.${name.value}`)
          .filter((field) => !/\.(locale|order)$/.test(field) && !selected.has(field))
      : [],
  );
  expect(unselected.sort()).toEqual(resolved.sort());
});

/** The types of the values that a query selects, with those of its fragments. */
function typesIn({ types, spreads }: Definition): string[] {
  const inner = spreads.flatMap((name) => definitions.get(name) ?? []).flatMap(typesIn);
  return [...types, ...inner];
}

test.each(rows.flatMap((row) => (row.route ? { ...row, route: row.route } : [])))(
  "`shows` names each further file whose entries the page $route selects",
  ({ file, route, shows = [] }) => {
    const name = route === "/" ? "index" : route.slice(1);
    const queries = [...definitions.values()].filter((each) =>
      [`pages/${name}.tsx`, `templates/${name}.tsx`].includes(each.file),
    );
    const types = queries.flatMap(typesIn);
    const selected = rows.filter((row) => types.includes(row.type)).map((row) => row.file);
    /* Every page selects the salon, for its layout. */
    const further = selected.filter((each) => each !== file && each !== "site.json");
    expect(shows.filter((each) => each !== "site.json").sort()).toEqual(further.sort());
  },
);
