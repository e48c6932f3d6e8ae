import { isRealDay } from "./days";
import {
  type ContentValue,
  type Documents,
  errorAt,
  itemsOf,
  keyOf,
  lineOf,
  noticeAt,
  textOf,
  valueAt,
} from "./document";
import type { Problem } from "./problem";

const offersPage = "pages/special-offers.json";

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

/** An error for each offer that ends after the last day of all offers. */
export function checkOfferDays(documents: Documents): Problem[] {
  const last = valueAt(documents.get(offersPage)?.root, "validUntil");
  const lastDay = textOf(last) ?? "";
  if (!last || !isRealDay(lastDay)) return [];
  return itemsOf(documents.get("offers/offers.json")?.root).flatMap((offer) => {
    const node = valueAt(offer, "until");
    const day = textOf(node) ?? "";
    if (!node || !isRealDay(day) || day <= lastDay) return [];
    const message = `Until "${day}" is after the last day of all offers, "${lastDay}" on line ${lineOf(last)} of content/${offersPage}. Change one of them.`;
    return errorAt(node, message);
  });
}
