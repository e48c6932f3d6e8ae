import { Ajv2020, type ErrorObject } from "ajv/dist/2020";
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import { type Field, ownKeywords } from "../graphql/fields";
import type { Json } from "../i18n/json";
import { defaultLocale, locales } from "../i18n/locales";
import { isTranslated } from "../i18n/text";
import { isRealDay } from "./days";
import { type ContentDocument, errorAt, labelOf, propertiesOf, valuesOf } from "./document";
import { isWrittenIn } from "./language-check";
import type { Problem } from "./problem";
import { nearest } from "./suggest";
import { unknownField } from "./unknown-field";

const types: Readonly<Record<string, string>> = {
  string: "text, in quotation marks",
  number: "a number, without quotation marks",
  integer: "a whole number, without quotation marks",
  boolean: "true or false, without quotation marks",
  array: "a list, in square brackets, like [ … ]",
  object: "an entry in braces, like { … }",
};

/** The type of a value, without how to write it. */
function typeName({ type }: Node): string {
  return (types[type] ?? type).replace(/,.*/, "");
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  /* Optimized code takes longer to write than each file takes to validate. */
  code: { optimize: false },
  keywords: [...ownKeywords],
  /* A text that is no date at all has an error of its `pattern` before this one. */
  formats: { date: isRealDay },
});

/** Schema violations in plain words. */
export function checkSchema(document: ContentDocument): Problem[] {
  const { root, field } = document;
  if (!root) return [];
  const validate = ajv.compile(field);
  if (validate(getNodeValue(root))) return [];
  const rules = new Map(valuesOf(document).map(({ node, field: rule }) => [node, rule]));
  const errors = (validate.errors ?? []).map((error) => {
    const node = nodeAt(root, error.instancePath);
    return { ...error, node, rule: rules.get(node) ?? {} };
  });
  const incomplete = errors.filter(({ keyword }) => keyword === "required");
  return [
    ...errors.flatMap(({ node, rule, ...error }) => {
      if (error.keyword === "required") return [];
      const name = error.params["additionalProperty"];
      const found = propertiesOf(node).find(({ key }) => key.value === name);
      return found
        ? errorAt(document, found.key, unknownField(String(name), node, rule))
        : errorAt(document, node, explain(node, error, rule));
    }),
    ...[...new Set(incomplete.map(({ node }) => node))].flatMap((owner) => {
      const keys = incomplete
        .filter(({ node }) => node === owner)
        .map(({ params }) => String(params["missingProperty"]));
      const message = missingFields(owner, keys, rules.get(owner) ?? {});
      return message ? errorAt(document, owner, message) : [];
    }),
  ];
}

function nodeAt(root: Node, pointer: string): Node {
  const steps = pointer.split("/").slice(1);
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return findNodeAtLocation(root, path) ?? root;
}

function missingFields(owner: Node, keys: readonly string[], { properties = {} }: Field): string {
  const known = Object.keys(properties);
  const misspelled = propertiesOf(owner)
    .map(({ key }) => String(key.value))
    .filter((key) => !known.includes(key))
    .map((key) => nearest(key, known));
  const lacking = keys.filter((key) => !misspelled.includes(key));
  const messages = lacking.map((key) => {
    return `"${key}" is missing here. Add a line like "${key}": ${formOf(properties[key] ?? {})}.`;
  });
  return messages.join(" ");
}

function explain(node: Node, { keyword, params, parentSchema }: ErrorObject, rule: Field): string {
  const label = labelOf(node);
  const shown = show(node);
  const limit = String(params["limit"]);
  switch (keyword) {
    case "type":
      return wrongType(node, label, shown, { ...rule, ...parentSchema });
    case "enum":
      return wrongChoice(label, node, rule.enum ?? []);
    case "pattern":
      return wrongPattern(node, label, shown, { ...rule, ...parentSchema });
    case "format":
      return `${shown} does not exist: that month has fewer days.`;
    case "minLength":
      return `${label} has ${lengthOf(node)} characters; write at least ${limit}.`;
    case "maxLength":
      return `${label} has ${lengthOf(node)} characters; at most ${limit} are allowed. Shorten it.`;
    case "minItems":
      if (limit === "1") return "The list is empty. Add an entry.";
      return `${label} has ${lengthOf(node)} entries; it needs ${limit}.`;
    case "minProperties":
      return `${label} is empty. Write the text in one language at least, like { "ar": "…" }.`;
    case "maxItems":
      return `${label} has more than ${limit} entries. Delete some.`;
    case "minimum":
      return `${label} ${shown} is too small: the minimum is ${limit}.`;
    case "maximum":
      return `${label} ${shown} is too large: the maximum is ${limit}.`;
    default:
      throw new Error(`The content check has no message for the keyword "${keyword}".`);
  }
}

function lengthOf({ value, children = [] }: Node): number {
  return typeof value === "string" ? [...value].length : children.length;
}

function wrongType(node: Node, label: string, shown: string, rule: Field): string {
  if (rule.visitorText) return notInLanguages(node, label, shown, rule);
  const wanted = types[String(rule.type)] ?? String(rule.type);
  const remedy = rule.form === undefined ? "" : ` Write it like ${rule.form}.`;
  return `${label} ${shown} is ${typeName(node)}, but must be ${wanted}.${remedy}`;
}

/** The form of a missing value. It contains no words or numbers that could be published by mistake. */
function formOf(field: Field): string {
  if (field.visitorText) return textForm("…", field);
  return field.form ?? (field.type === "string" ? '"…"' : (types[String(field.type)] ?? "…"));
}

/** The message for a text that is not an object of translations. The remedy repeats the existing text. */
function notInLanguages(node: Node, label: string, shown: string, field: Field) {
  const remedy = `Write it like ${textForm(String(node.value ?? "…"), field)}`;
  return `${label} ${shown} is ${typeName(node)}, but must have one text per language. ${remedy}.`;
}

/** Some words as a text in their language, with … for the other languages. */
function textForm(words: string, { properties = {} }: Field): string {
  const text = properties[defaultLocale.code]?.properties ? { other: words } : words;
  const { code: own } = locales.find((locale) => isWrittenIn(words, locale)) ?? defaultLocale;
  const needed = locales.filter(
    (locale) =>
      locale.code === defaultLocale.code ||
      words === "…" ||
      !isTranslated({ [defaultLocale.code]: words }, locale),
  );
  return inLine(Object.fromEntries(needed.map(({ code }) => [code, code === own ? text : "…"])));
}

/** A value on one line, formatted as in the content files: `{ "en": "Hair" }`. */
function inLine(value: Json): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
}

/** The message of the schema's `patternErrorMessage`, which begins with "This is", or what an address lacks. */
function wrongPattern(node: Node, label: string, shown: string, rule: Field): string {
  const { pattern = "", patternErrorMessage: words = "" } = rule;
  if (words.startsWith("This is empty")) return words.replace("This is", `${label} is`);
  const address = `https://${String(node.value).replace(/^(https?:)?\/*/i, "")}`;
  if (new RegExp(pattern, "u").test(address)) {
    return `${label} ${shown} does not begin with "https://". Write "${address}".`;
  }
  return words.replace("This", `${label} ${shown}`);
}

function wrongChoice(label: string, node: Node, choices: readonly string[]): string {
  const meant = nearest(String(node.value ?? ""), choices);
  const hint = meant ? ` Did you mean "${meant}"?` : "";
  return `${label} ${show(node)} is not a possible value.${hint} Choose from: ${choices.join(", ")}.`;
}

/** A value, shortened for a message. */
function show(node: Node): string {
  if (node.type === "array" || node.type === "object") return "here";
  const text = JSON.stringify(node.value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
