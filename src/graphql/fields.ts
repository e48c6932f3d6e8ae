import path from "node:path";
import { dereference } from "@apidevtools/json-schema-ref-parser";
import { isObject, type Json, type JsonObject } from "../i18n/json";
import { defaultLocale, languageName, locales } from "../i18n/locales";

/** The target of a link: the address of a page, or the key of an entry in another file. */
export type LinkRule =
  | "pages"
  | {
      readonly file: string;
      /** The list in the file; undefined if the file itself is the list. */
      readonly list?: string;
      readonly by: string;
      readonly except?: readonly string[];
    };

type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object";

/** The schema of a value in `content/schema`, with all references resolved. */
export interface Field {
  readonly type?: JsonType;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly Json[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Field;
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly form?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minProperties?: number;
  readonly maxItems?: number;
  readonly contains?: Field;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly graphqlType?: string;
  readonly visitorText?: true;
  readonly prose?: true;
  readonly counts?: string;
  readonly byLanguage?: true;
  readonly placeholders?: readonly string[];
  readonly optionalPlaceholders?: readonly string[];
  readonly file?: readonly string[];
  /** The image presets (`image-presets.ts`) of a picture. A query uses the first one by default. */
  readonly imagePreset?: string | readonly string[];
  readonly linksTo?: LinkRule;
  /** The name of a field: unique among the entries that have the same value there. */
  readonly unique?: true | string;
  readonly lastDay?: true;
  readonly group?: string;
  readonly summary?: readonly string[];
}

/** The site's own keywords; content/schema/README.md documents them. */
export const ownKeywords = [
  "patternErrorMessage",
  "form",
  "graphqlType",
  "visitorText",
  "prose",
  "counts",
  "byLanguage",
  "placeholders",
  "optionalPlaceholders",
  "file",
  "imagePreset",
  "linksTo",
  "unique",
  "enumDescriptions",
  "lastDay",
  "group",
  "summary",
] as const;

const keywords: readonly string[] = [
  ...ownKeywords,
  "title",
  "examples",
  "description",
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minItems",
  "minProperties",
  "maxItems",
  "contains",
  "minimum",
  "maximum",
];

const schemas = new Map<string, Promise<Field>>();

/**
 * Reads `content/schema/<name>.schema.json` with every `$ref` resolved, once. Rejects with the file's name if a file
 * cannot be read, a reference has no target or is circular, or a keyword is unknown.
 */
export function readSchema(contentDir: string, name: string): Promise<Field> {
  const file = path.join(contentDir, "schema", `${name}.schema.json`);
  const schema = schemas.get(file) ?? readSchemaFile(file);
  schemas.set(file, schema);
  return schema;
}

async function readSchemaFile(file: string): Promise<Field> {
  const place = `content/schema/${path.basename(file)}`;
  try {
    const schema = await dereference(file, { dereference: { circular: false } });
    return readField(schema as JsonObject, `${place}#`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message.startsWith(place)) throw error;
    throw new Error(`${place}: ${message}`, { cause: error });
  }
}

/** Checks the keywords of a schema. `rules` are inherited from the text that the schema describes a translation of. */
function readField(written: JsonObject, place: string, rules: Field = {}): Field {
  const schema = withLanguages(written);
  const field: Field = { ...knownKeywords(schema, place), ...rules };
  const { properties, items } = schema;
  const inner = field.visitorText ? textRules(field) : rules;
  return {
    ...field,
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          readField(property as JsonObject, `${place}/properties/${name}`, inner),
        ]),
      ),
    }),
    ...(isObject(items) && { items: readField(items, `${place}/items`) }),
  };
}

/**
 * `additionalProperties` is the schema of a value in one language. Expands it to a property for each locale. The default
 * one is required, unless `minProperties` says that any language is enough.
 */
function withLanguages(schema: JsonObject): JsonObject {
  const { additionalProperties: words, minProperties } = schema;
  if (!isObject(words)) return schema;
  const properties = locales.map(({ code }): [string, Json] => {
    const title = languageName(code);
    const fallback =
      code === defaultLocale.code
        ? ""
        : ` If it is missing, they have the ${languageName(defaultLocale.code)} one.`;
    return [code, { ...words, title, description: `For the ${title} pages.${fallback}` }];
  });
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    ...(minProperties === undefined && { required: [defaultLocale.code] }),
  };
}

function knownKeywords(schema: JsonObject, place: string): Field {
  const rules = Object.entries(schema).filter(
    ([keyword]) => !["$schema", "$defs"].includes(keyword),
  );
  const field: Field = Object.fromEntries(rules);
  const unknown = Object.keys(field).find((keyword) => !keywords.includes(keyword));
  if (unknown === undefined) return field;
  throw new Error(`${place}: "${unknown}" is not a known keyword (content/schema/README.md).`);
}

/** The rules of a text that also apply to its translations and plural forms. */
function textRules({ placeholders, optionalPlaceholders }: Field): Field {
  return {
    ...(placeholders && { placeholders }),
    ...(optionalPlaceholders && { optionalPlaceholders }),
  };
}

/** The schema of one entry: of the list's items, or of the file itself if it is not a list. */
export function itemSchema(field: Field): Field {
  return field.type === "array" && field.items ? field.items : field;
}

/** The field that identifies an entry of a list, by which links find it: the first text with `unique: true`. */
export function keyField({ properties = {} }: Field): string | undefined {
  const isKey = ([, { type, unique }]: [string, Field]) => type === "string" && unique === true;
  return Object.entries(properties).find(isKey)?.[0];
}

/** Whether a value is a picture: a file with an alternative text. */
export function isPicture(field: Field): boolean {
  return field.graphqlType === "Picture";
}

/** Whether a text is parsed as a price. */
export function isPrice(field: Field): boolean {
  return field.graphqlType === "Price";
}

/** The image presets of a picture; none for other values. */
export function imagePresetsOf({ imagePreset = [] }: Field): readonly string[] {
  return [imagePreset].flat();
}
