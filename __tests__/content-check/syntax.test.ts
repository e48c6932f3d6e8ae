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

const outside =
  'is outside quotation marks. Each name and each text needs a straight one (") before and after it, and only there. Inside a text, use “ and ”.';
const noComma = (sign: string) =>
  `There is "${sign}" here. Between two entries, write a Latin comma (,).`;
const invisible =
  "There is an invisible character here, as in texts from Word or WhatsApp. Delete the spaces here, and type them again.";
const unended =
  'The quotation mark (") that ends this name or text is missing on this line. It must be a straight one.';

const surplusComma = "This comma is one too many. Delete it.";

describe("a mistake in the grammar", () => {
  const cases: Record<string, string> = {
    '[{ "id": 1 },\n]': "1:13 There is a comma after the last entry. Delete this comma.",
    '[{ "id": 1, }]': "1:11 There is a comma after the last entry. Delete this comma.",
    '[{ "name": "Hair Spa"\n"id": 1 }]': "1:22 A comma is missing here, after this entry.",
    '[{ "id" 1 }]': "1:9 A colon (:) is missing here, between the name and its value.",
    '[{ "id": , "a": 1 }]':
      "1:10 A value is missing here: text in quotation marks, a number, true or false, a list or an entry.",
    "[{ 1 }]":
      '1:4 A name is missing here, in quotation marks and followed by a colon, like "price": "KD …".',
    '[{ "id": 1: 2 }]': "1:11 This is not expected here. Compare it with the lines around it.",
    '[{ "name": "Hair Spa,\n"id": 1 }]': `1:12 ${unended}`,
    '[{ "name": "Hair Spa”,\n"id": 1 }]': `1:12 ${unended}`,
    '[{ "name: {\n"en": "Hair Spa" } }]': `1:4 ${unended}`,
    '[{ price: "KD 5" }]':
      '1:4 The name price is outside quotation marks. Write "price", with a straight one (") before and after it.',
    '[{ "id": 1, \'price\': "KD 5" }]':
      '1:13 The name \'price\' is outside quotation marks. Write "price", with a straight one (") before and after it.',
    '[{ "price": price: "KD 5" }]': `1:13 price ${outside}`,
    '[{ "name": Hair Spa" }]': `1:12 Hair ${outside}`,
    '[{ "name": “Hair” }]': `1:12 “Hair” ${outside}`,
    '[{ "name": "The "Silk" Press" }]': `1:18 Silk ${outside}`,
    '[{ "name: "Hair", "id": 1 }]': `1:12 Hair ${outside}`,
    '[{ "en": "Hair, "ar": "شعر" }]': `1:18 ar ${outside}`,
    '[{ "en": "Hair"، "ar": "شعر" }]': `1:16 ${noComma("،")}`,
    '[{ "id": 1، "x": 2 }]': `1:11 ${noComma("،")}`,
    '[{ "popular": true، "x": 2 }]': `1:15 ${noComma("،")}`,
    '[{ "en": "Hair"؛ "ar": "شعر" }]': `1:16 ${noComma("؛")}`,
    '[{ "id": 1; "x": 2 }]': `1:11 ${noComma(";")}`,
    '[{ "price": "KD 5".\n"x": 2 }]': `1:19 ${noComma(".")}`,
    '[\n\u00a0\u00a0{ "id": 1 }]': `2:1 ${invisible}`,
    '[{\n\u200e  "id": 1 }]': `2:1 ${invisible}`,
    '[{ "popular": True }]': "1:15 Write true in lower case.",
    '[{ "x": .5 }]': "1:9 This is not a number. Write it like 7 or 0.5.",
    '[{ "x": 5. }]': "1:9 This is not a number. Write it like 7 or 0.5.",
    '[{ "price": "KD 5",, "id": 1 }]': `1:20 ${surplusComma}`,
    '[{ "id": 1,\n,\n"x": 1 }]': `2:1 ${surplusComma}`,
    '[\n{ "id": 1 },,\n{ "id": 2 }]': `2:13 ${surplusComma}`,
    '[\n{ "id": 1 },\n\n,\n{ "id": 2 }]': `4:1 ${surplusComma}`,
    '[\n,\n{ "id": 1 }]': `2:1 ${surplusComma}`,
    '{ , "id": 1 }': `1:3 ${surplusComma}`,
    '[{ "id": 1 }],': `1:14 ${surplusComma}`,
    '[{ "x": 0,72 }]': "1:9 Write 0.72.",
    '[{ "x": 0,72, "y": 0.5 }]': "1:9 Write 0.72.",
    '[{ "x": ٠٫٧٢ }]': "1:9 Write the digits 0 to 9: 0.72.",
    '[{ "id": ٢٠١٢, "x": 1 }]': "1:10 Write the digits 0 to 9: 2012.",
    '[{ "id": 012 }]': "1:10 Write 12.",
    '[{ "phone": +96530000118 }]': '1:13 Put quotation marks around it: "+96530000118".',
    '[{ "phone": +965 3000 0118, "x": 1 }]':
      '1:13 Put quotation marks around it: "+965 3000 0118".',
    '[{ "from": 10:00, "to": 21:00 }]': '1:12 Put quotation marks around it: "10:00".',
    '[{ "until": 2026-12-31 }]': '1:13 Put quotation marks around it: "2026-12-31".',
    "<!DOCTYPE html>\n<html></html>":
      "1:1 This is a web page, not the file. Restore the last version. To download a file from GitHub, open it and press Download raw file.",
    "[ // new\n]": "1:3 Comments are not allowed in this file. Delete this one.",
    '[".\\pictures/a.jpg"]':
      "1:2 A backslash (\\) is in this text. Use / in file paths; elsewhere write it twice: \\\\.",
    '["Hair\tSpa"]': "1:2 This text contains a tab or a line break. Delete it.",
    '[{ "id": 1,\n"id": 2 }]': '2:1 "id" is in this entry twice. Keep one of the two lines.',
    "[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> prices\n]":
      '2:1 "<<<<<<< HEAD" marks a merge conflict. Keep the lines that you want, and delete the other ones and the markers <<<<<<<, ======= and >>>>>>>.',
    "": "1:1 The file is empty. Restore it from the last version.",
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
    ["Windows-1252", "غسيل", "ØºØ³ÙŠÙ„"],
    ["Windows-1252", "سبا", "Ø³Ø¨Ø§"],
    ["Windows-1256", "سبا", "ط³ط¨ط§"],
  ])("UTF-8 that was opened as %s: %s", async (encoding, meant, word) => {
    expect(await said(`[{ "ar": "${word}" }]`)).toEqual([
      `1:11 "${word}" was "${meant}" before the file was opened in another encoding (${encoding}) and saved. Correct it if it is the only one. Otherwise restore the last version, make your change again, and save the file as "UTF-8" (Notepad: File, Save as, Encoding; VS Code: the encoding at the bottom right, Save with Encoding).`,
    ]);
  });

  it("is not a text with letters and signs that are rare in the language", async () => {
    expect(await said('[{ "en": "L’ORÉAL™ CAFÉ®, œuvre", "ar": "«نعم؟»، شمس؛ ١٢٪" }]')).toEqual([]);
  });

  it("is not a Windows line ending", async () => {
    expect(await said('[\r\n{\r\n"id": 1\r\n}\r\n]\r\n')).toEqual([]);
  });
});

describe("a brace or bracket", () => {
  /** Two entries in the format of the guide. */
  const list = [
    "[",
    "  {",
    '    "id": 1,',
    '    "aliases": ["hair"],',
    '    "intro": [',
    '      "One.",',
    '      "Two."',
    "    ],",
    '    "picture": {',
    '      "focus": {',
    '        "x": 0.5',
    "      }",
    "    }",
    "  },",
    "  {",
    '    "id": 2',
    "  }",
    "]",
    "",
  ];
  const withLine = (line: number, text: string) => list.with(line - 1, text).join("\n");
  const without = (line: number) => list.toSpliced(line - 1, 1).join("\n");
  const unclosed = (closer: string, opener: string, line: number) =>
    `A ${closer} is missing before this position: the ${opener} on line ${line} is not closed.`;
  const noOpener = "A { is missing before this name. Each entry begins with {.";
  const noStart = (opener: string) => `The ${opener} at the start of the file is missing.`;
  const surplus = (sign: string) => `This ${sign} is one too many. Delete it.`;
  const tooEarly = "The file ends too early: the [ on line 1 is not closed. Add the missing ].";
  const afterEnd = "The ] on line 18 ends the file. Move what follows before it, or delete that ].";

  it.each([
    ["no } of an entry", without(14), "14:3", unclosed("}", "{", 2)],
    ["no } of an entry but its comma", withLine(14, "  ,"), "15:3", unclosed("}", "{", 2)],
    ["no } of an entry after a comma", '[\n  {\n    "a": 1,\n]\n', "4:1", unclosed("}", "{", 2)],
    [
      "no }, of a name",
      '[\n  {\n    "name": {\n      "en": "A"\n    "id": 1\n  }\n]\n',
      "5:5",
      unclosed("}", "{", 3),
    ],
    ["no } of a picture's focus", without(12), "12:5", unclosed("}", "{", 10)],
    ["no last }", withLine(17, ""), "18:1", unclosed("}", "{", 15)],
    ["no ] in a line", withLine(4, '    "aliases": ["hair",'), "5:5", unclosed("]", "[", 4)],
    ["no ] of a list", without(8), "8:5", unclosed("]", "[", 5)],
    ["no { of an entry", withLine(15, ""), "16:5", noOpener],
    ["no { of a picture", withLine(9, '    "picture":'), "10:7", noOpener],
    [
      "no [ of a list",
      withLine(5, '    "a":'),
      "8:5",
      "This ] has no matching [. Add the missing [.",
    ],
    ["no [ of the file", withLine(1, ""), "2:3", noStart("[")],
    ["no { of a page", '  "name": "Home"\n}\n', "1:3", noStart("{")],
    ["no ] of the file", without(18), "17:4", tooEarly],
    ["a } after an entry", withLine(14, "  }\n  },"), "15:3", surplus("}")],
    ["a } in an entry", withLine(12, "      }\n      }"), "13:7", surplus("}")],
    ["a ] in a line", withLine(4, '    "aliases": ["hair"]],'), "4:24", surplus("]")],
    ["a ] at the end", withLine(18, "]\n]"), "19:1", surplus("]")],
    ["a pasted entry below the end", withLine(18, "]\n  {\n  }"), "19:3", afterEnd],
  ])("that is missing or one too many: %s", async (_name, text, place, says) => {
    expect(await said(text)).toEqual([`${place} ${says}`]);
  });
});
