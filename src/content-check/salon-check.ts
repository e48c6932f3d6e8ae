import { isRealDay } from "./days";
import { type ContentDocument, type Findings, itemsOf, textOf, valueAt } from "./document";
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

const specifiedCounts: Readonly<Record<string, number>> = {
  events: 5,
  hairstyles: 19,
  nails: 15,
  interior: 14,
  manicure: 15,
};

/** Adds a notice if the number of portfolio entries differs from the specification. */
export function checkPortfolioCounts(document: ContentDocument, findings: Findings): void {
  const { root } = document;
  const present = itemsOf(root).map((item) => textOf(valueAt(item, "category")));
  const changed = Object.entries(specifiedCounts)
    .map(([category, specified]) => ({
      category,
      specified,
      count: present.filter((name) => name === category).length,
    }))
    .filter(({ specified, count }) => specified !== count);
  if (!root || changed.length === 0) return;
  const counts = changed.map(
    ({ category, specified, count }) => `${category} ${count} (${specified})`,
  );
  findings.add(
    document,
    root,
    `Portfolio counts differ from the specification's: ${counts.join(", ")}.`,
    "notice",
  );
}
