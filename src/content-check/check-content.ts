import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { contentFiles, rowOf } from "../graphql/model";
import { kuwaitDate } from "../lib/dates";
import { Findings, readDocument, valuesOf } from "./document";
import { checkLostLetters } from "./encoding";
import { checkFilms, checkOfferDay, checkOffers } from "./entries-check";
import { checkFile, type FoundFile, namedFiles } from "./file-check";
import { checkFilmFile } from "./film-check";
import { checkLanguages } from "./language-check";
import { checkLogo } from "./logo-check";
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
    checkLostLetters(document, findings);
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
  for (const file of files) {
    checkFilmFile(file, findings);
    await checkLogo(file, findings);
  }
  const isComplete = documents.size === contentFiles.length;
  if (isComplete) checkUnnamedPictures(contentDir, named, findings);
  return files;
}

/** Reports missing files, and files with `.json` in their names that the site does not use. */
function checkFolder(contentDir: string, findings: Findings): void {
  const report = (file: string, message: string) =>
    findings.addAt({ severity: "error", file: `content/${file}`, line: 1, column: 1, message });
  const names = readdirSync(contentDir, { recursive: true }).map((name) =>
    String(name).replace(/\\/g, "/"),
  );
  const missing = new Set<string>(contentFiles.filter((file) => !names.includes(file)));
  for (const name of names) {
    if (!/\.json/i.test(name) || name.startsWith("schema/") || rowOf(name)) continue;
    const meant = meantFile(name);
    report(name, `The site does not use this file. ${fileRemedy(meant, missing)}`);
    if (meant) missing.delete(meant);
  }
  for (const file of missing)
    report(file, "The file is missing. Restore it from the last version.");
}

/** The file of the site that another one seems to be, by its path or its name. */
function meantFile(name: string): string | undefined {
  const isNamesake = (file: string) => path.basename(file) === path.basename(name);
  return nearest(name, contentFiles) ?? contentFiles.find(isNamesake);
}

function fileRemedy(meant: string | undefined, missing: ReadonlySet<string>): string {
  if (!meant) {
    return "A new page or list needs a row in src/graphql/model.ts and a schema (content/schema/README.md).";
  }
  return missing.has(meant)
    ? `It seems to be content/${meant}, which is missing. Give it that name.`
    : `It seems to be content/${meant}. Make your changes in that file, and delete this one.`;
}
