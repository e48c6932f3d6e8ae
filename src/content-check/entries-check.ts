import type { Node } from "jsonc-parser";
import { readFigures } from "../graphql/price";
import { isRealDay } from "./days";
import { type ContentDocument, errorAt, itemsOf, noticeAt, textOf, valueAt } from "./document";
import type { Problem } from "./problem";

/** A notice once the last day of all offers is past. */
export function checkOfferDay(document: ContentDocument, today: string): Problem[] {
  const node = valueAt(document.root, "validUntil");
  if (!node || !isPast(node, today)) return [];
  const message = `The offers ended on ${textOf(node)}, and the page says so. Set a new last day, or delete the field.`;
  return [noticeAt(document, node, message)];
}

/** Checks the former price of each offer. A notice for each whose own last day is past. */
export function checkOffers(document: ContentDocument, today: string): Problem[] {
  return itemsOf(document.root).flatMap((offer) => {
    const [was, price, until] = ["was", "price", "until"].map((key) => valueAt(offer, key));
    const low = `Was "${textOf(was)}" is not higher than the price, "${textOf(price)}". Correct it, or delete it.`;
    const past = `This offer ended on ${textOf(until)}, so the site does not show it. Set a new last day, or delete the offer.`;
    return [
      ...(was && amountOf(was) <= amountOf(price) ? [errorAt(document, was, low)] : []),
      ...(until && isPast(until, today) ? [noticeAt(document, until, past)] : []),
    ];
  });
}

/** A notice for each film without captions or a transcript. */
export function checkFilms(document: ContentDocument): Problem[] {
  return itemsOf(document.root).flatMap((film) => {
    const lacking = ["captions", "transcript"].filter((name) => !valueAt(film, name));
    if (lacking.length === 0) return [];
    const message = `This film has no ${lacking.join(" and no ")}. Visitors who cannot hear need them.`;
    return [noticeAt(document, film, message)];
  });
}

function isPast(node: Node, today: string): boolean {
  const day = textOf(node) ?? "";
  return isRealDay(day) && day < today;
}

function amountOf(price: Node | undefined): number {
  return readFigures(textOf(price) ?? "")?.min ?? NaN;
}
