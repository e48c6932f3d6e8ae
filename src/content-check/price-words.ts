import type { PriceProblem } from "./price-mistakes";

const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';

/** What is wrong with a price and what to write, as the end of a sentence that begins with the price. */
export function describePriceProblem({ mistake, suggestion }: PriceProblem): string {
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
    case "reversed":
      return `begins with the higher price. ${remedy}`;
    case "same-twice":
      return `is a range with the same price twice. ${remedy}`;
    case "spelling":
      return `is not in the usual format. ${remedy}`;
    case "not-a-price":
      return `is not a price. ${how}`;
  }
}
