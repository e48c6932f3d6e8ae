import path from "node:path";
import type { CollectionFile, Field as FormField, FileCollection } from "@sveltia/cms";
import { maxFilmSize } from "../content-check/file-size";
import { mayBeEmpty } from "../content-check/text-check";
import { type Field, type LinkRule, readSchema } from "../graphql/fields";
import { type ContentFileRow, contentModel, routes } from "../graphql/model";
import { firstText, formLabel, formName, hintOf, summaryOf, summaryPath } from "./form-words";

/** The groups of forms in the order of the menu. A schema names its group by `group`. */
const groups = ["Prices", "Portfolio", "Offers", "Page texts", "The salon"];

/** The name of the form field that holds the entries of a file which is a list. */
const rootList = "entries";

/** A regular expression, and the message for a text that does not match it. */
type TextRule = [pattern: string, message: string];

/** What a form field depends on besides its own schema. */
interface Context {
  /** The path of the field, such as `services.*.price`. The path of a page section has one dot. */
  readonly at: string;
  readonly schemas: ReadonlyMap<string, Field>;
  /** The addresses that a link can have. */
  readonly pages: readonly string[];
}

/**
 * The forms of Sveltia CMS: one for each content file, in its group, derived from `content/schema`.
 * @param anchors the addresses on the Services page that a link can have, such as `/services#facials`
 * @throws an error that names the schema, if it has no group or if a value has no form field
 */
export async function formGroups(
  contentDir: string,
  anchors: readonly string[],
  rows: readonly ContentFileRow[] = contentModel,
): Promise<FileCollection[]> {
  const schemas = new Map<string, Field>();
  for (const { file, schema } of rows) schemas.set(file, await readSchema(contentDir, schema));
  const forms = rows.map(({ file, schema }) => {
    const field = schemas.get(file) ?? {};
    if (!groups.includes(field.group ?? "")) {
      throw new Error(`content/schema/${schema}: "group" must be one of: ${groups.join(", ")}.`);
    }
    const context = { at: schema, schemas, pages: [...routes, ...anchors] };
    return { group: field.group, form: fileForm(file, field, context) };
  });
  return groups.map((label) => ({
    name: formName(label),
    label,
    files: forms.filter(({ group }) => group === label).map(({ form }) => form),
  }));
}

/** A file has one upload folder, that of the first example: Sveltia CMS ignores the folder of a field in a list. */
function fileForm(file: string, field: Field, context: Context): CollectionFile {
  const label = (field.title ?? file).replace(/ \(.*\)$/, "");
  const list = { ...formField(rootList, { ...field, title: label }, true, context), root: true };
  const folder = uploadFolder(field);
  return {
    name: formName(file),
    label,
    file: `content/${file}`,
    format: formName(file),
    fields: field.type === "array" ? [list as FormField] : formFields(field, context),
    ...(folder && {
      media_folder: `/${path.posix.join("content", path.posix.dirname(file), folder)}`,
      public_folder: folder,
    }),
  };
}

function uploadFolder({ file, examples = [], properties = {}, items }: Field): string | undefined {
  if (file) return path.posix.dirname(String(examples[0]));
  const inner = [...Object.values(properties), ...(items ? [items] : [])];
  return inner.map(uploadFolder).find((folder) => folder !== undefined);
}

function formFields({ properties = {}, required = [] }: Field, context: Context): FormField[] {
  return Object.entries(properties).map(([name, field]) =>
    formField(name, field, required.includes(name), { ...context, at: `${context.at}.${name}` }),
  );
}

/** The form field of a value. A list that the schema requires but that may be empty is saved as `[]`. */
function formField(name: string, field: Field, required: boolean, context: Context): FormField {
  const base = { name, label: formLabel(name, field), comment: field.description, required };
  const { unique, properties, file: kinds, linksTo, type, items, minItems = 0 } = field;
  if (name === "$schema") return { name, widget: "hidden" };
  if (unique && type !== "object") {
    const none = { name, widget: "hidden" as const, default: type === "integer" ? 0 : "" };
    return typeof unique === "string" ? { ...none, within: unique } : none;
  }
  if (properties && field.visitorText) {
    return { ...base, widget: "object", fields: languageFields(field, context) };
  }
  if (properties) {
    const collapsed = context.at.split(".").length === 2;
    return { ...base, widget: "object", fields: formFields(field, context), collapsed };
  }
  if (kinds) {
    const accept = kinds.map((kind) => (kind === "jpeg" ? ".jpg,.jpeg" : `.${kind}`)).join();
    const isPicture = kinds.some((kind) => ["jpeg", "svg"].includes(kind));
    const isFilm = kinds.includes("mp4");
    const limit = isFilm && { media_libraries: { all: { max_file_size: maxFilmSize } } };
    return { ...base, widget: isPicture ? "image" : "file", accept, choose_url: false, ...limit };
  }
  if (linksTo) return { ...base, ...linkField(linksTo, context) };
  if (field.enum) return { ...base, widget: "select", options: optionsOf(field, context) };
  if (type === "array" && items) {
    const empty = required && minItems === 0 ? { default: [] } : {};
    const list = listField(items, field, { ...context, at: `${context.at}.*` });
    return { ...base, ...list, ...empty, required: minItems > 0 };
  }
  if (type === "boolean") return { ...base, widget: "boolean" };
  if (type === "integer" || type === "number") {
    const value_type = type === "integer" ? "int" : "float";
    const { minimum: min, maximum: max } = field;
    return { ...base, ...hintOf(field), widget: "number", value_type, min, max };
  }
  if (type !== "string") {
    throw new Error(
      `content/schema/${context.at}: the schema gives it no "type" for a form field.`,
    );
  }
  if (field.format === "date") {
    return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  return { ...base, ...hintOf(field), widget: "string", ...textRules(field) };
}

function optionsOf(
  { enum: values = [], enumDescriptions: descriptions = values }: Field,
  { at }: Context,
) {
  if (descriptions.length !== values.length) {
    throw new Error(
      `content/schema/${at}: "enum" has ${values.length} values, but "enumDescriptions" has ${descriptions.length}. Write one description for each value, in the same order.`,
    );
  }
  return values.map((value, index) => ({ value, label: descriptions[index] ?? value }));
}

/** The field of each language of a text. A text about a number has a field for each plural form of the language. */
function languageFields(
  { properties = {}, required = [], examples = [] }: Field,
  context: Context,
) {
  return Object.entries(properties).map(([code, words]): FormField => {
    const example = (examples[0] as Record<string, string> | undefined)?.[code];
    const rules = { ...words, ...(example && { examples: [example] }) };
    const field = { ...formField(code, rules, required.includes(code), context), comment: "" };
    if (!("fields" in field)) return wordsField(field, words);
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const isUsed = ({ name }: FormField) => (pluralCategories as string[]).includes(name);
    const forms = field.fields?.filter(isUsed).map((form) => wordsField(form, words));
    return { ...field, fields: forms } as FormField;
  });
}

/** A box with several lines. It may stay empty if the rules of the schema allow it. */
function wordsField(field: FormField, words: Field): FormField {
  const optional = words.type === "string" &&
    mayBeEmpty(words) &&
    "required" in field &&
    field.required && { required: false, default: "" };
  return { ...field, widget: "text", ...optional } as FormField;
}

/** Marks of direction around a number or an address that was copied, which `toContent` drops. */
const marks = "[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*";

/**
 * The pattern and the lengths, without a counter for what only must not be empty. The pattern of a text with placeholders
 * checks its placeholders instead.
 */
function textRules(field: Field) {
  const { minLength = 0, maxLength: maxlength, patternErrorMessage = "" } = field;
  const minlength = minLength > 1 ? minLength : undefined;
  const around = field.pattern?.replace(/^\^/, `^${marks}`).replace(/\$$/, `${marks}$`);
  const own: TextRule | undefined = around ? [around, patternErrorMessage] : undefined;
  const pattern = placeholderRule(field) ?? own;
  return { minlength, maxlength, ...(pattern && { pattern }) };
}

function placeholderRule({ placeholders = [], optionalPlaceholders = [] }: Field) {
  const names = [...placeholders, ...optionalPlaceholders];
  if (names.length === 0) return undefined;
  const shown = (list: readonly string[]) => list.map((name) => `{${name}}`).join(", ");
  const kept = placeholders.map((name) => `(?=[^]*\\{${name}\\})`).join("");
  const keep = kept && ` Keep ${shown(placeholders)}.`;
  const rule = `^${kept}(?:[^\\{\\}]|\\{(?:${names.join("|")})\\})*$`;
  return [rule, `Only ${shown(names)} may stand in braces.${keep}`] as TextRule;
}

/** A list of plain words has no field for its rows: each is one line. */
function listField(items: Field, { minItems: min, maxItems: max }: Field, context: Context) {
  const item = formField("item", items, true, context);
  const summary = summaryOf(items);
  const rows = "fields" in item ? { fields: item.fields, summary } : { field: item };
  const isPlain = items.type === "string" && items.pattern === "\\S";
  return {
    widget: "list" as const,
    label_singular: items.title ?? "Entry",
    ...(isPlain ? {} : { ...rows, collapsed: !items.visitorText }),
    ...(min && { min }),
    ...(max && { max }),
  };
}

function linkField(rule: LinkRule, { at, schemas, pages }: Context) {
  if (rule === "pages") return { widget: "select" as const, options: [...pages] };
  const { file, list = rootList, by, except = [] } = rule;
  const schema = schemas.get(file);
  const items = (rule.list ? schema?.properties?.[rule.list] : schema)?.items;
  if (!items) throw new Error(`content/schema/${at}: linksTo names "${file}", which has no list.`);
  const message = "This cannot be chosen here. Choose another one.";
  const pattern: TextRule = [`^(?!(?:${except.join("|")})$)`, message];
  return {
    widget: "relation" as const,
    collection: formName(schema?.group ?? ""),
    file: formName(file),
    value_field: `${list}.*.${by}`,
    display_fields: [`${list}.*.${summaryPath(items, firstText(items))}`],
    ...(except.length > 0 && { pattern }),
  };
}
