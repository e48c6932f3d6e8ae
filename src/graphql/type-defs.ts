import { type Field, imagePresetsOf, isPicture, itemSchema, keyField, readSchema } from "./fields";
import { imagePresets, isImagePreset } from "./image-presets";
import { type ContentFileRow, contentModel, entryType } from "./model";

/**
 * The GraphQL types of everything under `content/`, with their descriptions, derived from
 * `content/schema/*.schema.json`. Rejects with the name of the field if a value has no GraphQL type.
 */
export async function typeDefs(
  contentDir: string,
  rows: readonly ContentFileRow[] = contentModel,
): Promise<string> {
  const files = await Promise.all(
    rows.map(async (row) => ({ ...row, field: await readSchema(contentDir, row.schema) })),
  );
  const types = new Map<string, ObjectType>();
  for (const { file, type, field } of files) {
    const description = `content/${file}: ${field.description ?? ""}`;
    addType({ files, types }, type, itemSchema(field), description, nodeFields);
  }
  return [...[...types.values()].map(({ text }) => text), ...rows.map(entryTypeDef)].join("\n\n");
}

/**
 * The type of the nodes from gatsby-transformer-json. It is declared so that Gatsby infers nothing: the generated types
 * must not depend on the content, which may have empty lists.
 */
function entryTypeDef(row: ContentFileRow): string {
  return `"An entry of content/${row.file} in all languages, the source of the ${row.type} nodes."
type ${entryType(row)} implements Node @dontInfer @childOf(types: ["File"], many: true) {
  id: ID!
}`;
}

interface ObjectType {
  readonly text: string;
  /** Its fields without descriptions, to compare two uses of a name. */
  readonly shape: string;
}

interface Model {
  readonly files: readonly (ContentFileRow & { readonly field: Field })[];
  readonly types: Map<string, ObjectType>;
}

/** @param ofNode the further fields of an entry of a file, which queries can select; none of other objects */
function addType(
  model: Model,
  name: string,
  field: Field,
  description: string | undefined,
  ofNode: readonly string[] = [],
): void {
  const { properties = {}, required = [] } = field;
  const fields = Object.entries(properties)
    .filter(([key]) => key !== "$schema")
    .map(([key, property]) => {
      const mark = required.includes(key) ? "!" : "";
      const [type, directive = ""] = typeOf(model, property, `${name}.${key}`).split(" ");
      const line = `${key === "id" ? "jsonId" : key}: ${type}${mark} ${directive}`.trimEnd();
      return { line, description: property.description };
    });
  const shape = fields.map(({ line }) => line).join("\n");
  const known = model.types.get(name);
  if (known && known.shape !== shape) {
    throw new Error(`${name}: two different objects have this graphqlType. Rename one of them.`);
  }
  const text = withDescription(
    [
      `type ${name}${ofNode.length > 0 ? " implements Node" : ""} @dontInfer {`,
      ...ofNode,
      ...fields.map(({ line, description }) => withDescription(line, description, "  ")),
      "}",
    ].join("\n"),
    description,
  );
  model.types.set(name, known ?? { text, shape });
}

const nodeFields = [
  '  "The locale of its texts, one of src/i18n/locales.ts."',
  "  locale: String!",
  '  "Its position in its list, from 0."',
  "  order: Int!",
];

/** The GraphQL type of a value, with its Gatsby directive. */
function typeOf(model: Model, field: Field, place: string): string {
  const { visitorText, counts, byLanguage, file, linksTo, graphqlType, type, items } = field;
  checkImagePreset(field, place);
  if (counts) return "PluralText";
  if (byLanguage) return visitorText ? "TextInLanguage" : "FileInLanguage";
  if (visitorText) return "String";
  if (file) return "File @fileByRelativePath";
  if (typeof linksTo === "object" && !linksTo.list) {
    const row = model.files.find(({ file: name }) => name === linksTo.file);
    if (!row)
      throw new Error(`${place}: linksTo names "${linksTo.file}", which has no row in model.ts.`);
    if (keyField(itemSchema(row.field)) === linksTo.by) return `${row.type} @link`;
    throw new Error(
      `${place}: "by" of linksTo must name the first text with "unique": true in content/schema/${row.schema}.schema.json. If no text has it, add it to the one that is unique.`,
    );
  }
  switch (type) {
    case "string":
      return graphqlType ?? "String";
    case "integer":
      return "Int";
    case "number":
      return "Float";
    case "boolean":
      return "Boolean";
    case "array": {
      if (!items) throw new Error(`${place}: a list needs "items".`);
      const [item, directive = ""] = typeOf(model, items, place).split(" ");
      return `[${item}!] ${directive}`.trimEnd();
    }
    case "object": {
      const name =
        graphqlType ?? place.replace(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase());
      addType(model, name, field, graphqlType ? undefined : field.description);
      return name;
    }
    default:
      throw new Error(`${place}: the schema has no "type" for it.`);
  }
}

function checkImagePreset(field: Field, place: string): void {
  const names = imagePresetsOf(field);
  if (isPicture(field) && names.length === 0) {
    throw new Error(
      `${place}: a picture needs an "imagePreset", one of src/graphql/image-presets.ts.`,
    );
  }
  const unknown = names.find((name) => !isImagePreset(name));
  if (unknown !== undefined) {
    const known = Object.keys(imagePresets).join(", ");
    throw new Error(
      `${place}: "${unknown}" is not an image preset of src/graphql/image-presets.ts (${known}).`,
    );
  }
}

function withDescription(line: string, description: string | undefined, indent = ""): string {
  return (description ? [JSON.stringify(description), line] : [line])
    .map((each) => indent + each)
    .join("\n");
}
