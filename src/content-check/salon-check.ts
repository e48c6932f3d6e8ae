import { type ContentDocument, type Findings, itemsOf, textOf, valueAt } from "./document";
import { checkHours } from "./hours-check";

/** Checks the hours, phone numbers and navigation of the salon. */
export function checkSalon(document: ContentDocument, today: string, findings: Findings): void {
  const { root } = document;
  checkHours(document, today, findings);
  const booking = valueAt(root, "bookingPhone");
  if (booking && textOf(booking) === textOf(valueAt(root, "phone"))) {
    findings.add(document, booking, "Booking phone is the same as the main phone.", "notice");
  }
  const navigation = valueAt(root, "navigation");
  const paths = itemsOf(navigation).map((link) => textOf(valueAt(link, "path")));
  if (!navigation || paths.includes("/")) return;
  const message = `Navigation has no link to Home, with which the path at the top of each page begins. Add an entry like { "label": { "en": "Home", "ar": "الرئيسية" }, "path": "/" }.`;
  findings.add(document, navigation, message);
}
