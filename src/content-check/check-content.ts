import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type ContentFile, contentFiles, rowOf } from "../graphql/model";
import { kuwaitDate } from "../lib/dates";
import { type ContentDocument, Findings, readDocument, valuesOf } from "./document";
import { checkFilmFile, checkFilms } from "./film-check";
import { checkLanguages } from "./language-check";
import { checkFile, checkPicture, checkRepeatedPictures, type FoundFile } from "./picture-check";
import { rememberPictures } from "./picture-facts";
import { checkPlaceholders } from "./placeholder-check";
import { checkPrice } from "./price-check";
import type { Problem } from "./problem";
import { checkLink, checkReferences, type Documents } from "./reference-check";
import { checkOfferDay, checkPortfolioCounts, checkSalon } from "./salon-check";
import { reportSchemaProblems } from "./schema-problems";
import { nearest } from "./suggest";
import { checkSyntax } from "./syntax";
import { checkAltText, checkText } from "./text-check";

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
  const documents = await readAll(contentDir, findings);
  const files = await checkValues(documents, findings);
  checkFacts(documents, files, today, findings);
  checkReferences(documents, findings);
  checkRepeatedPictures(files, findings);
  for (const document of documents.values()) {
    for (const value of valuesOf(document)) checkText(value, findings);
    checkLanguages(document, findings);
    reportSchemaProblems(document, findings);
  }
  checkPlaceholders(documents, files, findings);
  rememberPictures();
  return findings.list();
}

/** Reads all files; those that are no JSON are reported and left out of what follows. */
async function readAll(contentDir: string, findings: Findings): Promise<Documents> {
  const present = contentFiles.filter((file) => existsSync(path.join(contentDir, file)));
  const documents = await Promise.all(present.map((file) => readDocument(contentDir, file)));
  const readable = documents.filter((document) => !checkSyntax(document, findings));
  return new Map(readable.map((document) => [document.file, document]));
}

/** What the schema's own keywords ask of each value; every file that is named and is as it should be. */
async function checkValues(documents: Documents, findings: Findings): Promise<FoundFile[]> {
  const values = [...documents.values()].flatMap(valuesOf);
  const files = values.flatMap((value) => checkFile(value, findings) ?? []);
  for (const value of values) {
    checkPrice(value, findings);
    checkAltText(value, findings);
    checkLink(value, documents, findings);
    await checkPicture(value, files, findings);
  }
  for (const file of files) checkFilmFile(file, findings);
  return files;
}

/** What only one file is asked for. */
function checkFacts(
  documents: Documents,
  files: readonly FoundFile[],
  today: string,
  findings: Findings,
): void {
  const checks: { readonly [file in ContentFile]?: (document: ContentDocument) => void } = {
    "site.json": (document) => checkSalon(document, today, findings),
    "pages/special-offers.json": (document) => checkOfferDay(document, today, findings),
    "portfolio/portfolio.json": (document) => checkPortfolioCounts(document, findings),
    "testimonials/films.json": (document) => checkFilms(document, files, findings),
  };
  for (const [file, document] of documents) checks[file]?.(document);
}

/** Files that are missing, and JSON files that the site would not know what to do with. */
function checkFolder(contentDir: string, findings: Findings): void {
  const report = (file: string, message: string) =>
    findings.addAt({ severity: "error", file: `content/${file}`, line: 1, column: 1, message });
  for (const file of contentFiles) {
    if (!existsSync(path.join(contentDir, file)))
      report(file, "The file is missing. Take it back from the last version.");
  }
  for (const entry of readdirSync(contentDir, { recursive: true })) {
    const file = String(entry).replace(/\\/g, "/");
    if (!file.endsWith(".json") || file.startsWith("schema/") || rowOf(file)) continue;
    const meant = nearest(file, contentFiles);
    const remedy = meant
      ? `Was it meant to be content/${meant}?`
      : "A new page or list needs a row in src/graphql/model.ts and a schema (content/schema/README.md).";
    report(file, `The site does not know this file. ${remedy}`);
  }
}
