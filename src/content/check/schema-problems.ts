import { ErrorCode, type ASTNode, type Diagnostic } from "vscode-json-languageservice";
import { labelOf, valueAt, type ContentDocument, type Findings } from "./document";
import { messageOf, type FieldSchema, type SchemaResult } from "./schema-check";
import { nearest } from "./suggest";

const kinds: Readonly<Record<string, string>> = {
  string: "text, in quotation marks",
  number: "a number, without quotation marks",
  integer: "a whole number, without quotation marks",
  boolean: "true or false, without quotation marks",
  array: "a list in square brackets, like [ … ]",
  object: "an entry in braces, like { … }",
};

const isA: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an entry in braces",
  null: "nothing at all",
};

/** Says in plain words what the schema holds against a file. */
export function reportSchemaProblems(
  document: ContentDocument,
  { diagnostics, rules }: SchemaResult,
  findings: Findings,
): void {
  const missing = new Map<ASTNode, string[]>();
  for (const diagnostic of diagnostics) {
    if (
      diagnostic.code !== undefined &&
      diagnostic.code !== 0 &&
      diagnostic.code !== ErrorCode.EnumValueMismatch
    )
      continue;
    const node = nodeAt(document, diagnostic);
    const message = messageOf(diagnostic);
    if (!node) continue;
    const absent = /^Missing property "(.+)"/.exec(message)?.[1];
    if (absent !== undefined) {
      const owner = ownerOf(node);
      missing.set(owner, [...(missing.get(owner) ?? []), absent]);
    } else {
      const rule = ruleOf(node, rules);
      findings.add(document, node, explain(node, message, rule, rules));
    }
  }
  for (const [owner, keys] of missing) reportMissing(document, owner, keys, rules, findings);
}

function nodeAt(document: ContentDocument, diagnostic: Diagnostic): ASTNode | undefined {
  return document.json.getNodeFromOffset(document.text.offsetAt(diagnostic.range.start));
}

/** The service marks a missing field at the key of the entry that lacks it. */
function ownerOf(node: ASTNode): ASTNode {
  const property = node.parent?.type === "property" ? node.parent : undefined;
  const isKey = property !== undefined && property.keyNode === node;
  return isKey && property.valueNode ? property.valueNode : node;
}

/** The rules for a value; the last match is the one behind all references. */
export function ruleOf(node: ASTNode, rules: SchemaResult["rules"]): FieldSchema {
  const schemas = rules
    .filter((rule) => rule.node === node)
    .map((rule) => rule.schema as FieldSchema);
  return Object.assign({}, ...schemas.reverse()) as FieldSchema;
}

function reportMissing(
  document: ContentDocument,
  owner: ASTNode,
  keys: readonly string[],
  rules: SchemaResult["rules"],
  findings: Findings,
): void {
  const properties = ruleOf(owner, rules).properties ?? {};
  const known = Object.keys(properties);
  const written =
    owner.type === "object" ? owner.properties.map(({ keyNode }) => keyNode.value) : [];
  const misspelled = written
    .filter((key) => !known.includes(key))
    .map((key) => nearest(key, known));
  const lacking = keys.filter((key) => !misspelled.includes(key));
  if (lacking.length === 0) return;
  const said = lacking.map((key) => {
    const schema = properties[key];
    const field = typeof schema === "object" ? schema : undefined;
    const example = field?.examples?.[0];
    const line =
      example === undefined ? "" : ` Add a line like "${key}": ${JSON.stringify(example)}.`;
    return `"${key}" is missing here.${line}`;
  });
  findings.add(document, owner, said.join(" "));
}

function explain(
  node: ASTNode,
  message: string,
  rule: FieldSchema,
  rules: SchemaResult["rules"],
): string {
  const label = labelOf(node);
  if (node.parent?.type === "property" && node.parent.keyNode === node) {
    return unknownKey(String(node.value), node, rules);
  }
  const shown = show(node);
  if (message.startsWith("Incorrect type")) return wrongType(node, label, shown, rule);
  if (rule.enum && message.startsWith("Value is not accepted")) {
    return wrongChoice(label, node, rule.enum.map(String));
  }
  if (message.startsWith("This is empty"))
    return `${label} is empty.${message.slice("This is empty.".length)}`;
  if (message.startsWith("This ")) return `${label} ${shown}${message.slice("This".length)}`;
  return lengthOrSize(node, label, shown, message);
}

function unknownKey(key: string, node: ASTNode, rules: SchemaResult["rules"]): string {
  const owner = node.parent?.parent;
  const known = owner ? Object.keys(ruleOf(owner, rules).properties ?? {}) : [];
  const free = known.filter((name) => owner && !valueAt(owner, name));
  const meant = nearest(key, free) ?? nearest(key, known);
  if (meant) return `"${key}" is not a field here: did you mean "${meant}"?`;
  return `"${key}" is not a field here. Delete this line. The fields are: ${known.filter((name) => name !== "$schema").join(", ")}.`;
}

function wrongType(node: ASTNode, label: string, shown: string, rule: FieldSchema): string {
  const wanted = kinds[String(rule.type)] ?? String(rule.type);
  const example = rule.examples?.[0];
  const remedy = example === undefined ? "" : ` Write it like ${JSON.stringify(example)}.`;
  return `${label} ${shown} is ${isA[node.type] ?? node.type}, but must be ${wanted}.${remedy}`;
}

function wrongChoice(label: string, node: ASTNode, choices: readonly string[]): string {
  const meant = nearest(String(node.value ?? ""), choices);
  const hint = meant ? ` Did you mean "${meant}"?` : "";
  return `${label} ${show(node)} is not one of the possible ones.${hint} Choose from: ${choices.join(", ")}.`;
}

function lengthOrSize(node: ASTNode, label: string, shown: string, message: string): string {
  const limit = /of (-?[\d.]+)\.$|Expected (\d+)/.exec(message);
  const count = limit?.[1] ?? limit?.[2] ?? "";
  const length = typeof node.value === "string" ? node.value.length : (node.children?.length ?? 0);
  if (message.startsWith("String is shorter")) {
    return `${label} has ${length} characters; write at least ${count}.`;
  }
  if (message.startsWith("String is longer")) {
    return `${label} has ${length} characters; ${count} is the most that fits. Shorten it.`;
  }
  if (message.startsWith("Array has too few"))
    return `${label} has ${length} entries; it needs ${count}.`;
  if (message.startsWith("Array has too many"))
    return `${label} has more than ${count} entries. Take some out.`;
  if (message.startsWith("Value is below"))
    return `${label} ${shown} is too small: the least is ${count}.`;
  if (message.startsWith("Value is above"))
    return `${label} ${shown} is too large: the most is ${count}.`;
  return `${label}: ${message}`;
}

/** A value as a message quotes it. */
function show(node: ASTNode): string {
  if (node.type === "array" || node.type === "object") return "here";
  const text = JSON.stringify(node.value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
