import { readFigures } from "../graphql/price";
import {
  type ContentValue,
  type Documents,
  errorAt,
  itemsOf,
  keyOf,
  noticeAt,
  textOf,
  valueAt,
} from "./document";
import type { Problem } from "./problem";

export function checkFormerPrice({ node, parent }: ContentValue): Problem[] {
  if (keyOf(node) !== "was") return [];
  const [was, price] = [textOf(node) ?? "", textOf(valueAt(parent?.node, "price"))];
  const wrong = formerPriceProblem(was, price);
  return wrong ? [errorAt(node, `Was "${was}" ${wrong}`)] : [];
}

function formerPriceProblem(was: string, price: string | undefined): string | undefined {
  const [former, current] = [was, price ?? ""].map(readFigures);
  if (!former || (price && !current)) return undefined;
  if (!current?.min) return "has no price in figures beside it. Delete it.";
  if (Number(former.figures.at(-1)) > Number(current.figures.at(-1))) return undefined;
  return `is not higher than the price, "${price}". Correct it, or delete it.`;
}

/** A notice for a price that is far above the others of its category, such as one without its decimal point. */
export function checkHighPrices(documents: Documents): Problem[] {
  const prices = itemsOf(documents.get("services/services.json")?.root).flatMap((entry) => {
    const node = valueAt(entry, "price");
    const dinar = Math.max(...(readFigures(textOf(node) ?? "")?.figures ?? []));
    return node && dinar > 0 ? { node, category: textOf(valueAt(entry, "category")), dinar } : [];
  });
  return [...new Set(prices.map(({ category }) => category))].flatMap((category) => {
    const own = prices.filter((price) => price.category === category);
    const [highest, next] = own.sort((a, b) => b.dinar - a.dinar);
    if (!highest || !next || highest.dinar <= 10 * next.dinar) return [];
    const message = `Price "${textOf(highest.node)}" is more than ten times the next highest of its category, KD ${next.dinar}. Is that right?`;
    return [noticeAt(highest.node, message)];
  });
}
