/** @jest-environment node */
import { readDocument } from "../../src/content-check/document";
import { checkSyntax } from "../../src/content-check/syntax";
import { ContentCopy } from "./content-copy";

const copy = new ContentCopy();
const file = "services/services.json";

afterAll(() => copy.remove());

/** What the check says of a file with these contents, each message with its line and column. */
async function said(contents: string | Buffer): Promise<string[]> {
  copy.put(file, contents);
  const { problems } = checkSyntax(await readDocument(copy.folder, file));
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const unended =
  'The quotation mark (") that ends this name or text is missing on this line. It must be a straight one. If the text goes on in the next line, write it on one line.';
const surplusComma = "This comma is one too many. Delete it.";
const noComma = "A comma is missing here, after this entry.";
const noOpener = "A { or [ may be missing before the name on the left.";
const symbol =
  'Write each name and each text between straight quotation marks ("), numbers like 7 or 0.5, and a Latin comma (,) between two entries. If all of that is right, delete the spaces here and type them again.';
const unclear =
  "This is not expected here. Compare it with the lines around it: each { and [ needs its } and ].";
const outside =
  "A content file begins with [ or {. Delete what stands before it, and after the last ] or }.";
const noContent = "This is not the content of the file. Restore it from the last version.";

describe("a mistake in the grammar", () => {
  const cases: Record<string, string> = {
    '[{ "id": 1 },\n]': `1:13 ${surplusComma}`,
    '[{ "id": 1, }]': `1:11 ${surplusComma}`,
    '[{ "price": "KD 5",, "id": 1 }]': `1:19 ${surplusComma}`,
    '[{ "name": "Hair Spa"\n"id": 1 }]': `1:22 ${noComma}`,
    '[{ "id": 1 } { "id": 2 }]': `1:13 ${noComma}`,
    '[{ "id" 1 }]': "1:9 A colon (:) is missing here, between the name and its value.",
    '[{ "id": , "a": 1 }]': `1:10 ${unclear}`,
    '[{ "name": { "en": "Hair" ], "id": 1 }]': `1:27 ${unclear}`,
    '[\n"id": 1 }]': `2:5 ${noOpener}`,
    '[{ "name": "Hair Spa,\n"id": 1 }]': `1:12 ${unended}`,
    '[{ "name": "Hair Spa”,\n"id": 1 }]': `1:12 ${unended}`,
    '[{ price: "KD 5" }]': `1:4 ${symbol}`,
    '[{ "name": “Hair” }]': `1:12 ${symbol}`,
    '[{ "en": "Hair"، "ar": "شعر" }]': `1:16 ${symbol}`,
    '[{ "x": 5. }]': `1:9 ${symbol}`,
    '[{ "from": 10:00 }]': `1:14 ${symbol}`,
    '[{ "until": 2026-12-31 }]': `1:17 ${symbol}`,
    '[{ "phone": 3000 0118 }]': `1:18 ${symbol}`,
    '[{ "minutes": 090 }]': `1:16 ${symbol}`,
    '[{\u00a0"id": 1 }]': `1:3 ${symbol}`,
    "Here is the updated file:\n[]": `1:1 ${outside}`,
    "```json\n[]\n```": `1:1 ${outside}`,
    "[]\nHope this helps!": `2:1 ${outside}`,
    "<!DOCTYPE html>\n<html></html>": `1:1 ${noContent}`,
    "": `1:1 ${noContent}`,
    "[ // … rest unchanged\n]":
      "1:3 Comments are not allowed in this file. If this one stands for entries that were left out, restore the last version. Else delete it.",
    '[".\\pictures/a.jpg"]':
      "1:2 A backslash (\\) is in this text. Use / in file paths; elsewhere write it twice: \\\\.",
    '["Hair\tSpa"]': "1:2 This text contains a tab or a line break. Delete it.",
    '[{ "id": 1,\n"id": 2 }]': '2:1 "id" is in this entry twice. Keep one of the two lines.',
    "[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> prices\n]":
      '2:1 "<<<<<<< HEAD" marks a merge conflict. Keep the lines that you want, and delete the other ones and the markers <<<<<<<, ======= and >>>>>>>.',
    "\uFEFF[]":
      '1:1 The file starts with an invisible character (BOM). Save it again as plain "UTF-8", without BOM.',
  };
  it.each(Object.entries(cases))("%j", async (text, says) => {
    expect(await said(text)).toEqual([says]);
  });

  it.each(["", "\uFEFF"])("the encoding UTF-16, after %j", async (mark) => {
    expect(await said(Buffer.from(`${mark}[]`, "utf16le"))).toEqual([
      '1:1 The file is saved as UTF-16, which cannot be read. Save it again as "UTF-8" (Notepad: File, Save as, Encoding; VS Code: the encoding at the bottom right, Save with Encoding).',
    ]);
  });

  it("the encoding Windows-1256", async () => {
    const arabic = Buffer.from('[{ "ar": "\xd4\xda\xd1" }]', "latin1");
    expect(await said(arabic)).toEqual([
      '1:11 A letter is lost here (\uFFFD), because the file is saved in another encoding, such as Windows-1256. Open it in the program that saved it, and save it again as "UTF-8" (Notepad: File, Save as, Encoding; VS Code: the encoding at the bottom right, Save with Encoding). If the letters are already lost there, type them again.',
    ]);
  });

  it.each([
    ["Windows-1252", "غسيل", "ØºØ³"],
    ["Windows-1252", "We’ll", "â€"],
    ["Windows-1256", "سبا", "ط³ط¨"],
  ])("UTF-8 that was opened as %s: %s", async (encoding, meant, found) => {
    const windows1252 = new Map([
      ["\x80", "€"],
      ["\x99", "™"],
    ]);
    const word = new TextDecoder(encoding).decode(Buffer.from(meant));
    const shown = word.replace(/[\x80-\x9f]/g, (sign) => windows1252.get(sign) ?? sign);
    const at = shown.indexOf(found) + 11;
    expect(await said(`[{ "ar": "${shown}" }]`)).toEqual([
      `1:${at} "${found}" shows that the file was opened in another encoding and saved. Restore the last version, make your change again, and save the file as "UTF-8" (Notepad: File, Save as, Encoding; VS Code: the encoding at the bottom right, Save with Encoding).`,
    ]);
  });

  it("is not a text with letters and signs that are rare in the language", async () => {
    expect(await said('[{ "en": "L’ORÉAL™ CAFÉ®, œuvre", "ar": "«نعم؟»، شمس؛ ١٢٪ خُطَطٌ" }]')).toEqual(
      [],
    );
  });

  it("is not a Windows line ending", async () => {
    expect(await said('[\r\n{\r\n"id": 1\r\n}\r\n]\r\n')).toEqual([]);
  });
});

describe("a brace or bracket", () => {
  /** Two entries in the format of the content files. */
  const list = [
    { id: 1, aliases: ["hair", "cuts"], picture: { focus: { x: 0.5 } } },
    { id: 2, steps: [[1], [2]] },
  ];

  it.each([2, 3, "\t"])("that is missing is named with its partner, indented by %j", async (by) => {
    const lines = JSON.stringify(list, null, by).split("\n");
    const open: number[] = [];
    for (const [index, line] of lines.entries()) {
      if (/[{[]$/.test(line)) open.push(index + 1);
      if (!/^\s*[}\]]/.test(line)) continue;
      const without = lines.toSpliced(index, 1);
      const isLast = index === lines.length - 1;
      const place = isLast
        ? `${index}:${(without.at(-1) ?? "").length + 1}`
        : `${index + 1}:${(without[index] ?? "").search(/\S/) + 1}`;
      const [closer, opener] = line.includes("}") ? "}{" : "][";
      expect(await said(without.join("\n"))).toEqual([
        `${place} A ${closer} is missing before this position: the ${opener} on line ${open.pop()} is not closed.`,
      ]);
    }
  });

  it.each([
    [
      '[\n  {\n    "a": 1,\n]\n',
      "4:1",
      "A } is missing before this position: the { on line 2 is not closed.",
    ],
    [
      '[\n  {\n    "a": ["b",\n    "c": 1\n  }\n]',
      "4:5",
      "A ] is missing before this position: the [ on line 3 is not closed.",
    ],
    ['[\n  {\n    "a": 1\n  }\n  },\n  {}\n]', "5:3", "This } is one too many. Delete it."],
    ['[\n  {\n    "a": 1\n  },\n  },\n  {}\n]', "5:3", "This } is one too many. Delete it."],
    ['[\n  {\n    "a": ["b"]],\n    "c": 1\n  }\n]', "3:15", "This ] is one too many. Delete it."],
    ["[\n  {}\n]\n]", "4:1", "This ] is one too many. Delete it."],
  ])("that is missing or one too many in %j", async (text, place, says) => {
    expect(await said(text)).toEqual([`${place} ${says}`]);
  });
});
