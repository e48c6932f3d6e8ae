/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  Kind,
  parse,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from "graphql";
import { contentFiles, type ContentFile } from "../../src/content/check/content-files";
import { contentResolvers } from "../../src/content/resolvers";
import { typeDefs } from "../../src/content/schema";

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
}

const folder = join(__dirname, "../../content/schema");

/** The GraphQL type of each content file, and whether the file is a list of it. */
const types: Record<ContentFile, { type: string; list: boolean }> = {
  "site.json": { type: "Salon", list: false },
  "services/categories.json": { type: "ServiceCategory", list: true },
  "services/services.json": { type: "Service", list: true },
  "portfolio/portfolio.json": { type: "PortfolioItem", list: true },
  "testimonials/reviews.json": { type: "Review", list: true },
  "testimonials/films.json": { type: "Film", list: true },
  "offers/offers.json": { type: "Offer", list: true },
  "pages/home.json": { type: "HomePage", list: false },
  "pages/about.json": { type: "AboutPage", list: false },
  "pages/services.json": { type: "ServicesPage", list: false },
  "pages/portfolio.json": { type: "PortfolioPage", list: false },
  "pages/testimonials.json": { type: "TestimonialsPage", list: false },
  "pages/special-offers.json": { type: "SpecialOffersPage", list: false },
  "pages/contact.json": { type: "ContactPage", list: false },
  "pages/not-found.json": { type: "NotFoundPage", list: false },
};

/** Fields that GraphQL computes and the JSON does not hold. */
const computed = new Set(
  Object.entries(contentResolvers).flatMap(([type, fields]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  ),
);

const scalars: Readonly<Record<string, string>> = {
  String: "string",
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
  File: "string",
};

const objects = new Map(
  parse(typeDefs)
    .definitions.filter(
      (definition): definition is ObjectTypeDefinitionNode =>
        definition.kind === Kind.OBJECT_TYPE_DEFINITION,
    )
    .map((definition) => [definition.name.value, definition]),
);

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(join(folder, `${name}.schema.json`), "utf8")) as Schema;
}

const common = (readSchema("common") as { definitions: Record<string, Schema> }).definitions;

/** A schema with what it refers to. */
function resolve(schema: Schema): Schema {
  const [base] = schema.allOf ?? [];
  if (base) return { ...resolve(base), ...schema };
  const name = schema.$ref?.replace("common.schema.json#/definitions/", "");
  if (name === undefined) return schema;
  const target = common[name];
  if (!target) throw new Error(`${schema.$ref} does not exist`);
  return { ...resolve(target), ...schema };
}

interface Shape {
  name: string;
  list: boolean;
  required: boolean;
}

function shapeOf(type: TypeNode): Shape {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...shapeOf(type.type), required: true };
  if (type.kind === Kind.LIST_TYPE) return { ...shapeOf(type.type), list: true, required: false };
  return { name: type.name.value, list: false, required: false };
}

function jsonName(field: FieldDefinitionNode): string {
  return field.name.value === "jsonId" ? "id" : field.name.value;
}

/** What GraphQL and a schema say differently about a type. */
function compareType(typeName: string, raw: Schema, place: string): string[] {
  const schema = resolve(raw);
  const definition = objects.get(typeName);
  if (!definition) return [`${place}: GraphQL has no type ${typeName}`];
  if (schema.type !== "object")
    return [`${place}: is ${schema.type}, but ${typeName} is an object`];
  const fields = (definition.fields ?? []).filter(
    (field) => !computed.has(`${typeName}.${field.name.value}`),
  );
  const names = fields.map(jsonName);
  const properties = Object.keys(schema.properties ?? {}).filter((name) => name !== "$schema");
  return [
    ...names
      .filter((name) => !properties.includes(name))
      .map((name) => `${place}.${name}: not in the schema`),
    ...properties
      .filter((name) => !names.includes(name))
      .map((name) => `${place}.${name}: not in GraphQL`),
    ...(schema.additionalProperties === false ? [] : [`${place}: lets unknown fields pass`]),
    ...fields.flatMap((field) => compareField(field, schema, place)),
  ];
}

function compareField(field: FieldDefinitionNode, owner: Schema, place: string): string[] {
  const name = jsonName(field);
  const property = owner.properties?.[name];
  if (!property) return [];
  const at = `${place}.${name}`;
  const shape = shapeOf(field.type);
  const isRequired = owner.required?.includes(name) ?? false;
  const requirement = isRequired === shape.required ? [] : [`${at}: required in one place only`];
  if (!shape.list) return [...requirement, ...compareValue(shape.name, property, at)];
  const { type, items } = resolve(property);
  if (type !== "array" || !items) return [...requirement, `${at}: GraphQL has a list`];
  return [...requirement, ...compareValue(shape.name, items, `${at}[]`)];
}

function compareValue(typeName: string, schema: Schema, at: string): string[] {
  const { type } = resolve(schema);
  // Linked types are named by their key in the JSON.
  if (objects.has(typeName) && type !== "string") return compareType(typeName, schema, at);
  const wanted = scalars[typeName] ?? "string";
  return type === wanted ? [] : [`${at}: ${type} in the schema, ${wanted} in GraphQL`];
}

/** Every field of a schema, with its place. */
function fieldsOf(raw: Schema, place: string): { place: string; field: Schema }[] {
  const schema = resolve(raw);
  if (schema.items) return fieldsOf(schema.items, `${place}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { place: `${place}.${name}`, field: resolve(field) },
    ...fieldsOf(field, `${place}.${name}`),
  ]);
}

describe.each(Object.entries(types))("the schema of content/%s", (file, { type, list }) => {
  const schema = readSchema(contentFiles[file as ContentFile]);
  const root = list ? (schema.items ?? {}) : schema;

  it("agrees with GraphQL field by field", () => {
    expect(compareType(type, root, type)).toEqual([]);
  });

  it("is a list exactly when the file is one", () => {
    expect(schema.type).toBe(list ? "array" : "object");
  });

  it("explains every field in words", () => {
    const silent = fieldsOf(schema, type).filter(({ field }) => !field.description);
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it("shows an example of every text, number and choice", () => {
    const bare = fieldsOf(schema, type).filter(
      ({ field }) => !["object", "array"].includes(field.type ?? "") && !field.examples?.length,
    );
    expect(bare.map(({ place }) => place)).toEqual([]);
  });
});
