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
