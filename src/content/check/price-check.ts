import { readPrice, type PriceProblem } from "../../lib/price";
import { itemsOf, textOf, valueAt, type ContentDocument, type Findings } from "./document";

const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';

/** Prices of the list and of the packages. */
export function checkPrices(
  document: ContentDocument,
  options: { ranges: boolean },
  findings: Findings,
): void {
  for (const entry of itemsOf(document.json.root)) {
    const node = valueAt(entry, "price");
    const text = textOf(node);
    if (!node || text === undefined) continue;
    const price = readPrice(text);
    if ("mistake" in price) findings.add(document, node, `Price "${text}" ${said(price)}`);
    else if (!options.ranges && price.min !== price.max) {
      findings.add(
        document,
        node,
        `Price "${text}" is a range. A package has one price, like "KD 10".`,
      );
    }
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
