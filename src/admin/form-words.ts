import type { Field } from "../graphql/fields";
import { defaultLocale } from "../i18n/locales";

/** The template of a closed row of a list: the fields that `summary` names, or the first text. */
export function summaryOf(entry: Field): string {
  if (entry.visitorText) return `{{${defaultLocale.code}}}`;
  const fields = entry.summary ?? [firstText(entry)];
  return fields.map((name) => `{{${summaryPath(entry, name)}}}`).join(" ");
}

/** The name of the first field of an entry that visitors read; empty if there is none. */
export function firstText({ properties = {} }: Field): string {
  return Object.keys(properties).find((name) => properties[name]?.visitorText) ?? "";
}

/** A field of an entry such as `image.alt`, with the default language where it is a text. */
export function summaryPath(entry: Field, name: string): string {
  const at = name.split(".").reduce<Field>((own, step) => own.properties?.[step] ?? {}, entry);
  return at.visitorText ? `${name}.${defaultLocale.code}` : name;
}

export function hintOf({ examples: [example] = [] }: Field) {
  const isShown = typeof example === "string" || typeof example === "number";
  return isShown ? { hint: `Example: ${example}` } : {};
}

/** The label of a field: its title, or its name as words (`validUntil` is "Valid until"). */
export function formLabel(name: string, { title }: Field): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a form or of a group of forms in Sveltia CMS: lower case, without spaces. */
export function formName(text: string): string {
  return text
    .toLowerCase()
    .replace(".json", "")
    .replaceAll(/[^a-z0-9]+/g, "-");
}
