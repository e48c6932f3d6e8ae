import { isRealDay } from "./days";
import { type ContentDocument, type Findings, itemsOf, textOf, valueAt } from "./document";
import { checkHours } from "./hours-check";

/** The salon itself: its hours and numbers. */
export function checkSalon(document: ContentDocument, today: string, findings: Findings): void {
  const { root } = document;
  checkHours(document, today, findings);
  const booking = valueAt(root, "bookingPhone");
  if (booking && textOf(booking) === textOf(valueAt(root, "phone"))) {
    findings.add(document, booking, "Booking phone is the same as the main phone.", "notice");
  }
}

/** A notice once the last day of the offers is past. */
export function checkOfferDay(document: ContentDocument, today: string, findings: Findings): void {
  const node = valueAt(document.root, "validUntil");
  const day = textOf(node);
  if (!node || day === undefined || !isRealDay(day) || day >= today) return;
  const said = `The offers ended on ${day}; the page says so. Give them a new last day, or new offers.`;
  findings.add(document, node, said, "notice");
}

const specifiedCounts: Readonly<Record<string, number>> = {
  events: 5,
  hairstyles: 19,
  nails: 15,
  interior: 14,
  manicure: 15,
};

/** A notice where the portfolio has grown or shrunk since the specification. */
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
  const said = changed.map(
    ({ category, specified, count }) => `${category} ${count} (${specified})`,
  );
  findings.add(
    document,
    root,
    `Portfolio counts differ from the specification's: ${said.join(", ")}.`,
    "notice",
  );
}
