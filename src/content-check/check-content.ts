import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type ContentFile, contentFiles, rowOf } from "../graphql/model";
import { kuwaitDate } from "../lib/dates";
import { checkHolidays, checkLastDay, checkOfferDays } from "./day-check";
import { type ContentValue, type Documents, readDocument, valuesOf } from "./document";
import { checkFile } from "./file-check";
import { checkFilm } from "./film-check";
import { checkHours } from "./hours-check";
import { checkFigures, checkScript, checkTranslations } from "./language-check";
import { checkCategories, checkLink } from "./link-check";
import { checkFormerPrice, checkHighPrices } from "./price-check";
import { inReportOrder, type Problem, wholeFile } from "./problem";
import { checkSchema } from "./schema-problems";
import { checkSyntax } from "./syntax";
import { checkLetters, checkMarks, checkText } from "./text-check";
import { checkUnique } from "./unique-check";

export interface CheckOptions {
  /** The current day in Kuwait, YYYY-MM-DD; by default, today. */
  readonly today?: string;
}

interface Content {
  readonly documents: Documents;
  readonly today: string;
}

type ValueRule = (value: ContentValue, content: Content) => Problem[] | Promise<Problem[]>;

/** The rules for each value of a file, the most precise ones first. */
const valueRules: readonly ValueRule[] = [
  checkFile,
  checkText,
  checkMarks,
  checkScript,
  checkFigures,
  checkFormerPrice,
  checkFilm,
  (value, { today }) => checkLastDay(value, today),
  (value, { documents }) => checkLink(value, documents),
];

/** The rules for the values of one file together. */
const fileRules: readonly ((values: readonly ContentValue[]) => Problem[])[] = [
  checkLetters,
  checkTranslations,
  checkUnique,
];

/** The rules for what fits together in several files. */
const contentRules: readonly ((documents: Documents) => Problem[])[] = [
  checkHours,
  checkHolidays,
  checkCategories,
  checkOfferDays,
  checkHighPrices,
];

/** All problems of the content. Errors must be fixed; notices are for information. */
export async function checkContent(
  contentDir: string,
  options: CheckOptions = {},
): Promise<Problem[]> {
  const present = contentFiles.filter((file) => existsSync(path.join(contentDir, file)));
  const problems = await checkFiles(contentDir, present, options);
  return inReportOrder([...checkFolder(contentDir), ...problems]);
}

/** The problems of some files, and of the pictures and films that they name. */
export async function checkFiles(
  contentDir: string,
  files: readonly ContentFile[],
  { today = kuwaitDate(new Date()) }: CheckOptions = {},
): Promise<Problem[]> {
  const all = await Promise.all(files.map((file) => readDocument(contentDir, file)));
  const syntax = all.map(checkSyntax);
  const readable = all.filter((_, index) => syntax[index]?.isReadable);
  const documents: Documents = new Map(readable.map((document) => [document.file, document]));
  const values = readable.map(valuesOf);
  const inValues: Problem[] = [];
  /* One after the other: each picture is read whole. */
  for (const value of values.flat())
    for (const rule of valueRules) inValues.push(...(await rule(value, { documents, today })));
  return inReportOrder([
    ...syntax.flatMap(({ problems }) => problems),
    ...inValues,
    ...values.flatMap((own) => fileRules.flatMap((rule) => rule(own))),
    ...readable.flatMap(checkSchema),
    ...contentRules.flatMap((rule) => rule(documents)),
  ]);
}

/** Names of data, of code and of settings: from any folder, Jest runs `__mocks__/sharp.js`, and Prettier `.prettierrc`. */
const dataOrCode = /\.json|(^|\/)\.(?!DS_Store$)|\.([cm]?[jt]sx?|node|ya?ml|toml)$/iu;

/** Errors for missing files, and for files of data or code that the site does not use. */
function checkFolder(contentDir: string): Problem[] {
  const names = readdirSync(contentDir, { recursive: true }).map((name) =>
    String(name).replaceAll(path.sep, "/"),
  );
  const missing = contentFiles.filter((file) => !names.includes(file));
  const strays = names.filter(
    (name) => dataOrCode.test(name) && !name.startsWith("schema/") && !rowOf(name),
  );
  const remedy = missing.length
    ? `If it is content/${missing.join(" or content/")}, give it that name.`
    : "Make your changes in the file of the site, and delete this one.";
  const restore =
    "The file is missing. Give it its name again, or restore it from the last version.";
  return [
    ...strays.map((name) => wholeFile(name, `The site does not use this file. ${remedy}`)),
    ...missing.map((file) => wholeFile(file, restore)),
  ];
}
