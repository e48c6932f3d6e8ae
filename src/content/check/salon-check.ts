import { parsePrice, readPrice } from "../../lib/price";
import { itemsOf, textOf, valueAt, type ContentDocument, type Findings } from "./document";
import { checkHours, readDay } from "./hours-check";
import { checkFile } from "./picture-check";
import type { Documents } from "./reference-check";

const drawings = [
  ["brand", "logo"],
  ["brand", "logoOnDark"],
  ["brand", "logoDisplay"],
  ["brand", "mark"],
  ["map", "drawing"],
] as const;

/** The salon itself: its drawings, hours and numbers. */
export function checkSalon(document: ContentDocument, today: string, findings: Findings): void {
  const { root } = document.json;
  for (const place of drawings) {
    const node = valueAt(root, ...place);
    if (node && /^\.{1,2}\//.test(textOf(node) ?? "")) checkFile(document, node, ["svg"], findings);
  }
  checkHours(document, today, findings);
  const booking = valueAt(root, "bookingPhone");
  if (booking && textOf(booking) === textOf(valueAt(root, "phone"))) {
    findings.add(document, booking, "Booking phone is the same as the main phone.", "notice");
  }
}

/** The last day of the offers: a real one, and a notice once it is past. */
export function checkOfferDay(document: ContentDocument, today: string, findings: Findings): void {
  const node = valueAt(document.json.root, "validUntil");
  const day = readDay(document, node, findings);
  if (!node || day === undefined || day >= today) return;
  const said = `The offers ended on ${day}; the page says so. Give them a new last day, or new offers.`;
  findings.add(document, node, said, "notice");
}

/** That the price range for search engines is the one of the price list. */
export function checkPriceRange(documents: Documents, findings: Findings): void {
  const site = documents.get("site.json");
  const services = documents.get("services/services.json");
  const node = valueAt(site?.json.root, "priceRange");
  if (!site || !services || !node) return;
  const prices = itemsOf(services.json.root)
    .map((entry) => textOf(valueAt(entry, "price")) ?? "")
    .filter((text) => !("mistake" in readPrice(text)))
    .map(parsePrice);
  if (prices.length === 0) return;
  const lowest = Math.min(...prices.map(({ min }) => min));
  const highest = Math.max(...prices.map(({ max }) => max));
  const right = `KD ${lowest} - KD ${highest}`;
  if (textOf(node) === right) return;
  findings.add(
    site,
    node,
    `Price range "${textOf(node)}" is not the one of the price list: write "${right}".`,
    "notice",
  );
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
  const { root } = document.json;
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
