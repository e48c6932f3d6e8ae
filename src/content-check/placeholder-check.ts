import { createHash } from "node:crypto";
import path from "node:path";
import type { Node } from "jsonc-parser";
import {
  type ContentDocument,
  defaultTextOf,
  type Findings,
  itemsOf,
  labelOf,
  textOf,
  valueAt,
  valuesOf,
} from "./document";
import type { FileKind } from "./media-file";
import type { FoundFile } from "./picture-check";
import { fingerprint } from "./picture-facts";
import { suppliedFiles, suppliedReviews } from "./placeholder-fingerprints";
import type { Documents } from "./reference-check";

/** Facts of the fictional salon: the path in site.json, and a pattern of the placeholder. */
const fictional: Readonly<Record<string, RegExp>> = {
  url: /example\.com/,
  "brand.name": /^Zahrelle$/,
  "brand.fullName": /Zahrelle/,
  "address.block": /^10$/,
  "address.building": /^24$/,
  "address.street": /^Salem Al Mubarak Street$/,
  "geo.latitude": /^29\.33$/,
  phone: /^\+9653/,
  bookingPhone: /^\+9653/,
  whatsapp: /^\+9653/,
  email: /@([\w-]+\.)*example\.(com|org|net)$/,
  "social.instagram": /zahrelle\.example/,
  "social.facebook": /zahrelle\.example/,
  reviewsUrl: /Zahrelle/,
  "map.embedUrl": /marker=29\.33%2C48\.08/,
  "map.directionsUrl": /destination=29\.33,48\.08/,
};

/** Adds notices for what still belongs to the fictional salon and must be replaced before the real one goes live. */
export function checkPlaceholders(
  documents: Documents,
  files: readonly FoundFile[],
  findings: Findings,
): void {
  const site = documents.get("site.json");
  if (site) checkFacts(site, findings);
  for (const document of documents.values()) {
    if (document !== site) checkName(document, findings);
  }
  checkReviews(documents.get("testimonials/reviews.json"), findings);
  const supplied = files.filter((file) => suppliedFiles.includes(fingerprint(file.path)));
  const of = (...kinds: FileKind[]) => supplied.filter(({ kind }) => kinds.includes(kind));
  for (const document of documents.values()) {
    const here = (file: FoundFile) => file.document === document;
    const films = of("mp4").filter(here);
    report(document, films.map(nodeOf), "film", "made for the fictional salon", findings);
    const photographs = of("jpeg", "png", "webp").filter(here);
    report(document, photographs.map(nodeOf), "photograph", "from the design", findings);
  }
  if (site) checkBrand(site, of("svg"), findings);
}

function nodeOf({ node }: FoundFile): Node {
  return node;
}

/** A logo consists of several files; the notice lists those that are not replaced yet. */
function checkBrand(site: ContentDocument, marks: readonly FoundFile[], findings: Findings): void {
  const [first] = marks;
  if (!first) return;
  const names = marks.map((mark) => path.basename(mark.path)).join(", ");
  const message = `Placeholder: ${names} in content/brand still ${marks.length === 1 ? "shows" : "show"} the fictional salon's name or logo.`;
  findings.add(site, first.node, message, "notice");
}

function checkFacts(site: ContentDocument, findings: Findings): void {
  for (const [place, pattern] of Object.entries(fictional)) {
    const node = valueAt(site.root, ...place.split("."));
    const value = defaultTextOf(node) ?? String(node?.value);
    if (!node || !pattern.test(value)) continue;
    findings.add(
      site,
      node,
      `Placeholder: ${labelOf(node).toLowerCase()} "${value}" is not that of the real salon.`,
      "notice",
    );
  }
  if (!process.env["GATSBY_GA_MEASUREMENT_ID"]) {
    findings.add(
      site,
      0,
      "Placeholder: no measurement id is set (GATSBY_GA_MEASUREMENT_ID), so visits are not counted.",
      "notice",
    );
  }
}

function checkName(document: ContentDocument, findings: Findings): void {
  const named = valuesOf(document)
    .map(({ node }) => node)
    .filter((node) => /zahrelle/i.test(textOf(node) ?? ""));
  const first = named[0];
  if (!first) return;
  const count = named.length === 1 ? "1 text" : `${named.length} texts`;
  findings.add(
    document,
    first,
    `Placeholder: the name "Zahrelle" is in ${count} of this file.`,
    "notice",
  );
}

function checkReviews(document: ContentDocument | undefined, findings: Findings): void {
  const left = itemsOf(document?.root).filter((review) =>
    suppliedReviews.includes(print(defaultTextOf(valueAt(review, "quote")) ?? "")),
  );
  report(document, left, "review", "written for the fictional salon", findings);
}

function report(
  document: ContentDocument | undefined,
  nodes: readonly Node[],
  thing: string,
  origin: string,
  findings: Findings,
): void {
  const first = nodes[0];
  if (!document || !first) return;
  const count = nodes.length === 1 ? `1 ${thing} is` : `${nodes.length} ${thing}s are`;
  findings.add(document, first, `Placeholder: ${count} ${origin}.`, "notice");
}

/** A short hash that identifies a text. */
export function print(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 12);
}
