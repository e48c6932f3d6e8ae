import { readFigures } from "../graphql/price";
import { isRealDay } from "./days";
import { type ContentValue, errorAt, keyOf, noticeAt, textOf, valueAt } from "./document";
import type { Problem } from "./problem";

/** Checks the former price of a service or an offer. */
export function checkFormerPrice({ node, owner }: ContentValue): Problem[] {
  if (keyOf(node) !== "was") return [];
  const [was, price] = [textOf(node) ?? "", textOf(valueAt(owner?.node, "price"))];
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

/** A notice for each film without captions or a transcript. */
export function checkFilm({ node, field: { properties = {} } }: ContentValue): Problem[] {
  const lacking = ["captions", "transcript"].filter(
    (key) => properties[key] && !valueAt(node, key),
  );
  if (lacking.length === 0) return [];
  const message = `This film has no ${lacking.join(" and no ")}. Visitors who cannot hear need them.`;
  return [noticeAt(node, message)];
}

/** A notice if the last day of an offer, of all offers or of holiday hours is past or far ahead, as after a slip in its year. */
export function checkLastDay({ node }: ContentValue, today: string): Problem[] {
  const day = textOf(node) ?? "";
  if (!["until", "validUntil", "to"].includes(keyOf(node) ?? "") || !isRealDay(day)) return [];
  const distant = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  if (day >= today && day <= distant) return [];
  const message =
    day < today
      ? "is past. Set a new one, or delete what has ended."
      : "is more than two years ahead. Is that right?";
  return [noticeAt(node, `The last day, ${day}, ${message}`)];
}
