import { type ContentDocument, errorAt, itemsOf, textOf, valueAt } from "./document";
import { checkHolidays } from "./holiday-check";
import { checkHours } from "./hours-check";
import type { Problem } from "./problem";

/** Checks the hours and the navigation of the salon. */
export function checkSalon(document: ContentDocument, today: string): Problem[] {
  return [...checkHours(document), ...checkHolidays(document, today), ...checkNavigation(document)];
}

function checkNavigation(document: ContentDocument): Problem[] {
  const navigation = valueAt(document.root, "navigation");
  const paths = itemsOf(navigation).map((link) => textOf(valueAt(link, "path")));
  if (!navigation || paths.includes("/")) return [];
  const message = `Navigation has no link to Home, with which the path at the top of each page begins. Add an entry like { "label": { "en": "Home", "ar": "الرئيسية" }, "path": "/" }.`;
  return [errorAt(document, navigation, message)];
}
