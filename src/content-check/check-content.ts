import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type ContentFile, contentFiles, rowOf } from "../graphql/model";
import { kuwaitDate } from "../lib/dates";
import { type ContentDocument, readDocument, valuesOf } from "./document";
import { checkDrawing } from "./drawing-check";
import { checkFilms, checkFormerPrices, checkOfferDay, checkOffers } from "./entries-check";
import { fileOf, namedFiles } from "./file-check";
import { checkFilmFile } from "./film-check";
import { checkLanguages } from "./language-check";
import { checkPicture, checkRepeatedPictures, checkUnnamedFiles } from "./picture-check";
import { type Problem, reported, wholeFile } from "./problem";
import { checkLink, checkReferences, type Documents } from "./reference-check";
import { checkSalon } from "./salon-check";
import { checkSchema } from "./schema-problems";
import { nearest } from "./suggest";
import { checkSyntax } from "./syntax";
import { checkAltText, checkLetters, checkText } from "./text-check";

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
  const all = await readAll(contentDir);
  const syntax = all.map(checkSyntax);
  const readable = all.filter((_, index) => syntax[index]?.isReadable);
  const documents: Documents = new Map(readable.map((document) => [document.file, document]));
  return reported([
    ...checkFolder(contentDir),
    ...(await checkValues(contentDir, documents)),
    ...checkReferences(documents),
    ...syntax.flatMap(({ problems }) => problems),
    ...readable.flatMap((document) => checkDocument(document, today)),
  ]);
}

/** The problems of a file without errors of syntax, as far as they concern no other file. */
export function checkDocument(document: ContentDocument, today: string): Problem[] {
  return [
    ...(ownChecks[document.file]?.(document, today) ?? []),
    ...valuesOf(document).flatMap(checkText),
    ...checkLetters(document),
    ...checkLanguages(document),
    ...checkSchema(document),
  ];
}

/** The checks of a single file. */
const ownChecks: Partial<
  Record<ContentFile, (document: ContentDocument, today: string) => Problem[]>
> = {
  "site.json": checkSalon,
  "pages/special-offers.json": checkOfferDay,
  "offers/offers.json": checkOffers,
  "services/services.json": checkFormerPrices,
  "testimonials/films.json": checkFilms,
};

function readAll(contentDir: string): Promise<ContentDocument[]> {
  const present = contentFiles.filter((file) => existsSync(path.join(contentDir, file)));
  return Promise.all(present.map((file) => readDocument(contentDir, file)));
}

/** Checks each value by the site's own schema keywords, and the files that the values name. */
export async function checkValues(contentDir: string, documents: Documents): Promise<Problem[]> {
  const values = [...documents.values()].flatMap(valuesOf);
  const named = namedFiles(values);
  const found = values.flatMap((value) => fileOf(value, named) ?? []);
  const files = found.filter(({ problem }) => !problem);
  const drawings = await Promise.all(files.map(checkDrawing));
  const pictures: Problem[] = [];
  /* One after the other: each is read whole. */
  for (const value of values) pictures.push(...(await checkPicture(value, files)));
  return [
    ...found.flatMap(({ problem }) => problem ?? []),
    ...values.flatMap((value) => [...checkAltText(value), ...checkLink(value, documents)]),
    ...pictures,
    ...files.flatMap(checkFilmFile),
    ...drawings.flat(),
    ...(documents.size === contentFiles.length ? checkUnnamedFiles(contentDir, named) : []),
    ...checkRepeatedPictures(files),
  ];
}

/** Errors for missing files, and for files with `.json` in their names that the site does not use. */
function checkFolder(contentDir: string): Problem[] {
  const names = readdirSync(contentDir, { recursive: true }).map((name) =>
    String(name).replace(/\\/g, "/"),
  );
  const missing = new Set<string>(contentFiles.filter((file) => !names.includes(file)));
  const unused = names.filter(
    (name) => /\.json/i.test(name) && !name.startsWith("schema/") && !rowOf(name),
  );
  const strays = unused.map((name) => {
    const meant = meantFile(name, missing);
    const message = `The site does not use this file. ${fileRemedy(meant, missing)}`;
    if (meant) missing.delete(meant);
    return wholeFile("error", name, message);
  });
  const restore = "The file is missing. Restore it from the last version.";
  return [...strays, ...[...missing].map((file) => wholeFile("error", file, restore))];
}

/**
 * The file of the site that another one seems to be: by the start of its name the one in the same folder, or another; else
 * a missing one with a similar name.
 */
function meantFile(name: string, missing: ReadonlySet<string>): string | undefined {
  const bareName = (file: string) =>
    path
      .basename(file)
      .toLowerCase()
      .replace(/\.json.*/, "");
  const known = contentFiles.filter((file) => isNamesake(bareName(file), bareName(name)));
  const near = nearest(bareName(name), [...missing].map(bareName));
  return (
    known.find((file) => path.dirname(file) === path.dirname(name)) ??
    known.find((file) => missing.has(file)) ??
    known[0] ??
    [...missing].find((file) => bareName(file) === near)
  );
}

/** Whether a name is another one with something after it, such as "services (1)", but not a longer word. */
function isNamesake(known: string, name: string): boolean {
  return name.startsWith(known) && !/^[a-z]/.test(name.slice(known.length));
}

function fileRemedy(meant: string | undefined, missing: ReadonlySet<string>): string {
  if (!meant) return "Delete it, or ask the developer.";
  return missing.has(meant)
    ? `It seems to be content/${meant}, which is missing. Give it that name.`
    : `It seems to be content/${meant}. Make your changes in that file, and delete this one.`;
}
