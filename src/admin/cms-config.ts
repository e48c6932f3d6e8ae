import path from "node:path";
import type { Backend, CmsConfig, CollectionFile, Field as FormField } from "@sveltia/cms";
import { type Field, type LinkRule,readSchema } from "../graphql/fields";
import { type ContentFileRow,contentModel, routes, rowOf } from "../graphql/model";
import { defaultLocale } from "../i18n/locales";

/** The groups of forms in the order of the menu. A schema names its group by `group`. */
const groups = ["Prices", "Portfolio", "Offers", "Page texts", "The salon"];

/** The field that holds the entries of a file which is a list. */
const rootList = "entries";

/**
 * The configuration of Sveltia CMS: a form for each content file, derived from `content/schema`.
 * @param anchors the places on the Services page that a link may lead to, such as `/services#facials`
 * @throws an error that names the place, where a schema has no group or no form field can ask for a value
 */
export async function cmsConfig(
  contentDir: string,
  backend: Backend,
  anchors: readonly string[],
  rows: readonly ContentFileRow[] = contentModel,
): Promise<CmsConfig> {
  const schemas = new Map<string, Field>();
  for (const { file, schema } of rows) schemas.set(file, await readSchema(contentDir, schema));
  const files = rows.map((row) => {
    const field = schemas.get(row.file) ?? {};
    if (!groups.includes(field.group ?? "")) {
      throw new Error(
        `content/schema/${row.schema}: "group" must be one of: ${groups.join(", ")}.`,
      );
    }
    const folder = path.posix.dirname(`content/${row.file}`);
    const place = {
      at: row.schema,
      section: true,
      schemas,
      pages: [...routes, ...anchors],
      folder,
    };
    return { group: field.group, form: fileForm(row, field, place) };
  });
  return {
    load_config_file: false,
    backend,
    app_title: "Zahrelle: content",
    logo: { src: "/favicon.svg" },
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
  /** Where the field stands, for errors: `services.price`. */
  readonly at: string;
  /** Whether the field is a section of a page, which is closed at first. */
  readonly section: boolean;
  /** The schema of each file. */
  readonly schemas: ReadonlyMap<string, Field>;
  /** What a link may lead to. */
  readonly pages: readonly string[];
  /** The folder of the JSON file, from the project on. */
  readonly folder: string;
}

function fileForm({ file }: ContentFileRow, field: Field, place: Place): CollectionFile {
  const label = (field.title ?? file).replace(/ \(.*\)$/, "");
  const list = { ...formField(rootList, { ...field, title: label }, true, place), root: true };
  return {
    name: nameOf(file),
    label,
    file: `content/${file}`,
    format: nameOf(file),
    fields: field.type === "array" ? [list as FormField] : formFields(field, place),
  };
}

function formFields({ properties = {}, required = [] }: Field, place: Place): FormField[] {
  return Object.entries(properties).map(([name, field]) =>
    formField(name, field, required.includes(name), { ...place, at: `${place.at}.${name}` }),
  );
}

/** The form field of a value. What the schema requires and may be empty is not required in the form, but saved. */
function formField(name: string, field: Field, required: boolean, place: Place): FormField {
  const base = { name, label: labelOf(name, field), comment: field.description, required };
  const { unique, properties, file, linksTo, type, items, minItems = 0 } = field;
  if (name === "$schema") return { name, widget: "hidden" };
  if (unique) return { name, widget: "hidden", default: type === "integer" ? 0 : "" };
  if (properties) {
    const inside = { ...place, section: false };
    const fields = field.visitorText ? languageFields(field, inside) : formFields(field, inside);
    return { ...base, widget: "object", fields, collapsed: place.section && !field.visitorText };
  }
  if (file) return { ...base, ...fileField(field, place) };
  if (linksTo) return { ...base, ...linkField(linksTo, place) };
  if (field.enum) {
    const options = field.enum.map((value, index) => ({
      value,
      label: field.enumDescriptions?.[index] ?? value,
    }));
    return { ...base, widget: "select", options };
  }
  if (type === "array" && items) {
    const empty = required && minItems === 0 ? { default: [] } : {};
    const list = listField(items, field, { ...place, section: false });
    return { ...base, ...list, ...empty, required: minItems > 0 };
  }
  if (type === "boolean") return { ...base, widget: "boolean" };
  if (type === "integer" || type === "number") {
    const { minimum: min, maximum: max } = field;
    const value_type = type === "integer" ? "int" : "float";
    return { ...base, ...hintOf(field), widget: "number", value_type, min, max };
  }
  if (type !== "string") {
    throw new Error(`content/schema/${place.at}: the schema gives it no "type" for a form field.`);
  }
  if (field.format === "date") {
    return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  return { ...base, ...hintOf(field), widget: "string", ...textRules(field) };
}

/** The words of a text in each language; of a text about a number, in the plural forms that the language has. */
function languageFields(text: Field, place: Place): FormField[] {
  const { properties = {}, required = [], examples = [] } = text;
  return Object.entries(properties).map(([code, { description: _said, ...words }]) => {
    const title = new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
    const [example] = examples as Record<string, string>[];
    const hint = example?.[code] ? { examples: [example[code]] } : {};
    const field = formField(code, { ...words, ...hint, title }, required.includes(code), place);
    if (field.widget !== "object" || !("fields" in field)) return wordsField(field, words);
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const forms = (field.fields as FormField[]).filter(({ name }) =>
      (pluralCategories as string[]).includes(name),
    );
    return { ...field, fields: forms.map((form) => wordsField(form, words)) } as FormField;
  });
}

/** Words have room for a paragraph. Where a schema has no rule for them they may be empty. */
function wordsField(field: FormField, { type, pattern, minLength }: Field): FormField {
  const empty = type === "string" && pattern === undefined && minLength === undefined;
  return { ...field, widget: "text", ...(empty && { required: false, default: "" }) } as FormField;
}

/** Patterns and lengths. What is empty is for `required` to say, and patterns hold for the whole text. */
function textRules(field: Field) {
  const { pattern, patternErrorMessage = "", placeholders = [], optionalPlaceholders = [] } = field;
  const lengths = { minlength: field.minLength, maxlength: field.maxLength };
  const names = [...placeholders, ...optionalPlaceholders];
  if (names.length > 0) {
    const shown = (list: readonly string[]) => list.map((name) => `{${name}}`).join(", ");
    const kept = placeholders.map((name) => `(?=[^]*\\{${name}\\})`).join("");
    const rule = `^${kept}(?:[^{}]|\\{(?:${names.join("|")})\\})*$`;
    const keep = placeholders.length > 0 ? ` Keep ${shown(placeholders)}.` : "";
    return {
      pattern: [rule, `Only ${shown(names)} may stand in braces.${keep}`] as [string, string],
      ...lengths,
    };
  }
  if (pattern === undefined || pattern === "\\S") return lengths;
  return { pattern: [pattern, patternErrorMessage] as [string, string], ...lengths };
}

function listField(items: Field, { minItems: min = 0, maxItems: max }: Field, place: Place) {
  const item = formField("item", items, true, place);
  const isPlain = items.type === "string" && (items.pattern ?? "\\S") === "\\S";
  const rows =
    "fields" in item ? { fields: item.fields, summary: summaryOf(items) } : { field: item };
  return {
    widget: "list" as const,
    label_singular: items.title ?? "Entry",
    ...(isPlain ? {} : { ...rows, collapsed: !items.visitorText }),
    ...(min > 0 && { min }),
    ...(max !== undefined && { max }),
  };
}

/** What a closed row of a list shows: the fields that `summary` names, or the first text. */
function summaryOf(entry: Field): string {
  const fields = entry.summary ?? [firstText(entry)];
  if (entry.visitorText) return `{{${defaultLocale.code}}}`;
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

/** An upload beside the JSON file: into the folder of the example. */
function fileField({ file = [], examples = [] }: Field, { folder }: Place) {
  const public_folder = path.posix.dirname(String(examples[0] ?? "./files/name"));
  const isPicture = file.some((kind) => ["jpeg", "png", "webp", "svg"].includes(kind));
  return {
    widget: isPicture ? ("image" as const) : ("file" as const),
    accept: file.flatMap((kind) => (kind === "jpeg" ? [".jpg", ".jpeg"] : [`.${kind}`])).join(","),
    choose_url: false,
    media_folder: `/${path.posix.join(folder, public_folder)}`,
    public_folder,
  };
}

function linkField(rule: LinkRule, { at, schemas, pages }: Place) {
  if (rule === "pages") return { widget: "select" as const, options: [...pages] };
  const { file, list = rootList, by, except = [] } = rule;
  const schema = schemas.get(rowOf(file)?.file ?? "");
  const items = (rule.list ? schema?.properties?.[rule.list] : schema)?.items;
  if (!items) throw new Error(`content/schema/${at}: linksTo names "${file}", which has no list.`);
  const message = "This cannot be chosen here. Choose another one.";
  return {
    widget: "relation" as const,
    collection: nameOf(schema?.group ?? ""),
    file: nameOf(file),
    value_field: `${list}.*.${by}`,
    display_fields: [`${list}.*.${textPath(items, firstText(items))}`],
    ...(except.length > 0 && {
      pattern: [`^(?!(?:${except.join("|")})$)`, message] as [string, string],
    }),
  };
}

function hintOf({ examples: [example] = [] }: Field) {
  const isShown = typeof example === "string" || typeof example === "number";
  return isShown ? { hint: `Example: ${example}` } : {};
}

/** Its title, or its name as words: `validUntil` is "Valid until". */
function labelOf(name: string, { title }: Field): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function nameOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.json$/, "")
    .replace(/[^a-z0-9]+/g, "-");
}
