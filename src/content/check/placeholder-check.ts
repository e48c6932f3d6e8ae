import type { ASTNode } from "vscode-json-languageservice";
import { createHash } from "node:crypto";
import {
  allValues,
  itemsOf,
  labelOf,
  textOf,
  valueAt,
  type ContentDocument,
  type Findings,
} from "./document";
import { fingerprint, locate } from "./media-file";
import type { FoundPicture } from "./picture-check";
import { suppliedFiles, suppliedReviews } from "./placeholder-prints";
import type { Documents } from "./reference-check";

/** Facts of the fictional salon: path in site.json, and the value that is not real. */
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

/** Notices of what still belongs to the fictional salon, for the day the real one goes live. */
export function checkPlaceholders(
  documents: Documents,
  pictures: readonly FoundPicture[],
  findings: Findings,
): void {
  const site = documents.get("site.json");
  if (site) checkFacts(site, findings);
  for (const document of documents.values()) {
    if (document !== site) checkName(document, findings);
  }
  checkReviews(documents.get("testimonials/reviews.json"), findings);
  checkFilms(documents.get("testimonials/films.json"), findings);
  checkPhotographs(pictures, findings);
}

function checkFacts(site: ContentDocument, findings: Findings): void {
  for (const [path, pattern] of Object.entries(fictional)) {
    const node = valueAt(site.json.root, ...path.split("."));
    if (!node || !pattern.test(String(node.value))) continue;
    findings.add(
      site,
      node,
      `Placeholder: ${labelOf(node).toLowerCase()} "${node.value}" is not the real salon's.`,
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
  const named = [...allValues(document.json.root)].filter((node) =>
    /zahrelle/i.test(textOf(node) ?? ""),
  );
  const first = named[0];
  if (!first) return;
  const count = named.length === 1 ? "1 text" : `${named.length} texts`;
  findings.add(
    document,
    first,
    `Placeholder: the name "Zahrelle" stands in ${count} of this file.`,
    "notice",
  );
}

function checkReviews(document: ContentDocument | undefined, findings: Findings): void {
  const left = itemsOf(document?.json.root).filter((review) =>
    suppliedReviews.includes(print(textOf(valueAt(review, "quote")) ?? "")),
  );
  report(document, left, "review", "written for the fictional salon", findings);
}

function checkFilms(document: ContentDocument | undefined, findings: Findings): void {
  if (!document) return;
  const left = itemsOf(document.json.root).filter((film) => {
    const place = locate(document.folder, textOf(valueAt(film, "video")) ?? "");
    return "path" in place && suppliedFiles.includes(fingerprint(place.path));
  });
  report(document, left, "film", "made for the fictional salon", findings);
}

function checkPhotographs(pictures: readonly FoundPicture[], findings: Findings): void {
  const supplied = pictures.filter(({ path }) => suppliedFiles.includes(fingerprint(path)));
  for (const document of new Set(supplied.map((picture) => picture.document))) {
    const nodes = supplied
      .filter((picture) => picture.document === document)
      .map(({ node }) => node);
    report(document, nodes, "photograph", "from the design", findings);
  }
}

function report(
  document: ContentDocument | undefined,
  nodes: readonly ASTNode[],
  thing: string,
  origin: string,
  findings: Findings,
): void {
  const first = nodes[0];
  if (!document || !first) return;
  const count = nodes.length === 1 ? `1 ${thing} is` : `${nodes.length} ${thing}s are`;
  findings.add(document, first, `Placeholder: ${count} ${origin}.`, "notice");
}

/** A short print by which a text is recognised again. */
export function print(text: string): string {
  return createHash("sha1").update(text).digest("hex").slice(0, 12);
}
