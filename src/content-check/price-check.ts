import { isPrice } from "../graphql/fields";
import { type ContentValue, type Findings, textOf } from "./document";
import { priceProblem } from "./price-mistakes";
import { describePriceProblem } from "./price-words";

/** Checks that a price can be parsed, and that it is not a range where a single price is required. */
export function checkPrice({ document, node, field }: ContentValue, findings: Findings): void {
  const text = textOf(node);
  if (!isPrice(field) || text === undefined) return;
  const problem = priceProblem(text);
  if (problem) {
    findings.add(document, node, `Price "${text}" ${describePriceProblem(problem)}`);
  } else if (field.pattern && !new RegExp(field.pattern).test(text)) {
    const wrong = `Price "${text}" is a range. A package has one price, like "KD 10".`;
    findings.add(document, node, wrong);
  }
}
