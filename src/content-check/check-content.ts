import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { contentFiles, rowOf } from "../graphql/model";
import { kuwaitDate } from "../lib/dates";
import { Findings, readDocument, valuesOf } from "./document";
import { checkFilms, checkOfferDay, checkOffers } from "./entries-check";
import { checkFile, type FoundFile, namedFiles } from "./file-check";
import { checkFilmFile } from "./film-check";
import { checkLanguages } from "./language-check";
import { checkPicture, checkRepeatedPictures, checkUnnamedPictures } from "./picture-check";
import { savePictureCache } from "./picture-facts";
import type { Problem } from "./problem";
import { checkLink, checkReferences, type Documents } from "./reference-check";
import { checkSalon } from "./salon-check";
import { reportSchemaProblems } from "./schema-problems";
import { nearest } from "./suggest";
import { checkSyntax } from "./syntax";
import { checkAltText, checkText } from "./text-check";

/** Options of the content check. */
export interface CheckOptions {
  /** The current day in Kuwait, YYYY-MM-DD; by default, today. */
  readonly today?: string;
}

/** All problems of the content. Errors must be fixed; notices are for information. */
export async function checkContent(
  contentDir: string,
  options: CheckOptions = {},
): Promise<Problem[]> {
  const today = options.today ?? kuwaitDate(new Date());
  const findings = new Findings();
  checkFolder(contentDir, findings);
  const documents = await readAll(contentDir, findings);
  const files = await checkValues(contentDir, documents, findings);
  const salon = documents.get("site.json");
  if (salon) checkSalon(salon, today, findings);
  const offersPage = documents.get("pages/special-offers.json");
  if (offersPage) checkOfferDay(offersPage, today, findings);
  const offers = documents.get("offers/offers.json");
  if (offers) checkOffers(offers, today, findings);
  const films = documents.get("testimonials/films.json");
  if (films) checkFilms(films, findings);
  checkReferences(documents, findings);
  checkRepeatedPictures(files, findings);
  for (const document of documents.values()) {
    for (const value of valuesOf(document)) checkText(value, findings);
    checkLanguages(document, findings);
    reportSchemaProblems(document, findings);
  }
  savePictureCache();
  return findings.list();
}

/** Reads all files. Reports those that are not valid JSON and leaves them out of the further checks. */
async function readAll(contentDir: string, findings: Findings): Promise<Documents> {
  const present = contentFiles.filter((file) => existsSync(path.join(contentDir, file)));
  const documents = await Promise.all(present.map((file) => readDocument(contentDir, file)));
  const readable = documents.filter((document) => !checkSyntax(document, findings));
  return new Map(readable.map((document) => [document.file, document]));
}

/**
 * Checks each value by the site's own schema keywords. Returns the referenced files that exist and are of the right
 * type.
 */
async function checkValues(
  contentDir: string,
  documents: Documents,
  findings: Findings,
): Promise<FoundFile[]> {
  const values = [...documents.values()].flatMap(valuesOf);
  const named = namedFiles(values);
  const files = values.flatMap((value) => checkFile(value, named, findings) ?? []);
  for (const value of values) {
    checkAltText(value, findings);
    checkLink(value, documents, findings);
    await checkPicture(value, files, findings);
  }
  for (const file of files) checkFilmFile(file, findings);
  const isComplete = documents.size === contentFiles.length;
  if (isComplete) checkUnnamedPictures(contentDir, named, findings);
  return files;
}

/** Reports missing files, and JSON files that the site does not use. */
function checkFolder(contentDir: string, findings: Findings): void {
  const report = (file: string, message: string) =>
    findings.addAt({ severity: "error", file: `content/${file}`, line: 1, column: 1, message });
  for (const file of contentFiles) {
    if (!existsSync(path.join(contentDir, file)))
      report(file, "The file is missing. Restore it from the last version.");
  }
  for (const entry of readdirSync(contentDir, { recursive: true })) {
    const file = String(entry).replace(/\\/g, "/");
    if (!file.endsWith(".json") || file.startsWith("schema/") || rowOf(file)) continue;
    const meant = nearest(file, contentFiles);
    const remedy = meant
      ? `Did you mean content/${meant}?`
      : "A new page or list needs a row in src/graphql/model.ts and a schema (content/schema/README.md).";
    report(file, `The site does not use this file. ${remedy}`);
  }
}
