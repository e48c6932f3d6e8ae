import { isRealDay } from "./days";
import { type ContentDocument, type Findings, textOf, valueAt } from "./document";
import { checkHours } from "./hours-check";

/** Checks the hours and phone numbers of the salon. */
export function checkSalon(document: ContentDocument, today: string, findings: Findings): void {
  const { root } = document;
  checkHours(document, today, findings);
  const booking = valueAt(root, "bookingPhone");
  if (booking && textOf(booking) === textOf(valueAt(root, "phone"))) {
    findings.add(document, booking, "Booking phone is the same as the main phone.", "notice");
  }
}

/** Adds a notice once the last day of the offers is past. */
export function checkOfferDay(document: ContentDocument, today: string, findings: Findings): void {
  const node = valueAt(document.root, "validUntil");
  const day = textOf(node);
  if (!node || day === undefined || !isRealDay(day) || day >= today) return;
  const message = `The offers ended on ${day}, and the page says so. Set a new last day, or write new offers.`;
  findings.add(document, node, message, "notice");
}
