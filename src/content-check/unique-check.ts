import { tidy } from "../i18n/text";
import {
  type ContentValue,
  errorAt,
  labelOf,
  lineOf,
  repeatsIn,
  textOf,
  translationsOf,
  valueAt,
} from "./document";
import type { Problem } from "./problem";

/**
 * An error for the second of two equal values of a `unique` field, in a list or in a group of its entries. Texts are
 * compared in each language. Which of the two is the new one cannot be known.
 */
export function checkUnique(values: readonly ContentValue[]): Problem[] {
  const own = values.flatMap(({ node, field: { unique, type }, parent }) => {
    if (!unique || !parent) return [];
    const group = typeof unique === "string" && textOf(valueAt(parent.node, unique));
    return (type === "object" ? translationsOf(node) : [node]).map((text) => {
      const list = `${parent.node.parent?.offset} ${labelOf(text)}`;
      const words = tidy(String(text.value ?? ""));
      return { node: text, list, key: words && JSON.stringify([list, group, words]) };
    });
  });
  return repeatsIn(own, ({ key }) => key).map(({ item: { node, list }, first }) => {
    const numbers = own.filter((other) => other.list === list);
    const next = Math.max(...numbers.map((other) => Number(other.node.value))) + 1;
    const lines = `Lines ${lineOf(first.node)} and ${lineOf(node)}`;
    const same = `have the same ${labelOf(node).toLowerCase()}, ${JSON.stringify(node.value)}`;
    const number = next ? ` The next free number is ${next}.` : "";
    return errorAt(node, `${lines} ${same}. Change the one of the new entry.${number}`);
  });
}
