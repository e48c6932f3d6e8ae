import { Ajv2020, type ErrorObject } from "ajv/dist/2020";
import { findNodeAtLocation, getNodeValue, type Node } from "jsonc-parser";
import { type Field, ownKeywords } from "../graphql/fields";
import { isRealDay } from "./days";
import {
  type ContentDocument,
  errorAt,
  labelOf,
  propertiesOf,
  show,
  valueAt,
  valuesOf,
} from "./document";
import type { Problem } from "./problem";

const types: Readonly<Record<string, string>> = {
  string: "text, in quotation marks",
  number: "a number, without quotation marks",
  integer: "a whole number, without quotation marks",
  boolean: "true or false, without quotation marks",
  array: "a list, in square brackets, like [ … ]",
  object: "an entry in braces",
  null: "empty",
};

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  /* Optimized code takes longer to write than each file takes to validate. */
  code: { optimize: false },
  keywords: [...ownKeywords],
  /* A text that is no date at all has an error of its `pattern` before this one. */
  formats: { date: isRealDay },
});

export function checkSchema(document: ContentDocument): Problem[] {
  const { root, field } = document;
  if (!root) return [];
  const validate = ajv.compile(field);
  if (validate(getNodeValue(root))) return [];
  const rules = new Map(valuesOf(document).map(({ node, field: rule }) => [node, rule]));
  /* What each entry of a list lacks is no mistake if one entry must have it. */
  const errors = validate.errors?.filter(({ schemaPath }) => !schemaPath.includes("/contains/"));
  return (errors ?? []).map((error) => {
    const parent = nodeAt(root, error.instancePath);
    const name = error.params["additionalProperty"];
    const node = propertiesOf(parent).find(({ key }) => key.value === name)?.key ?? parent;
    return errorAt(node, explain(parent, error, { ...rules.get(parent), ...error.parentSchema }));
  });
}

function nodeAt(root: Node, pointer: string): Node {
  const steps = pointer.split("/").slice(1);
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return findNodeAtLocation(root, path) ?? root;
}

function explain(node: Node, { keyword, params }: ErrorObject, rule: Field): string {
  const label = labelOf(node);
  const what = node.children ? label : `${label} ${show(node)}`;
  const size = `${label} has ${sizeOf(node)}`;
  const limit = String(params["limit"]);
  switch (keyword) {
    case "type":
      return `${what} is ${typeName(node)}, but must ${wantedType(rule)}`;
    case "required":
      return missingFields(node, rule);
    case "additionalProperties":
      return `"${params["additionalProperty"]}" is not a field here. Correct it, move it to its place, or delete it. The fields are: ${namesIn(rule)}.`;
    case "enum":
      return `${what} is not a possible value. Choose from: ${rule.enum?.join(", ")}.`;
    case "pattern":
      return wrongPattern(what, node.value, rule);
    case "contains":
      return String(rule.patternErrorMessage).replace("This", label);
    case "format":
      return `${show(node)} does not exist: that month has fewer days.`;
    case "minLength":
    case "minItems":
      return `${size}; it needs at least ${limit}.`;
    case "minProperties":
      return `${label} is empty. Write it like ${formOf(rule)}.`;
    case "maxLength":
    case "maxItems":
      return `${size}; at most ${limit} are allowed. ${node.children ? "Delete or join some" : "Shorten it"}.`;
    case "minimum":
    case "maximum":
      return `${what} must be from ${rule.minimum} to ${rule.maximum}.${/^(Latitude|Longitude)/.test(label) ? " Are the two swapped?" : ""}`;
    default:
      throw new Error(`The content check has no message for the keyword "${keyword}".`);
  }
}

/** The number of letters of a text, or of the entries of a list. */
function sizeOf({ value, children = [] }: Node): string {
  if (typeof value === "string") return `${[...value].length} characters`;
  return children.length === 1 ? "1 entry" : `${children.length} entries`;
}

/** The type of a value, without how to write it. */
function typeName({ type }: Node): string {
  return (types[type] ?? type).replace(/,.*/, "");
}

function wantedType(rule: Field): string {
  if (rule.visitorText) return `have one text per language. Write it like ${formOf(rule)}.`;
  const isShown = rule.form !== undefined || rule.type === "object";
  const remedy = isShown ? ` Write it like ${formOf(rule)}.` : "";
  return `be ${types[String(rule.type)]}.${remedy}`;
}

/** The fields of an entry that staff may write. */
function namesIn({ properties = {} }: Field): string {
  const names = Object.keys(properties).filter((name) => name !== "$schema");
  return names.join(", ");
}

/** One message for all missing fields of an entry, since a place has one error. */
function missingFields(parent: Node, { properties = {}, required = [] }: Field): string {
  const keys = required.filter((key) => !valueAt(parent, key));
  const messages = keys.map((key) => {
    return `"${key}" is missing here. Add a line like "${key}": ${formOf(properties[key] ?? {})}.`;
  });
  return messages.join(" ");
}

/** The form of a missing value. It contains no words or numbers that could be published by mistake. */
function formOf({ properties = {}, required = [], items = {}, ...rule }: Field): string {
  const { form, type, visitorText, minItems } = rule;
  if (form !== undefined || type === "string") return form ?? '"…"';
  if (type === "array") return minItems ? `[${formOf(items)}]` : "[]";
  const keys = visitorText ? Object.keys(properties) : required;
  const forms = keys.map((key) => `"${key}": ${formOf(properties[key] ?? {})}`);
  return type === "object" ? `{ ${forms.join(", ")} }` : (types[String(type)] ?? "…");
}

/** The schema's `patternErrorMessage`, which begins with "This", or what an address lacks. */
function wrongPattern(what: string, value: unknown, rule: Field): string {
  const { pattern = "", patternErrorMessage: words = "" } = rule;
  const address = `https://${String(value).replace(/^(https?:)?\/*/i, "")}`;
  return pattern.startsWith("^https://") && new RegExp(pattern, "u").test(address)
    ? `${what} does not begin with "https://". Write "${address}".`
    : words.replace("This", what);
}
