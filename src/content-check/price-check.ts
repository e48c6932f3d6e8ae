import { isPrice } from "../graphql/fields";
import { type ContentValue, type Findings, textOf } from "./document";
import { type PriceProblem, priceProblem } from "./price-mistakes";

const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';

/** A price that can be read, and no range where one price is asked for. */
export function checkPrice({ document, node, field }: ContentValue, findings: Findings): void {
  const text = textOf(node);
  if (!isPrice(field) || text === undefined) return;
  const problem = priceProblem(text);
  if (problem) findings.add(document, node, `Price "${text}" ${said(problem)}`);
  else if (field.pattern && !new RegExp(field.pattern).test(text)) {
    const wrong = `Price "${text}" is a range. A package has one price, like "KD 10".`;
    findings.add(document, node, wrong);
  }
}

function said({ mistake, suggestion }: PriceProblem): string {
  const remedy = suggestion === undefined ? how : `Write "${suggestion}".`;
  switch (mistake) {
    case "no-currency":
      return `has no currency. ${remedy}`;
    case "wrong-currency":
      return `is not in Kuwaiti dinar. ${how}`;
    case "comma":
      return `has a comma where a point belongs. ${remedy}`;
    case "not-positive":
      return `must be more than zero. ${how}`;
    case "upside-down":
      return `is upside down: the lower price comes first. ${remedy}`;
    case "same-twice":
      return `says the same price twice. ${remedy}`;
    case "spelling":
      return `is written differently from the others. ${remedy}`;
    case "not-a-price":
      return `is not a price. ${how}`;
  }
}
