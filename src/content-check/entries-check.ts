import type { Node } from "jsonc-parser";
import { readFigures } from "../graphql/price";
import { englishFormats } from "../i18n/formats";
import { formatDate } from "../lib/dates";
import { interpolate } from "../lib/interpolate";
import { isDistant, isRealDay } from "./days";
import { type ContentDocument, errorAt, itemsOf, noticeAt, textOf, valueAt } from "./document";
import type { Problem } from "./problem";

/** A notice once the last day of all offers is past, or if it is far ahead. */
export function checkOfferDay(document: ContentDocument, today: string): Problem[] {
  const past =
    "The offers ended on {day}, and the page says so. Set a new last day, or delete the field.";
  return checkLastDay(document, valueAt(document.root, "validUntil"), today, past);
}

/** Checks the former price of each service or offer. */
export function checkFormerPrices(document: ContentDocument): Problem[] {
  return itemsOf(document.root).flatMap((entry) => {
    const [was, price] = ["was", "price"].map((key) => valueAt(entry, key));
    const wrong = was && formerPriceProblem(textOf(was) ?? "", textOf(price));
    return wrong ? [errorAt(document, was, `Was "${textOf(was)}" ${wrong}`)] : [];
  });
}

function formerPriceProblem(was: string, price: string | undefined): string | undefined {
  const [former, current] = [was, price ?? ""].map(readFigures);
  if (!former || (price && !current)) return undefined;
  if (!current?.min) return "has no price in figures beside it. Delete it.";
  if (Number(former.figures.at(-1)) > Number(current.figures.at(-1))) return undefined;
  return `is not higher than the price, "${price}". Correct it, or delete it.`;
}

/** Checks the former price of each offer. A notice for each whose own last day is past or far ahead. */
export function checkOffers(document: ContentDocument, today: string): Problem[] {
  const past =
    "This offer ended on {day}, so the site does not show it. Set a new last day, or delete the offer.";
  return [
    ...checkFormerPrices(document),
    ...itemsOf(document.root).flatMap((offer) =>
      checkLastDay(document, valueAt(offer, "until"), today, past),
    ),
  ];
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

function checkLastDay(
  document: ContentDocument,
  node: Node | undefined,
  today: string,
  past: string,
): Problem[] {
  const day = textOf(node) ?? "";
  if (!node || !isRealDay(day)) return [];
  if (day < today) return [noticeAt(document, node, interpolate(past, { day }))];
  if (!isDistant(day, today)) return [];
  const message = `The last day, ${formatDate(day, englishFormats.date)}, is more than two years ahead. Is that right?`;
  return [noticeAt(document, node, message)];
}
