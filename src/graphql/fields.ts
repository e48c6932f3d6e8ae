import { readFileSync } from "node:fs";
import path from "node:path";

/** JSON, as it is read from a file. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Which slot of `picture-slots.ts` a picture fills; see content/schema/README.md. */
export type SlotRule = string | string[] | { readonly [condition: string]: string };

/** What a linking text must be: the address of a page, or the key of an entry in another file. */
export type LinkRule =
  | "pages"
  | {
      readonly file: string;
      /** The list in the file that holds the entries; absent: the file is the list. */
      readonly list?: string;
      /** The field of an entry by which it is named. */
      readonly by: string;
      /** Keys that may not be linked to. */
      readonly except?: readonly string[];
    };

type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object";

/** The rules of a value, as `content/schema` gives them, with every reference filled in. */
export interface Field {
  readonly type?: JsonType | readonly JsonType[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly Json[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Field;
  readonly anyOf?: readonly Field[];
  readonly const?: Json;
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly graphqlType?: string;
  readonly visitorText?: true;
  readonly counts?: string;
  readonly byLanguage?: true;
  readonly placeholders?: readonly string[];
  readonly optionalPlaceholders?: readonly string[];
  readonly keepsSpaces?: true;
  readonly file?: readonly string[];
  readonly slot?: SlotRule;
  readonly linksTo?: LinkRule;
  readonly unique?: true;
  readonly group?: string;
  readonly summary?: readonly string[];
}

/** This site's own keywords; content/schema/README.md documents them. */
export const ownKeywords = [
  "patternErrorMessage",
  "graphqlType",
  "visitorText",
  "counts",
  "byLanguage",
  "placeholders",
  "optionalPlaceholders",
  "keepsSpaces",
  "file",
  "slot",
  "linksTo",
  "unique",
  "enumDescriptions",
  "group",
  "summary",
] as const;

/**
 * What may stand beside a reference although the definition has it too. All else stands in one place: editors show
 * the definition's `description` and not the one beside the reference.
 */
const mayStandTwice = ["title", "examples"];

const keywords: readonly string[] = [
  ...mayStandTwice,
  ...ownKeywords,
  "description",
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "anyOf",
  "const",
  "enum",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
];

/**
 * Reads `content/schema/<name>.schema.json` as one tree without references. Throws, naming the place, at a keyword
 * that this site does not know, a reference that leads nowhere or in a circle, and a rule that stands twice.
 */
export function readSchema(contentDir: string, name: string): Field {
  const files = new Map<string, JsonObject>();
  const read = (file: string): JsonObject => {
    const known = files.get(file) ?? readFile(contentDir, file);
    files.set(file, known);
    return known;
  };
  const file = `${name}.schema.json`;
  return expand(read(file), { file, pointer: "", read, seen: [] });
}

interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly read: (file: string) => JsonObject;
  /** The references that led here. */
  readonly seen: readonly string[];
}

function readFile(contentDir: string, file: string): JsonObject {
  try {
    return JSON.parse(readFileSync(path.join(contentDir, "schema", file), "utf8")) as JsonObject;
  } catch (error) {
    throw new Error(`content/schema/${file} cannot be read: ${String(error)}`, { cause: error });
  }
}

function expand(schema: JsonObject, place: Place): Field {
  const { $ref, ...own } = schema;
  const field: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(own)) {
    if (keyword === "$schema" || keyword === "$defs") continue;
    if (!keywords.includes(keyword)) {
      fail(place, `"${keyword}" is not a keyword that this site knows (content/schema/README.md)`);
    }
    field[keyword] = expandKeyword(keyword, value, place);
  }
  if (typeof $ref !== "string") return field;
  return inEachLanguage(merge(follow($ref, place), field, place));
}

/** A text whose rules for placeholders and spaces hold for its words in each language, and for each plural form. */
function inEachLanguage(field: Field): Field {
  const { visitorText, properties, placeholders, optionalPlaceholders, keepsSpaces } = field;
  if (!visitorText || !properties) return field;
  const rules = Object.entries({ placeholders, optionalPlaceholders, keepsSpaces });
  const shared: Field = Object.fromEntries(rules.filter(([, rule]) => rule !== undefined));
  return { ...field, properties: withRules(properties, shared) };
}

function withRules(properties: Readonly<Record<string, Field>>, rules: Field) {
  const entries = Object.entries(properties).map(([name, own]): [string, Field] => [
    name,
    { ...own, ...rules, ...(own.properties && { properties: withRules(own.properties, rules) }) },
  ]);
  return Object.fromEntries(entries);
}

function expandKeyword(keyword: string, value: Json, place: Place): unknown {
  const at = (step: string) => ({ ...place, pointer: `${place.pointer}/${step}` });
  if (keyword === "items") return expand(value as JsonObject, at(keyword));
  if (keyword === "anyOf") {
    return (value as JsonObject[]).map((form, index) => expand(form, at(`anyOf/${index}`)));
  }
  if (keyword !== "properties") return value;
  const properties = Object.entries(value as Record<string, JsonObject>);
  return Object.fromEntries(
    properties.map(([name, property]) => [name, expand(property, at(`properties/${name}`))]),
  );
}

function follow(reference: string, place: Place): Field {
  const [named = "", pointer = ""] = reference.split("#");
  const file = named || place.file;
  const target = `${file}#${pointer}`;
  if (place.seen.includes(target)) fail(place, `the reference "${reference}" leads in a circle`);
  const schema = pointer
    .split("/")
    .filter(Boolean)
    .reduce<Json | undefined>(
      (at, step) => (isObject(at) ? at[step] : undefined),
      place.read(file),
    );
  if (!isObject(schema)) fail(place, `the reference "${reference}" leads nowhere`);
  return expand(schema, { ...place, file, pointer, seen: [...place.seen, target] });
}

/** A definition with what stands beside the reference to it. */
function merge(definition: Field, own: Readonly<Record<string, unknown>>, place: Place): Field {
  const merged: Record<string, unknown> = { ...definition };
  for (const [keyword, value] of Object.entries(own)) {
    if (keyword === "properties" && definition.properties) {
      merged[keyword] = { ...definition.properties, ...mergeProperties(definition, own, place) };
    } else if (keyword in definition && !mayStandTwice.includes(keyword)) {
      fail(place, `"${keyword}" stands here and in the definition that is referred to`);
    } else merged[keyword] = value;
  }
  return merged;
}

function mergeProperties(
  definition: Field,
  own: Readonly<Record<string, unknown>>,
  place: Place,
): Record<string, Field> {
  const properties = own["properties"] as Record<string, Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      merge(definition.properties?.[name] ?? {}, property, place),
    ]),
  );
}

function fail({ file, pointer }: Place, message: string): never {
  throw new Error(`content/schema/${file}#${pointer}: ${message}.`);
}

/** The rules of one entry of a file, whether the file holds one or a list. */
export function entryOf(field: Field): Field {
  return field.type === "array" && field.items ? field.items : field;
}

/** Of a value that may take several forms (`anyOf`) the first, which is the one that GraphQL sees. */
export function formOf(field: Field): Field {
  const [first] = field.anyOf ?? [];
  return first ? { ...first, ...field } : field;
}

/** Whether a value is a picture of the design: a file with its words. */
export function isPicture(field: Field): boolean {
  return field.graphqlType === "Picture";
}

/** Whether a text is read as a price. */
export function isPrice(field: Field): boolean {
  return field.graphqlType === "Price";
}

/**
 * The slots that a picture fills, the first of them where nothing else is asked for.
 * @param owner the entry that the picture stands in
 * @param first whether that entry is the first of its list
 */
export function slotsOf(rule: SlotRule, owner: JsonObject, first: boolean): readonly string[] {
  if (typeof rule === "string") return [rule];
  if (Array.isArray(rule)) return rule;
  const holds = ([condition]: readonly [string, string]) =>
    condition === "otherwise" || (condition === "first" ? first : owner[condition] === true);
  return Object.entries(rule)
    .filter(holds)
    .map(([, slot]) => slot)
    .slice(0, 1);
}
