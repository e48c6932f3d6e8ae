import type { ASTNode } from "vscode-json-languageservice";
import type { ContentFile } from "./content-files";
import {
  allValues,
  itemsOf,
  keyOf,
  lineOf,
  numberOf,
  textOf,
  valueAt,
  type ContentDocument,
  type Findings,
} from "./document";
import { nearest } from "./suggest";

/** The files that could be parsed. */
export type Documents = ReadonlyMap<ContentFile, ContentDocument>;

const pages = [
  "/",
  "/about",
  "/testimonials",
  "/services",
  "/portfolio",
  "/contact",
  "/special-offers",
] as const;

/** What must agree between entries and between files. */
export function checkReferences(documents: Documents, findings: Findings): void {
  checkIds(documents, findings);
  checkServices(documents, findings);
  checkCategories(documents, findings);
  checkPortfolio(documents, findings);
  checkTitles(documents, findings);
  checkPaths(documents, findings);
}

function checkIds(documents: Documents, findings: Findings): void {
  const lists = [
    "services/services.json",
    "portfolio/portfolio.json",
    "testimonials/films.json",
    "offers/offers.json",
  ] as const;
  for (const file of lists) {
    const document = documents.get(file);
    if (!document) continue;
    const entries = itemsOf(document.json.root);
    const next = Math.max(0, ...entries.map((entry) => numberOf(valueAt(entry, "id")) ?? 0)) + 1;
    const remedy = `The next free number is ${next}.`;
    reportRepeats(
      document,
      entries.map((entry) => valueAt(entry, "id")),
      "Id",
      remedy,
      findings,
    );
  }
}

function checkServices(documents: Documents, findings: Findings): void {
  const document = documents.get("services/services.json");
  if (!document) return;
  const entries = itemsOf(document.json.root);
  const slugs = entries.map((entry) => valueAt(entry, "slug"));
  reportRepeats(document, slugs, "Slug", "Give this one another.", findings);
  const keys = categoryKeys(documents);
  for (const entry of entries) {
    const node = valueAt(entry, "category");
    const key = textOf(node);
    if (!node || key === undefined || keys.length === 0 || keys.includes(key)) continue;
    const meant = nearest(key, keys);
    const hint = meant ? ` Did you mean "${meant}"?` : "";
    findings.add(
      document,
      node,
      `Category "${key}" does not exist.${hint} Choose from: ${keys.join(", ")}.`,
    );
  }
}

function checkCategories(documents: Documents, findings: Findings): void {
  const document = documents.get("services/categories.json");
  if (!document) return;
  const entries = itemsOf(document.json.root);
  const keys = entries.map((entry) => valueAt(entry, "key"));
  const aliases = entries.flatMap((entry) => itemsOf(valueAt(entry, "aliases")));
  reportRepeats(
    document,
    [...keys, ...aliases],
    "Key",
    "Each may lead to one category only.",
    findings,
  );
  const services = documents.get("services/services.json");
  if (!services) return;
  const used = itemsOf(services.json.root).map((entry) => textOf(valueAt(entry, "category")));
  for (const node of keys) {
    if (!node || used.includes(textOf(node))) continue;
    const said = `Category "${textOf(node)}" has no services. Add one in content/services/services.json, or take the category out.`;
    findings.add(document, node, said);
  }
}

function checkPortfolio(documents: Documents, findings: Findings): void {
  const items = documents.get("portfolio/portfolio.json");
  const page = documents.get("pages/portfolio.json");
  if (!page) return;
  const filters = itemsOf(valueAt(page.json.root, "filters")).map((filter) =>
    valueAt(filter, "key"),
  );
  reportRepeats(page, filters, "Filter", "Keep one.", findings);
  const keys = filters.map(textOf);
  for (const item of itemsOf(items?.json.root)) {
    const node = valueAt(item, "category");
    if (!items || !node || keys.includes(textOf(node))) continue;
    const said = `Category "${textOf(node)}" has no filter in content/pages/portfolio.json, so nobody finds it.`;
    findings.add(items, node, said);
  }
}

function checkTitles(documents: Documents, findings: Findings): void {
  const seen = new Map<string, ContentDocument>();
  for (const document of documents.values()) {
    const node = valueAt(document.json.root, "seo", "title");
    const title = textOf(node);
    if (!node || !title) continue;
    const other = seen.get(title);
    if (other) {
      findings.add(
        document,
        node,
        `Title "${title}" is also the title of content/${other.file}. Search engines want each page to have its own.`,
      );
    } else seen.set(title, document);
  }
}

function checkPaths(documents: Documents, findings: Findings): void {
  const anchors = [...categoryKeys(documents), ...categoryAliases(documents)];
  for (const document of documents.values()) {
    for (const node of allValues(document.json.root)) {
      const path = keyOf(node) === "path" ? textOf(node) : undefined;
      const said = path?.startsWith("/") ? pathProblem(path, anchors) : undefined;
      if (said) findings.add(document, node, said);
    }
  }
}

function pathProblem(path: string, anchors: readonly string[]): string | undefined {
  const [page = "", anchor] = path.split("#");
  if (!pages.some((known) => known === page)) {
    const meant = nearest(page, pages);
    return `Path "${path}" is no page of this site.${meant ? ` Did you mean "${meant}"?` : ""} The pages are: ${pages.join(", ")}.`;
  }
  if (anchor === undefined || page !== "/services" || anchors.length === 0) return undefined;
  if (anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  return `Path "${path}" leads to no category.${meant ? ` Did you mean "/services#${meant}"?` : ` After # may stand: ${anchors.join(", ")}.`}`;
}

function categoryKeys(documents: Documents): string[] {
  return readAll(documents, (entry) => [valueAt(entry, "key")]);
}

function categoryAliases(documents: Documents): string[] {
  return readAll(documents, (entry) => itemsOf(valueAt(entry, "aliases")));
}

function readAll(
  documents: Documents,
  pick: (entry: ASTNode) => readonly (ASTNode | undefined)[],
): string[] {
  const root = documents.get("services/categories.json")?.json.root;
  return itemsOf(root)
    .flatMap(pick)
    .map(textOf)
    .filter((text) => text !== undefined);
}

function reportRepeats(
  document: ContentDocument,
  nodes: readonly (ASTNode | undefined)[],
  label: string,
  remedy: string,
  findings: Findings,
): void {
  const seen = new Map<unknown, ASTNode>();
  for (const node of nodes) {
    if (!node || node.value === undefined || node.value === null || node.value === "") continue;
    const first = seen.get(node.value);
    if (first) {
      const place = `line ${lineOf(document, first)}`;
      findings.add(
        document,
        node,
        `${label} ${JSON.stringify(node.value)} is already used in ${place}. ${remedy}`,
      );
    } else seen.set(node.value, node);
  }
}
