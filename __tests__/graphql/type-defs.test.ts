/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Field, itemSchema, readSchema } from "../../src/graphql/fields";
import { contentModel } from "../../src/graphql/model";
import { typeDefs } from "../../src/graphql/type-defs";
import { locales } from "../../src/i18n/locales";
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

function entryWith(field: object): object {
  return { type: "object", properties: { field }, required: ["field"] };
}

/** The types of a page with this schema. */
function derive(schema: object): Promise<string> {
  write("test", schema);
  return typeDefs(folder, [{ file: "test.json", schema: "test", type: "TestPage" }]);
}

it("no schema names a language: a new one needs no change of a schema", () => {
  const names = readdirSync(path.join(contentDir, "schema")).filter((name) =>
    name.endsWith(".json"),
  );
  const withLanguage = names.filter((name) => {
    const schema = readFileSync(path.join(contentDir, "schema", name), "utf8");
    /* Examples show what staff write. */
    const rules = JSON.stringify(JSON.parse(schema), (key, value) =>
      key === "examples" ? [] : value,
    );
    return locales.some(({ code }) => rules.includes(`"${code}"`));
  });
  expect(withLanguage).toEqual([]);
});

describe("a reference", () => {
  it.each([
    ["has an unknown target", { $ref: "#/$defs/none" }, "content/schema/test.schema.json"],
    ["has an unknown file", { $ref: "none.schema.json#/$defs/text" }, "none.schema.json"],
    ["is circular", { $ref: "#/$defs/loop" }, "Circular $ref"],
  ])("that %s is an error that names the file", async (_name, field, message) => {
    const $defs = { loop: { type: "object", properties: { again: { $ref: "#/$defs/loop" } } } };
    await expect(derive({ ...entryWith(field), $defs })).rejects.toThrow(message);
  });
});

describe("invalid schemas", () => {
  it.each([
    [
      "an unknown keyword",
      { type: "string", oneOf: [] },
      'content/schema/test.schema.json#/properties/field: "oneOf" is not a known keyword',
    ],
    [
      "a picture without an image preset",
      { type: "object", graphqlType: "Picture" },
      'TestPage.field: a picture needs an "imagePreset", one of src/graphql/image-presets.ts.',
    ],
    [
      "a link to a file without a row",
      { type: "string", linksTo: { file: "rooms.json", by: "key" } },
      'TestPage.field: linksTo names "rooms.json", which has no row in model.ts.',
    ],
  ])("are an error: %s", async (_name, field, message) => {
    await expect(derive(entryWith(field))).rejects.toThrow(message);
  });

  it.each([
    { type: "string" },
    { type: "string", unique: "group" },
    { type: "integer", unique: true },
  ])("are an error: a link by a field %j", async (key) => {
    const field = { ...key, linksTo: { file: "test.json", by: "field" } };
    await expect(derive(entryWith(field))).rejects.toThrow(
      'TestPage.field: "by" of linksTo must name the first text with "unique": true in content/schema/test.schema.json.',
    );
  });

  it("are an error: two shapes with one name", async () => {
    const properties = {
      one: { type: "object", graphqlType: "Thing", properties: { a: { type: "string" } } },
      two: { type: "object", graphqlType: "Thing", properties: { b: { type: "string" } } },
    };
    await expect(derive({ type: "object", properties })).rejects.toThrow(
      "Thing: two different objects have this graphqlType.",
    );
  });
});

/** Every field of a schema, with its path. */
function fieldsOf(field: Field, place: string): { place: string; field: Field }[] {
  const entry = itemSchema(field);
  return Object.entries(entry.properties ?? {}).flatMap(([name, own]) => [
    { place: `${place}.${name}`, field: own },
    /* The definition describes the fields of a text once for all locales. */
    ...(itemSchema(own).visitorText || own.byLanguage ? [] : fieldsOf(own, `${place}.${name}`)),
  ]);
}

describe.each(contentModel)("the schema of content/$file", ({ schema, type }) => {
  let field: Field = {};
  let fields: { place: string; field: Field }[] = [];

  beforeAll(async () => {
    field = await readSchema(contentDir, schema);
    fields = fieldsOf(field, type);
  });

  it("forbids unknown fields", async () => {
    const entries = [itemSchema(field), ...fields.map((each) => itemSchema(each.field))];
    const open = entries.filter(
      ({ properties, additionalProperties }) => properties && additionalProperties !== false,
    );
    expect(open).toEqual([]);
  });

  it("describes every field", async () => {
    const undescribed = fields.filter((each) => !each.field.description);
    expect(undescribed.map(({ place }) => place)).toEqual([]);
  });

  it("gives an example of every text, number and enum", async () => {
    const bare = fields.filter(
      (each) =>
        each.field.type !== "object" && each.field.type !== "array" && !each.field.examples?.length,
    );
    expect(bare.map(({ place }) => place)).toEqual([]);
  });
});
