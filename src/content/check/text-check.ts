import { allValues, labelOf, pathOf, type ContentDocument, type Findings } from "./document";
import type { SchemaResult } from "./schema-check";
import { ruleOf } from "./schema-problems";
import { nearest } from "./suggest";

/** Texts whose outer spaces are meant. */
const spaced = new Set(["messages.hours.rangeJoin"]);
const invisible = /[\u200B-\u200D\u2060\uFEFF\u00AD]/;

/** Checks that hold for every text: stray spaces, invisible letters, words in braces. */
export function checkTexts(
  document: ContentDocument,
  rules: SchemaResult["rules"],
  findings: Findings,
): void {
  for (const node of allValues(document.json.root)) {
    if (node.type !== "string") continue;
    const spacing = spacingProblem(node.value, spaced.has(pathOf(node)));
    if (spacing) findings.add(document, node, `${labelOf(node)} "${node.value}" ${spacing}`);
    if (!/[{}]/.test(node.value)) {
      const { fillIns = [] } = ruleOf(node, rules);
      if (fillIns.length === 0) continue;
    }
    const { fillIns = [], mayFillIn = [] } = ruleOf(node, rules);
    const wrong = fillInProblem(node.value, fillIns, mayFillIn);
    if (wrong) findings.add(document, node, `${labelOf(node)} "${node.value}" ${wrong}`);
  }
}

function spacingProblem(text: string, mayHaveEnds: boolean): string | undefined {
  if (/ {2,}/.test(text)) return "has two spaces together. Delete one.";
  if (/[\t\r\n]/.test(text)) return "has a tab or a line break inside. Delete it.";
  if (invisible.test(text)) return "has an invisible letter inside. Type the text again by hand.";
  if (mayHaveEnds || text === "") return undefined;
  if (text !== text.trim()) return "has a space at its start or end. Delete it.";
  return undefined;
}

function fillInProblem(
  text: string,
  required: readonly string[],
  optional: readonly string[],
): string | undefined {
  const possible = [...required, ...optional];
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  const strange = used.find((word) => !possible.includes(word));
  if (strange !== undefined) {
    const meant = nearest(strange, possible);
    if (meant) return `has {${strange}}: did you mean {${meant}}?`;
    const choice = possible.map((word) => `{${word}}`).join(", ");
    return `has {${strange}}, which the site cannot fill in. ${choice ? `Possible here: ${choice}.` : "Delete it."}`;
  }
  const absent = required.find((word) => !used.includes(word));
  if (absent !== undefined)
    return `lacks {${absent}}, where the site fills something in. Put it back.`;
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))) return "has a brace too many.";
  return undefined;
}
