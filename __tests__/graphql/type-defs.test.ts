/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { Kind, parse, print, visit } from "graphql";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { entryOf, readSchema, type Field } from "../../src/graphql/fields";
import { contentModel } from "../../src/graphql/model";
import { typeDefs } from "../../src/graphql/type-defs";
import { contentDir } from "../content-check/content-copy";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "zahrelle-schema-"));
  mkdirSync(path.join(folder, "schema"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, schema: object): void {
  writeFileSync(path.join(folder, "schema", `${name}.schema.json`), JSON.stringify(schema));
}

/** An entry with one field, which must be there. */
function entryWith(field: object): object {
  return { type: "object", properties: { field }, required: ["field"] };
}

/** The types derived of a page with a schema. */
function derive(schema: object): string {
  write("test", schema);
  return typeDefs(folder, [{ file: "test.json", schema: "test", type: "TestPage" }]);
}

/** A derived type without its descriptions. */
function printed(defs: string, name: string): string {
  const type = parse(defs).definitions.find(
    (definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === name,
  );
  if (!type) throw new Error(`There is no type ${name}.`);
  const silent = { enter: <T extends object>(node: T) => ({ ...node, description: undefined }) };
  return print(visit(type, { FieldDefinition: silent, ObjectTypeDefinition: silent }));
}

/** How the one field is declared, directives included. */
function declared(field: object): string | undefined {
  return /^ {2}field: (.*)$/m.exec(derive(entryWith(field)))?.[1];
}

describe("a field's GraphQL type", () => {
  it.each([
    ["a text", { type: "string" }, "String!"],
    ["a text for visitors", { type: "string", visitorText: true }, "String!"],
    [
      "a text in several languages",
      { type: ["string", "object"], visitorText: true, properties: { en: { type: "string" } } },
      "String!",
    ],
    [
      "a text about a number that the build knows",
      { type: ["string", "object"], visitorText: true, counts: "serviceCount" },
      'String! @counted(by:"serviceCount")',
    ],
    [
      "a text about a number that the browser knows",
      { type: ["string", "object"], visitorText: true, counts: "count" },
      "PluralText!",
    ],
    [
      "a file for each language",
      { type: ["string", "object"], byLanguage: true, file: ["vtt"] },
      "FileInLanguage!",
    ],
    ["a text with rules", { type: "string", pattern: "a", minLength: 1, maxLength: 3 }, "String!"],
    ["a choice", { type: "string", enum: ["a", "b"] }, "String!"],
    ["a day", { type: "string", format: "date" }, "String!"],
    ["a whole number", { type: "integer", minimum: 1, maximum: 9 }, "Int!"],
    ["a number", { type: "number" }, "Float!"],
    ["true or false", { type: "boolean" }, "Boolean!"],
    [
      "a list",
      { type: "array", items: { type: "string" }, minItems: 1, maxItems: 2 },
      "[String!]!",
    ],
    ["a price", { type: "string", graphqlType: "Price" }, "Price!"],
    ["a file", { type: "string", file: ["svg"] }, "File! @fileByRelativePath"],
    [
      "several files",
      { type: "array", items: { type: "string", file: ["vtt"] } },
      "[File!]! @fileByRelativePath",
    ],
    [
      "a link to an entry",
      { type: "string", linksTo: { file: "services/categories.json", by: "key" } },
      "ServiceCategory! @link",
    ],
    [
      "a link to an entry within a page",
      { type: "string", linksTo: { file: "pages/portfolio.json", list: "filters", by: "key" } },
      "String!",
    ],
    ["a link to a page", { type: "string", linksTo: "pages" }, "String!"],
    ["a text that may be empty", { anyOf: [{ type: "string" }, { const: "" }] }, "String!"],
    ["a picture", { type: "object", graphqlType: "Picture", slot: "STORY" }, "Picture!"],
  ])("of %s", (_name, field, type) => {
    expect(declared(field)).toBe(type);
  });

  it("may be missing when the schema does not require it", () => {
    const defs = derive({ type: "object", properties: { field: { type: "string" } } });
    expect(printed(defs, "TestPage")).toContain("field: String\n");
  });

  it("is jsonId for an id, which Gatsby keeps for itself; $schema is the editor's alone", () => {
    const properties = { $schema: { type: "string" }, id: { type: "integer" } };
    expect(printed(derive({ type: "object", properties }), "TestPage")).toBe(
      [
        "type TestPage implements Node @dontInfer {",
        "  locale: String!",
        "  order: Int!",
        "  jsonId: Int",
        "}",
      ].join("\n"),
    );
  });

  it("is named after its place, or as its schema says", () => {
    const inner = { type: "object", properties: { word: { type: "string" } } };
    expect(printed(derive(entryWith(inner)), "TestPageField")).toContain("word: String");
    const named = { ...inner, graphqlType: "Word" };
    expect(printed(derive(entryWith(named)), "Word")).toContain("word: String");
  });

  it("has the schema's words for its description", () => {
    const defs = derive(entryWith({ type: "string", description: 'Says "hello".' }));
    expect(defs).toContain('  "Says \\"hello\\"."\n  field: String!');
  });

  it("is that of an entry, where the file is a list", () => {
    const defs = derive({ type: "array", items: entryWith({ type: "number" }) });
    expect(printed(defs, "TestPage")).toContain("field: Float!");
  });
});

describe("a reference", () => {
  it("takes a definition of another file, with what stands beside it", () => {
    write("common", { $defs: { text: { type: "string", examples: ["Any"] } } });
    const example = { description: "A name.", examples: ["Noura"] };
    const field = { $ref: "common.schema.json#/$defs/text", ...example };
    const defs = derive(entryWith(field));
    expect(defs).toContain('  "A name."\n  field: String!');
  });

  it("may add to the fields of a definition", () => {
    write("test", {
      ...entryWith({ $ref: "#/$defs/pair", properties: { tall: { slot: "STORY" } } }),
      $defs: {
        pair: { type: "object", properties: { tall: { type: "object", graphqlType: "Picture" } } },
      },
    });
    const { properties } = readSchema(folder, "test");
    expect(properties?.["field"]?.properties?.["tall"]).toEqual({
      type: "object",
      graphqlType: "Picture",
      slot: "STORY",
    });
  });

  it.each([
    ["leads nowhere", { $ref: "#/$defs/none" }, 'the reference "#/$defs/none" leads nowhere'],
    [
      "leads to no file",
      { $ref: "none.schema.json#/$defs/text" },
      "content/schema/none.schema.json cannot be read",
    ],
    ["leads in a circle", { $ref: "#/$defs/loop" }, "leads in a circle"],
    [
      "is described although the definition is, which alone is what editors show",
      { $ref: "#/$defs/short", description: "A code." },
      '"description" stands here and in the definition that is referred to',
    ],
    [
      "has a rule beside it that the definition has too",
      { $ref: "#/$defs/short", maxLength: 5 },
      '"maxLength" stands here and in the definition that is referred to',
    ],
  ])("that %s is told by its place", (_name, field, message) => {
    const $defs = {
      loop: { type: "object", properties: { again: { $ref: "#/$defs/loop" } } },
      short: { type: "string", description: "Three letters.", maxLength: 3 },
    };
    expect(() => derive({ ...entryWith(field), $defs })).toThrow(message);
  });
});

describe("what a schema says and the site does not know", () => {
  it.each([
    [
      "an unknown keyword",
      { type: "string", oneOf: [] },
      'content/schema/test.schema.json#/properties/field: "oneOf" is not a keyword that this site knows',
    ],
    ["no type", { description: "Something." }, 'TestPage.field: the schema gives it no "type".'],
    [
      "a list of nothing",
      { type: "array" },
      'TestPage.field: a list must say what its "items" are.',
    ],
    [
      "a picture without a slot",
      { type: "object", graphqlType: "Picture" },
      'TestPage.field: a picture must say which "slot" of src/graphql/image-presets.ts it fills.',
    ],
    [
      "an unknown slot",
      { type: "object", graphqlType: "Picture", slot: { first: "STORY", otherwise: "STORRY" } },
      'TestPage.field: "STORRY" is no slot of src/graphql/image-presets.ts',
    ],
    [
      "a link to a file without a row",
      { type: "string", linksTo: { file: "rooms.json", by: "key" } },
      'TestPage.field: linksTo names "rooms.json", which has no row in model.ts.',
    ],
  ])("is an error: %s", (_name, field, message) => {
    expect(() => derive(entryWith(field))).toThrow(message);
  });

  it("is an error: two shapes under one name", () => {
    const properties = {
      one: { type: "object", graphqlType: "Thing", properties: { a: { type: "string" } } },
      two: { type: "object", graphqlType: "Thing", properties: { b: { type: "string" } } },
    };
    expect(() => derive({ type: "object", properties })).toThrow(
      "Thing: two shapes have this graphqlType.",
    );
  });
});

/** Every field of a schema, with its place. */
function fieldsOf(field: Field, place: string): { place: string; field: Field }[] {
  const entry = entryOf(field);
  return Object.entries(entry.properties ?? {}).flatMap(([name, own]) => [
    { place: `${place}.${name}`, field: own },
    /* What a text is in each language, its definition says once for all. */
    ...(entryOf(own).visitorText || own.byLanguage ? [] : fieldsOf(own, `${place}.${name}`)),
  ]);
}

const contentDefs = typeDefs(contentDir);

describe.each(contentModel)("the schema of content/$file", ({ schema, type }) => {
  const field = readSchema(contentDir, schema);
  const fields = fieldsOf(field, type);

  it("gives GraphQL its type", () => {
    expect(printed(contentDefs, type)).toContain(`type ${type} implements Node`);
  });

  it("lets no unknown field pass", () => {
    const entries = [entryOf(field), ...fields.map((each) => entryOf(each.field))];
    const open = entries.filter(
      ({ properties, additionalProperties }) => properties && additionalProperties !== false,
    );
    expect(open).toEqual([]);
  });

  it("explains every field in words", () => {
    const silent = fields.filter((each) => !each.field.description);
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it("shows an example of every text, number and choice", () => {
    const bare = fields.filter(
      (each) =>
        each.field.type !== "object" && each.field.type !== "array" && !each.field.examples?.length,
    );
    expect(bare.map(({ place }) => place)).toEqual([]);
  });
});
