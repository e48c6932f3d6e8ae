import { isPrice } from "../graphql/fields";
import { type ContentValue, type Findings, textOf } from "./document";
import { type PriceProblem, priceProblem } from "./price-mistakes";

const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';

/** Checks that a price can be parsed, and that it is not a range where a single price is required. */
export function checkPrice({ document, node, field }: ContentValue, findings: Findings): void {
  const text = textOf(node);
  if (!isPrice(field) || text === undefined) return;
  const problem = priceProblem(text);
  if (problem) findings.add(document, node, `Price "${text}" ${explain(problem)}`);
  else if (field.pattern && !new RegExp(field.pattern).test(text)) {
    const wrong = `Price "${text}" is a range. A package has one price, like "KD 10".`;
    findings.add(document, node, wrong);
  }
}

function explain({ mistake, suggestion }: PriceProblem): string {
  const remedy = suggestion === undefined ? how : `Write "${suggestion}".`;
  switch (mistake) {
    case "no-currency":
      return `has no currency. ${remedy}`;
    case "wrong-currency":
      return `is not in Kuwaiti dinar. ${how}`;
    case "comma":
      return `has a comma instead of a decimal point. ${remedy}`;
    case "not-positive":
      return `must be more than zero. ${how}`;
    case "upside-down":
      return `begins with the higher price. ${remedy}`;
    case "same-twice":
      return `is a range with the same price twice. ${remedy}`;
    case "spelling":
      return `is not in the usual format. ${remedy}`;
    case "not-a-price":
      return `is not a price. ${how}`;
  }
}
