import path from "node:path";
import type { Backend, CmsConfig, CollectionFile, Field as FormField } from "@sveltia/cms";
import { entryOf, formOf, readSchema, type Field, type LinkRule } from "../graphql/fields";
import { contentModel, rowOf, routes, type ContentFileRow } from "../graphql/model";
import { defaultLocale } from "../i18n/locales";

/** The groups of forms in the order of the menu. A schema names its group by `group`. */
const groups = ["Prices", "Portfolio", "Offers", "Page texts", "The salon"];

/** The field that holds the entries of a file which is a list. */
export const rootList = "entries";

/**
 * The configuration of Sveltia CMS: a form for each content file, derived from `content/schema`.
 * @param anchors the addresses on the Services page, such as `/services#facials`
 * @throws an error that names the place, where a schema has no group or says something that no form field can ask for
 */
export function cmsConfig(
  contentDir: string,
  backend: Backend,
  anchors: readonly string[],
  rows: readonly ContentFileRow[] = contentModel,
): CmsConfig {
  const files = rows.map((row) => {
    const schema = readSchema(contentDir, row.schema);
    if (!groups.includes(schema.group ?? "")) {
      const known = groups.join(", ");
      throw new Error(`content/schema/${row.schema}: "group" must be one of: ${known}.`);
    }
    const place = { at: row.schema, contentDir, pages: [...routes, ...anchors] };
    return { group: schema.group, form: fileForm(row, schema, place) };
  });
  return {
    load_config_file: false,
    backend,
    app_title: "Zahrelle: content",
    media_folder: "content",
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: groups.map((label) => ({
      name: nameOf(label),
      label,
      files: files.filter(({ group }) => group === label).map(({ form }) => form),
    })),
  };
}

/** What a form field knows of the file that it belongs to. */
interface Place {
  /** Where the field stands, for errors: `services: price`. */
  readonly at: string;
  readonly contentDir: string;
  /** What a link may lead to. */
  readonly pages: readonly string[];
  /** The folder of the JSON file, from the project on. */
  readonly folder: string;
  /** The code of the language that a text is in, within such a text. */
  readonly language?: string;
}

function fileForm({ file }: ContentFileRow, field: Field, at: Omit<Place, "folder">) {
  const place = { ...at, folder: path.posix.dirname(`content/${file}`) };
  const label = (field.title ?? file).replace(/ \(.*\)$/, "");
  const isList = field.type === "array";
  const list = { ...field, title: label };
  const form: CollectionFile = {
    name: nameOf(file),
    label,
    file: `content/${file}`,
    format: nameOf(file),
    fields: isList
      ? [{ ...formField(rootList, list, true, place), root: true } as FormField]
      : formFields(field, place),
  };
  return form;
}

function formFields({ properties = {}, required = [] }: Field, place: Place): FormField[] {
  return Object.entries(properties).map(([name, field]) =>
    formField(name, formOf(field), required.includes(name), {
      ...place,
      at: `${place.at}: ${name}`,
    }),
  );
}

/** The form field of a value. */
function formField(name: string, field: Field, required: boolean, place: Place): FormField {
  const base = {
    name,
    label: labelOf(name, field),
    ...(place.language === undefined ? { comment: field.description } : {}),
    required,
  };
  if (name === "$schema" || field.unique) return { name, widget: "hidden" };
  if (field.properties) {
    const fields = languageFields(name, field, place) ?? formFields(field, place);
    return { ...base, widget: "object", fields, collapsed: field.visitorText ? false : "auto" };
  }
  if (field.file) return { ...base, ...fileField(field, place) };
  if (field.linksTo) return { ...base, ...linkField(field.linksTo, place) };
  if (field.enum) {
    const labels = field.enumDescriptions ?? field.enum;
    const options = field.enum.map((value, index) => ({ value, label: labels[index] ?? value }));
    return { ...base, widget: "select", options };
  }
  switch (field.type) {
    case "array":
      return { ...base, ...listField(field, required, place) };
    case "boolean":
      return { ...base, widget: "boolean" };
    case "integer":
    case "number": {
      const value_type = field.type === "integer" ? "int" : "float";
      const step = field.type === "integer" ? 1 : 0.01;
      return { ...base, ...hintOf(field), widget: "number", value_type, step, ...rangeOf(field) };
    }
    case "string":
      if (field.format === "date") {
        return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
      }
      return { ...base, ...hintOf(field), ...textField(field) };
    default:
      throw new Error(`content/schema/${place.at}: no form field can ask for this.`);
  }
}

/** The words of a text in each language; of a text about a number, the plural forms that the language has. */
function languageFields(name: string, field: Field, place: Place): FormField[] | undefined {
  if (!field.visitorText) return undefined;
  const { properties = {}, required = [], examples } = field;
  return Object.entries(properties).map(([code, words]) => {
    const hint = code === defaultLocale.code ? examples : undefined;
    const forms: readonly string[] = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const own = words.properties && {
      properties: Object.fromEntries(
        Object.entries(words.properties).filter(([form]) => forms.includes(form)),
      ),
    };
    const rule = { ...words, ...own, ...(hint && { examples: hint }) };
    const at = `${place.at}.${name}`;
    return formField(code, rule, required.includes(code), { ...place, at, language: code });
  });
}

function textField(field: Field): Pick<FormField & { widget: "string" }, "widget" | "pattern"> {
  const { pattern, patternErrorMessage = "", placeholders = [], optionalPlaceholders = [] } = field;
  const { minLength, maxLength } = field;
  const limits = { minlength: minLength, maxlength: maxLength };
  const words = [...placeholders, ...optionalPlaceholders].join("|");
  if (words || field.placeholders) {
    const kept = placeholders.map((word) => `(?=[^]*\\{${word}\\})`).join("");
    const shown = (list: readonly string[]) => list.map((word) => `{${word}}`).join(", ");
    const keep = placeholders.length > 0 ? `Keep ${shown(placeholders)}. ` : "";
    const known = shown([...placeholders, ...optionalPlaceholders]);
    const message = `${keep}The site fills in ${known}, and nothing else may stand in braces.`;
    const rule = `^${kept}(?:[^{}]|\\{(?:${words})\\})*$`;
    return { widget: "string", pattern: [rule, message], ...limits };
  }
  const isRule = pattern !== undefined && pattern !== "\\S";
  return { widget: "string", ...(isRule && { pattern: [pattern, patternErrorMessage] }), ...limits };
}

function listField(field: Field, required: boolean, place: Place): object {
  const { items, minItems = 0, maxItems } = field;
  if (!items) throw new Error(`content/schema/${place.at}: a list must say what its "items" are.`);
  const item = formField("item", formOf(items), true, place);
  return {
    widget: "list",
    label_singular: items.title ?? "Entry",
    required: minItems > 0,
    ...(minItems > 0 ? { min: minItems } : {}),
    ...(maxItems === undefined ? {} : { max: maxItems }),
    ...(required && minItems === 0 ? { default: [] } : {}),
    ...("fields" in item ? { fields: item.fields, summary: summaryOf(items) } : { field: item }),
    collapsed: !items.visitorText,
  };
}

/** What a closed row of a list shows: the fields that `summary` names, or the first text. */
function summaryOf(entry: Field): string {
  if (entry.visitorText) return `{{${defaultLocale.code}}}`;
  const fields = entry.summary ?? [firstText(entry)];
  return fields.map((name) => `{{${textPath(entry, name)}}}`).join(" ");
}

/** The first field of an entry that visitors read, by which staff know it. */
function firstText({ properties = {} }: Field): string {
  return Object.keys(properties).find((name) => properties[name]?.visitorText) ?? "";
}

/** A field of an entry such as `image.alt`, with the default language where it is a text. */
function textPath(entry: Field, name: string): string {
  const at = name.split(".").reduce<Field>((own, step) => own.properties?.[step] ?? {}, entry);
  return at.visitorText ? `${name}.${defaultLocale.code}` : name;
}

function fileField({ file = [], examples = [] }: Field, { folder }: Place): object {
  const example = examples[0];
  const public_folder = path.posix.dirname(typeof example === "string" ? example : "./files/x");
  const isPicture = file.some((kind) => ["jpeg", "png", "webp", "svg"].includes(kind));
  return {
    widget: isPicture ? "image" : "file",
    accept: file.flatMap((kind) => (kind === "jpeg" ? [".jpg", ".jpeg"] : [`.${kind}`])).join(","),
    choose_url: false,
    media_folder: `/${path.posix.join(folder, public_folder)}`,
    public_folder,
  };
}

function linkField(rule: LinkRule, { at, contentDir, pages }: Place): object {
  if (rule === "pages") return { widget: "select", options: pages, dropdown_threshold: 0 };
  const { file, list = rootList, by, except = [] } = rule;
  const row = rowOf(file);
  if (!row) throw new Error(`content/schema/${at}: linksTo names "${file}", which is no file.`);
  const schema = readSchema(contentDir, row.schema);
  const { items = {} } = rule.list ? (schema.properties?.[rule.list] ?? {}) : schema;
  const label = textPath(items, firstText(items));
  return {
    widget: "relation",
    collection: nameOf(schema.group ?? ""),
    file: nameOf(file),
    value_field: `${list}.*.${by}`,
    display_fields: [`${list}.*.${label}`],
    ...(except.length > 0 && { pattern: [`^(?!(?:${except.join("|")})$)`, "Choose another one."] }),
  };
}

function rangeOf({ minimum: min, maximum: max }: Field) {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function hintOf({ examples = [] }: Field): { hint?: string } {
  const [example] = examples;
  return typeof example === "string" || typeof example === "number"
    ? { hint: `Example: ${example}` }
    : {};
}

/** Its title, or its name as words: `validUntil` is "Valid until". */
function labelOf(name: string, { title }: Field): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function nameOf(text: string): string {
  return text.toLowerCase().replace(/\.json$/, "").replace(/[^a-z0-9]+/g, "-");
}
