/** @jest-environment node */
import { readDocument } from "../../src/content-check/document";
import { checkSyntax } from "../../src/content-check/syntax";
import { ContentCopy } from "./content-copy";

const copy = new ContentCopy();

afterAll(() => copy.remove());

/** The problems of a file with these contents, each as "line:column message". */
async function said(contents: string | Buffer): Promise<string[]> {
  copy.put("services/services.json", contents);
  const document = await readDocument(copy.folder, "services/services.json");
  const { problems } = checkSyntax(document);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const unclear = "This is not expected here.";
const missing = "A comma, or a } or ] of the entry above, is missing before this position.";
const signs = "Write each name and each text between straight quotation marks";
const unended = "The straight quotation mark";
const outside = "A content file is one list [ … ] or one entry { … }.";
const notUtf8 = "The file is not saved as UTF-8 without BOM.";

test.each([
  ['[{ "id": 1 },\n]', "2:1 The comma before this position is one too many."],
  ['[{ "id": 1,, "a": 2 }]', "1:12 This comma is one too many."],
  ['[{ "id": 1 },, { "id": 2 }]', "1:14 This comma is one too many."],
  ['[{ "id": 1 } // a note\n]', "1:14 A content file has no notes."],
  ["/* a note */ []", "1:1 A content file has no notes."],
  ['[{ "name": "Hair Spa"\n"id": 1 }]', `2:1 ${missing}`],
  ['[{ "id": 1 } { "id": 2 }]', `1:14 ${missing}`],
  ['[{ "id": 1 ]', `1:12 ${unclear}`],
  ['[\n  {\n    "a": 1\n', "4:1 A } is missing"],
  ["[\n  {}\n", "3:1 A ] is missing"],
  ['[\n  { "a": 1 }\n  }\n]', `3:3 ${unclear}`],
  ['[\n  {\n    "name":\n      "en": "Hair"\n', "4:11 A { or [ may be missing"],
  ['  { "a": 1 },\n  { "a": 2 }\n]', `1:13 ${unclear}`],
  ['[{ "id" 1 }]', "1:9 A colon"],
  ['[{ "name": "Hair Spa,\n"id": 1 }]', `1:12 ${unended}`],
  ['[{ "name": "Hair Spa”,\n"id": 1 }]', `1:12 ${unended}`],
  ['[{ "name": “Hair” }]', `1:12 ${signs}`],
  ['[{ "en": "Hair"، "ar": "شعر" }]', `1:16 ${signs}`],
  ['[{ "until": 2026-12-31 }]', `1:17 ${signs}`],
  ['[{ "quote": "They said "sleep" and let me." }]', `1:25 ${signs}`],
  ['[{ "popular": True }]', `1:15 ${signs}`],
  ['[{\u00a0"id": 1 }]', `1:3 ${signs}`],
  ['["Hair\tSpa"]', "1:2 This text contains a tab"],
  ['[".\\pictures/a.jpg"]', "1:2 A backslash"],
  ['[{ "id": 1,\n"id": 2 }]', '2:1 "id" is in this entry twice'],
  ["[\n<<<<<<< HEAD\n1\n]", "2:1 "],
  ['[{ "id": 1 }]\n[{ "id": 2 }]', `2:1 ${outside}`],
  ["[]\n```", `2:1 ${outside}`],
  ["<!DOCTYPE html>\n<html></html>", `1:1 ${outside}`],
  ["", `1:1 ${outside}`],
  ["\uFEFF[]", `1:1 ${notUtf8}`],
])("%j is one error at its place", async (contents, says) => {
  expect((await said(contents)).map((problem) => problem.slice(0, says.length))).toEqual([says]);
});

test.each([
  ["UTF-16", Buffer.from("\uFEFF[]", "utf16le")],
  ["Windows-1256", Buffer.from('[{ "ar": "\xd4\xda\xd1" }]', "latin1")],
])("a file in %s is one error", async (_encoding, contents) => {
  expect(await said(contents)).toEqual([expect.stringContaining(`1:1 ${notUtf8}`)]);
});

test("a file with Windows line endings is accepted", async () => {
  expect(await said('[\r\n{\r\n"id": 1\r\n}\r\n]\r\n')).toEqual([]);
});
