import type { Node } from "jsonc-parser";
import { readFigures } from "../graphql/price";
import { isRealDay } from "./days";
import { type ContentDocument, type Findings, itemsOf, textOf, valueAt } from "./document";

/** Adds a notice once the last day of all offers is past. */
export function checkOfferDay(document: ContentDocument, today: string, findings: Findings): void {
  const node = valueAt(document.root, "validUntil");
  if (!node || !isPast(node, today)) return;
  const message = `The offers ended on ${textOf(node)}, and the page says so. Set a new last day, or delete the field.`;
  findings.add(document, node, message, "notice");
}

/** Checks the former price of each offer. Adds a notice once its own last day is past. */
export function checkOffers(document: ContentDocument, today: string, findings: Findings): void {
  for (const offer of itemsOf(document.root)) {
    const was = valueAt(offer, "was");
    const price = valueAt(offer, "price");
    if (was && amountOf(was) <= amountOf(price)) {
      const message = `Was "${textOf(was)}" is not higher than the price, "${textOf(price)}". Correct it, or delete it.`;
      findings.add(document, was, message);
    }
    const until = valueAt(offer, "until");
    if (!until || !isPast(until, today)) continue;
    const message = `This offer ended on ${textOf(until)}, so the site does not show it. Set a new last day, or delete the offer.`;
    findings.add(document, until, message, "notice");
  }
}

/** Adds a notice to each film without captions or a transcript. */
export function checkFilms(document: ContentDocument, findings: Findings): void {
  for (const film of itemsOf(document.root)) {
    const lacking = ["captions", "transcript"].filter((name) => !valueAt(film, name));
    if (lacking.length === 0) continue;
    const message = `This film has no ${lacking.join(" and no ")}. Visitors who cannot hear need them.`;
    findings.add(document, film, message, "notice");
  }
}

function isPast(node: Node, today: string): boolean {
  const day = textOf(node) ?? "";
  return isRealDay(day) && day < today;
}

function amountOf(price: Node | undefined): number {
  return readFigures(textOf(price) ?? "")?.min ?? NaN;
}
