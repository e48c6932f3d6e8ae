import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentFileNames, contentFiles, type ContentFile } from "./content-files";
import { Findings, readDocument, type ContentDocument } from "./document";
import { checkFilms } from "./film-check";
import { checkPictures, type FoundPicture } from "./picture-check";
import { checkPlaceholders } from "./placeholder-check";
import { checkPrices } from "./price-check";
import type { Problem } from "./problem";
import { checkReferences, type Documents } from "./reference-check";
import { checkOfferDay, checkPortfolioCounts, checkPriceRange, checkSalon } from "./salon-check";
import { schemaService, validate, type SchemaResult } from "./schema-check";
import { reportSchemaProblems } from "./schema-problems";
import { kuwaitDate } from "../../lib/opening-hours";
import { nearest } from "./suggest";
import { checkSyntax } from "./syntax";
import { checkTexts } from "./text-check";

/** What a check may be told. */
export interface CheckOptions {
  /** The day it is in Kuwait, YYYY-MM-DD; today when absent. */
  readonly today?: string;
}

/** Every problem of the content, in one pass. Errors must be put right; notices are for your knowledge. */
export async function checkContent(
  contentDir: string,
  options: CheckOptions = {},
): Promise<Problem[]> {
  const today = options.today ?? kuwaitDate(new Date());
  const findings = new Findings();
  checkFolder(contentDir, findings);
  const { documents, results } = await readAll(contentDir, findings);
  const pictures = await checkValues(documents, today, findings);
  checkReferences(documents, findings);
  checkPriceRange(documents, findings);
  for (const [file, result] of results) {
    const document = documents.get(file);
    if (!document) continue;
    checkTexts(document, result.rules, findings);
    reportSchemaProblems(document, result, findings);
  }
  checkPlaceholders(documents, pictures, findings);
  return findings.list();
}

/** The problems of one content file, such as services/services.json; the other files are read for what it refers to. */
export async function checkFile(
  contentDir: string,
  file: string,
  options: CheckOptions = {},
): Promise<Problem[]> {
  const problems = await checkContent(contentDir, options);
  return problems.filter((problem) => problem.file === `content/${file}`);
}

interface Read {
  readonly documents: Documents;
  readonly results: ReadonlyMap<ContentFile, SchemaResult>;
}

/** Reads all files; those that are no JSON are reported and left out of what follows. */
async function readAll(contentDir: string, findings: Findings): Promise<Read> {
  const service = schemaService(contentDir);
  const documents = new Map<ContentFile, ContentDocument>();
  const results = new Map<ContentFile, SchemaResult>();
  for (const file of contentFileNames) {
    if (!existsSync(join(contentDir, file))) continue;
    const document = readDocument(contentDir, file);
    const result = await validate(service, document);
    if (checkSyntax(document, result.diagnostics, findings)) continue;
    documents.set(file, document);
    results.set(file, result);
  }
  return { documents, results };
}

async function checkValues(
  documents: Documents,
  today: string,
  findings: Findings,
): Promise<FoundPicture[]> {
  const checks: { readonly [file in ContentFile]?: (document: ContentDocument) => void } = {
    "site.json": (document) => checkSalon(document, today, findings),
    "services/services.json": (document) => checkPrices(document, { ranges: true }, findings),
    "offers/offers.json": (document) => checkPrices(document, { ranges: false }, findings),
    "pages/special-offers.json": (document) => checkOfferDay(document, today, findings),
    "portfolio/portfolio.json": (document) => checkPortfolioCounts(document, findings),
    "testimonials/films.json": (document) => checkFilms(document, findings),
  };
  for (const [file, document] of documents) checks[file]?.(document);
  const found = await Promise.all(
    [...documents.values()].map((document) => checkPictures(document, findings)),
  );
  return found.flat();
}

/** Files that are missing, and JSON files that the site would not know what to do with. */
function checkFolder(contentDir: string, findings: Findings): void {
  const report = (file: string, message: string) =>
    findings.addAt({ severity: "error", file: `content/${file}`, line: 1, column: 1, message });
  for (const file of contentFileNames) {
    if (!existsSync(join(contentDir, file)))
      report(file, "The file is missing. Take it back from the last version.");
  }
  for (const entry of readdirSync(contentDir, { recursive: true })) {
    const file = String(entry).replace(/\\/g, "/");
    if (!file.endsWith(".json") || file.startsWith("schema/") || file in contentFiles) continue;
    const meant = nearest(file, contentFileNames);
    report(
      file,
      `The site does not know this file. ${meant ? `Was it meant to be content/${meant}?` : "Delete it."}`,
    );
  }
}
