/** @jest-environment node */
import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import type { JSONPath } from "jsonc-parser";
import { contentFiles, routes } from "../../src/graphql/model";
import { ContentCopy, type Loose, nextId, unused } from "./content-copy";

const copy = new ContentCopy();

afterEach(() => copy.restore());
afterAll(() => copy.remove());

/** A mistake, its position in the file, and the expected message. */
interface Mistake {
  file: string;
  make?: (data: Loose) => void;
  makeText?: (text: string) => string;
  /** A text in the file, or the path of a value, or of a field whose key is meant. */
  at: string | { value: JSONPath } | { key: JSONPath };
  /** Which occurrence of the text. */
  nth?: number;
  says: string;
}

function placeOf({ file, at, nth }: Mistake): string {
  if (typeof at === "string") return copy.placeOf(file, at, nth);
  if ("value" in at) return copy.placeOfValue(file, at.value);
  return copy.placeOfValue(file, at.key, "key");
}

async function expectOnly(mistake: Mistake): Promise<void> {
  const { file, make, makeText, says } = mistake;
  if (make) copy.edit(file, make);
  if (makeText) copy.editText(file, makeText);
  expect(await copy.errors()).toEqual([`content/${file}:${placeOf(mistake)} ${says}`]);
}

const services = "services/services.json";
const categories = "services/categories.json";
const portfolio = "portfolio/portfolio.json";
const offers = "offers/offers.json";
const site = "site.json";
const home = "pages/home.json";
const portfolioPage = "pages/portfolio.json";
const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';
const mapHosts =
  'is not a map that the site may embed. Copy the address of an embedded map from Google Maps ("https://www.google.com/maps/embed?…") or OpenStreetMap ("https://www.openstreetmap.org/export/embed.html?…").';
const noEmail =
  'is not an e-mail address. Write it like "hello@zahrelle.example.com", without "mailto:" before it.';
const hidden = "contains an invisible character. Type the text again by hand.";
const time = 'Write hours and minutes on the 24-hour clock, like "10:00" or "21:30".';

const price = (text: string, says: string): Mistake => ({
  file: services,
  make: (data) => (data[0].price = text),
  at: { value: [0, "price"] },
  says: `Price "${text}" ${says}`,
});

describe("the current content", () => {
  it("has no mistakes", async () => {
    expect(await copy.errors()).toEqual([]);
  });
});

describe("invalid JSON", () => {
  const cases: Record<string, Mistake> = {
    "a comma after the last entry": {
      file: services,
      makeText: (text) =>
        text
          .replace(/\}\s*\]\s*$/, "},\n]\n")
          .replace("},\n]", "}#,\n]")
          .replace("#", ""),
      at: ",\n]",
      says: "There is a comma after the last entry. Delete this comma.",
    },
    "a missing comma": {
      file: services,
      makeText: (text) => text.replace(/("slug": "[^"]+"),/, "$1"),
      at: '\n    "name"',
      says: "A comma is missing here, after this entry.",
    },
    "a missing quotation mark at the end of a text": {
      file: services,
      makeText: (text) => text.replace(/"en": "[^"]+",/, '"en": "Velvet Quill,'),
      at: '"Velvet Quill',
      says: 'The quotation mark (") that ends this text is missing.',
    },
    "a missing quotation mark at the start of a text": {
      file: services,
      makeText: (text) => text.replace(/"en": "[^"]+",/, '"en": Velvet Quill",'),
      at: "Velvet Quill",
      says: 'The quotation marks are missing. Write "Velvet Quill".',
    },
    "a missing quotation mark after the field category": {
      file: services,
      makeText: (text) => text.replace('"category": ', '"category: '),
      at: '"category: ',
      says: 'The quotation mark (") that ends this name is missing. Write "category":',
    },
    "a missing quotation mark after the field name": {
      file: services,
      makeText: (text) => text.replace('"name": ', '"name: '),
      at: '"name: ',
      says: 'The quotation mark (") that ends this name is missing. Write "name":',
    },
    "smart quotes around a text": {
      file: services,
      makeText: (text) => text.replace(/"en": "[^"]+",/, '"en": “Velvet Quill”,'),
      at: "“Velvet",
      says: '“ is not a straight quotation mark. Type " instead.',
    },
    "a smart quote at the end of a text": {
      file: services,
      makeText: (text) => text.replace(/"en": "[^"]+",/, '"en": "Velvet Quill”,'),
      at: "”",
      says: '” is not a straight quotation mark. Type " instead.',
    },
    "a quotation mark inside a text": {
      file: services,
      makeText: (text) => text.replace(/"en": "[^"]+",/, '"en": "The "Silk" Press",'),
      at: 'Silk" Press',
      says: 'A quotation mark (") inside this text ends it too early. Use curly ones inside: “ and ”.',
    },
    "a byte-order mark": {
      file: services,
      makeText: (text) => `\uFEFF${text}`,
      at: "[",
      says: 'The file starts with an invisible character (BOM). Save it again as plain "UTF-8", without BOM.',
    },
    "merge markers": {
      file: services,
      makeText: (text) =>
        text.replace(/( *"price": .*)\n/, "<<<<<<< HEAD\n$1\n=======\n$1\n>>>>>>> prices\n"),
      at: "<<<<<<< HEAD",
      says: '"<<<<<<< HEAD" marks a merge conflict. Keep the lines that you want, and delete the other ones and the markers <<<<<<<, ======= and >>>>>>>.',
    },
    "the same field twice in an entry": {
      file: services,
      makeText: (text) => text.replace('"slug": ', '"slug": "velvet-quill",\n    "slug": '),
      at: '"slug": ',
      nth: 2,
      says: '"slug" is in this entry twice. Keep one of the two lines.',
    },
    "a comment": {
      file: services,
      makeText: (text) => text.replace("[\n", "[\n  // new prices\n"),
      at: "// new",
      says: "Comments are not allowed in this file. Delete this one.",
    },
    "a missing colon": {
      file: services,
      makeText: (text) => text.replace('"price": ', '"price" '),
      at: '"KD',
      says: "A colon (:) is missing here, between the name and its value.",
    },
    "a backslash in a path": {
      file: portfolio,
      makeText: (text) => text.replace("./pictures/", ".\\pictures/"),
      at: '".\\pictures',
      says: "A backslash (\\) is in this text. Use / in file paths; elsewhere write it twice: \\\\.",
    },
  };
  it.each(Object.entries(cases))("%s", (_name, mistake) => expectOnly(mistake));

  it("a truncated file", async () => {
    copy.editText(services, (text) => text.replace(/\s*\]\s*$/, ""));
    const lines = copy.read(services).split("\n");
    const place = `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
    expect(await copy.errors()).toEqual([
      `content/${services}:${place} The file ends too early: the [ on line 1 is not closed. Add the missing ].`,
    ]);
  });

  it.each(["without a byte-order mark", "with a byte-order mark"])("UTF-16 (%s)", async (kind) => {
    const mark = kind === "without a byte-order mark" ? "" : "\uFEFF";
    copy.put(services, Buffer.from(mark + copy.read(services), "utf16le"));
    const [error = "", ...others] = await copy.errors();
    expect(others).toEqual([]);
    expect(error).toBe(
      `content/${services}:1:1 The file is saved as UTF-16, which cannot be read. Save it again as "UTF-8" (Notepad: File, Save as, Encoding; VS Code: the encoding at the bottom right, Save with Encoding).`,
    );
  });
});

describe("unbalanced braces and brackets", () => {
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
  const withLine = (line: number, text: string) =>
    list.map((each, index) => (index + 1 === line ? text : each)).join("\n");
  const without = (line: number) => list.filter((_, index) => index + 1 !== line).join("\n");

  it.each([
    [
      "the } of an entry",
      without(14),
      "14:3",
      "A } is missing before this position: the { on line 2 is not closed.",
    ],
    [
      "the } of an entry but not its comma",
      withLine(14, "  ,"),
      "15:3",
      "A } is missing before this position: the { on line 2 is not closed.",
    ],
    [
      "the } of a picture's focus",
      without(12),
      "12:5",
      "A } is missing before this position: the { on line 10 is not closed.",
    ],
    [
      "the ] of a list in a line",
      withLine(4, '    "aliases": ["hair",'),
      "5:5",
      "A ] is missing before this position: the [ on line 4 is not closed.",
    ],
    [
      "the ] of a list",
      without(8),
      "8:5",
      "A ] is missing before this position: the [ on line 5 is not closed.",
    ],
    [
      "the { of an entry",
      withLine(15, ""),
      "16:5",
      "A { is missing before this name. Each entry begins with {.",
    ],
    [
      "the { of a picture",
      withLine(9, '    "picture":'),
      "10:7",
      "A { is missing before this name. Each entry begins with {.",
    ],
    [
      "the [ of a list",
      withLine(5, '    "intro":'),
      "8:5",
      "This ] has no matching [. Add the missing [.",
    ],
    [
      "the [ of the file",
      withLine(1, ""),
      "2:3",
      "The [ at the start of the list is missing before this {.",
    ],
    [
      "the last }",
      withLine(17, ""),
      "18:1",
      "A } is missing before this position: the { on line 15 is not closed.",
    ],
  ])("missing: %s", async (_name, text, place, says) => {
    copy.put(categories, text);
    expect(await copy.errors()).toContain(`content/${categories}:${place} ${says}`);
  });

  it.each([
    ["a } after an entry", withLine(14, "  }\n  },"), "15:3", "This } is one too many. Delete it."],
    [
      "a } in an entry",
      withLine(12, "      }\n      }"),
      "13:7",
      "This } is one too many. Delete it.",
    ],
    [
      "a ] in a line",
      withLine(4, '    "aliases": ["hair"]],'),
      "4:24",
      "This ] is one too many. Delete it.",
    ],
    ["a ] at the end", withLine(18, "]\n]"), "19:1", "This ] is one too many. Delete it."],
    [
      "an entry pasted below the end",
      withLine(18, "]\n  {\n  }"),
      "19:3",
      "The ] on line 18 ends the file. Move what follows before it, or delete that ].",
    ],
  ])("surplus: %s", async (_name, text, place, says) => {
    copy.put(categories, text);
    expect(await copy.errors()).toContain(`content/${categories}:${place} ${says}`);
  });
});

describe("files with another structure", () => {
  it.each(["", "null", "5", '"text"', "[null]", "{}", "[[]]", "{", "["])(
    "%j in every file is reported for every file",
    async (text) => {
      for (const file of contentFiles) copy.put(file, text);
      const files = (await copy.errors()).map((error) => error.split(":")[0]);
      expect([...new Set(files)]).toEqual(contentFiles.map((file) => `content/${file}`).sort());
    },
  );

  it("accepts Windows line endings", async () => {
    copy.editText(services, (text) => text.replace(/\n/g, "\r\n"));
    expect(await copy.errors()).toEqual([]);
  });
});

describe("invalid prices", () => {
  const cases: Record<string, Mistake> = {
    "in words": price("KD twenty", `is not a price. ${how}`),
    "in another currency": price("USD 7", `is not in Kuwaiti dinar. ${how}`),
    "without a currency": price("7", 'has no currency. Write "KD 7".'),
    "with a decimal comma": price(
      "KD 0,5",
      'has a comma instead of a decimal point. Write "KD 0.5".',
    ),
    "a reversed range": price(
      "KD 8 to KD 5",
      'begins with the higher price. Write "KD 5 to KD 8".',
    ),
    "a range with a dash": price("KD 5-8", 'is not in the usual format. Write "KD 5 to KD 8".'),
    "a range with equal ends": price(
      "KD 5 to KD 5",
      'is a range with the same price twice. Write "KD 5".',
    ),
    negative: price("KD -5", `must be more than zero. ${how}`),
    "a number instead of text": {
      file: services,
      make: (data) => (data[0].price = 7),
      at: { value: [0, "price"] },
      says: 'Price 7 is a number, but must be text, in quotation marks. Write it like "KD 7".',
    },
    "a range for a package": {
      file: offers,
      make: (data) => (data[0].price = "KD 10 to KD 15"),
      at: { value: [0, "price"] },
      says: 'Price "KD 10 to KD 15" is a range. A package has one price, like "KD 10".',
    },
  };
  it.each(Object.entries(cases))("%s", (_name, mistake) => expectOnly(mistake));
});

describe("missing translations", () => {
  const lackingIn = async (file: string) =>
    (await copy.notices()).filter(
      (notice) => notice.startsWith(`content/${file}:`) && notice.includes("no Arabic translation"),
    );

  it("are counted in one notice per file, with line numbers", async () => {
    copy.edit(services, (data) => {
      for (const { name } of data) name.ar ??= "اسم";
      data[0].name = { en: "Velvet Quill" };
      data[1].name = { en: "Silk Press" };
    });
    const [place = "", next = ""] = [0, 1].map((at) => copy.placeOfValue(services, [at, "name"]));
    const lines = [place, next].map((each) => each.split(":")[0]).join(", ");
    expect(await lackingIn(services)).toEqual([
      `content/${services}:${place} 2 texts have no Arabic translation (lines ${lines}). Visitors see the default language there. Write them like { "en": "…", "ar": "…" }.`,
    ]);
  });

  it.each([
    ["pages/not-found.json", "Gone", "410"],
    ["pages/not-found.json", "{label}: Gone", "{label}: {label}"],
  ])("are not reported for a language-neutral text", async (file, words, neutral) => {
    const count = async () => {
      const [notice = "0"] = await lackingIn(file);
      return Number(notice.match(/(\d+) texts? ha/)?.[1] ?? 0);
    };
    copy.edit(file, (data) => (data.code = { en: words }));
    const before = await count();
    copy.edit(file, (data) => (data.code = { en: neutral }));
    expect(await count()).toBe(before - 1);
  });
});

describe("invalid entries", () => {
  const cases: Record<string, Mistake> = {
    "a misspelled field": {
      file: services,
      makeText: (text) => text.replace('"price"', '"pirce"'),
      at: '"pirce"',
      says: '"pirce" is not a field here: did you mean "price"?',
    },
    "a field that does not exist": {
      file: services,
      make: (data) => (data[0].colour = "red"),
      at: { key: [0, "colour"] },
      says: '"colour" is not a field here. Delete this line. The fields are: id, slug, name, price, otherNames, category.',
    },
    "a missing field": {
      file: services,
      make: (data) => delete data[0].price,
      at: { value: [0] },
      says: '"price" is missing here. Add a line like "price": "KD 7".',
    },
    "an empty name": {
      file: services,
      make: (data) => (data[0].name.en = ""),
      at: { value: [0, "name", "en"] },
      says: "Name (en) is empty. Write the words here.",
    },
    "double spaces": {
      file: services,
      make: (data) => (data[0].name.en = "Velvet  Quill"),
      at: { value: [0, "name", "en"] },
      says: 'Name (en) "Velvet  Quill" has two spaces together. Delete one.',
    },
    "a space at the end": {
      file: services,
      make: (data) => (data[0].name.en = "Velvet Quill "),
      at: { value: [0, "name", "en"] },
      says: 'Name (en) "Velvet Quill " has a space at its start or end. Delete it.',
    },
    "text instead of a number": {
      file: services,
      make: (data) => (data[0].id = "six"),
      at: { value: [0, "id"] },
      says: 'Id "six" is text, but must be a whole number, without quotation marks. Write it like 1.',
    },
    "text instead of true or false": {
      file: offers,
      make: (data) => (data[0].popular = "yes"),
      at: { value: [0, "popular"] },
      says: 'Popular "yes" is text, but must be true or false, without quotation marks. Write it like true.',
    },
    "an invalid slug": {
      file: services,
      make: (data) => (data[0].slug = "Velvet Quill"),
      at: { value: [0, "slug"] },
      says: 'Slug "Velvet Quill" is not a short name. Use small letters, digits and hyphens, like "hair-spa".',
    },
    "a phone number that is not Kuwaiti": {
      file: site,
      make: (data) => (data.phone = "+44 20 7946 0000"),
      at: { value: ["phone"] },
      says: 'Phone "+44 20 7946 0000" is not a Kuwaiti phone number. Write +965 and eight digits without spaces, like "+96530000118".',
    },
    "an e-mail address as a link": {
      file: site,
      make: (data) => (data.email = "mailto:hello@salon.com.kw"),
      at: { value: ["email"] },
      says: 'Email "mailto:hello@salon.com.kw" is not an e-mail address. Write it like "hello@zahrelle.example.com", without "mailto:" before it.',
    },
    "a link without https": {
      file: site,
      make: (data) => (data.social.instagram = "instagram.com/salon"),
      at: { value: ["social", "instagram"] },
      says: 'Instagram "instagram.com/salon" is not a web address. Write it in full, like "https://www.instagram.com/name".',
    },
    "a map of a host that begins like a permitted one": {
      file: site,
      make: (data) => (data.map.embedUrl = "https://www.google.com.example.com/maps/embed?pb=1"),
      at: { value: ["map", "embedUrl"] },
      says: `Embed url "https://www.google.com.example.com/maps/embed?pb=1" ${mapHosts}`,
    },
    "another page of the map's host": {
      file: site,
      make: (data) => (data.map.embedUrl = "https://www.openstreetmap.org/login"),
      at: { value: ["map", "embedUrl"] },
      says: `Embed url "https://www.openstreetmap.org/login" ${mapHosts}`,
    },
    "a map page of Google that cannot be embedded": {
      file: site,
      make: (data) => (data.map.embedUrl = "https://www.google.com/maps?q=29.33,48.08"),
      at: { value: ["map", "embedUrl"] },
      says: `Embed url "https://www.google.com/maps?q=29.33,48.08" ${mapHosts}`,
    },
    "a map of Google's old host that cannot be embedded": {
      file: site,
      make: (data) => (data.map.embedUrl = "https://maps.google.com/maps?q=29.33,48.08"),
      at: { value: ["map", "embedUrl"] },
      says: `Embed url "https://maps.google.com/maps?q=29.33,48.08" ${mapHosts}`,
    },
    "a map with another output": {
      file: site,
      make: (data) => (data.map.embedUrl = "https://www.google.com/maps?output=embedded&q=1"),
      at: { value: ["map", "embedUrl"] },
      says: `Embed url "https://www.google.com/maps?output=embedded&q=1" ${mapHosts}`,
    },
    "an e-mail address with a comma at its end": {
      file: site,
      make: (data) => (data.email = "hello@salon.com.kw,"),
      at: { value: ["email"] },
      says: `Email "hello@salon.com.kw," ${noEmail}`,
    },
    "an e-mail address with its bracket": {
      file: site,
      make: (data) => (data.email = "hello@salon.com.kw>"),
      at: { value: ["email"] },
      says: `Email "hello@salon.com.kw>" ${noEmail}`,
    },
    "an e-mail address with an invisible mark": {
      file: site,
      make: (data) => (data.email = "hello@salon.com.kw\u202c"),
      at: { value: ["email"] },
      says: `Email "hello@salon.com.kw\u202c" ${hidden}`,
    },
    "a link with an invisible mark": {
      file: site,
      make: (data) => (data.social.instagram = "https://www.instagram.com/salon\u200e"),
      at: { value: ["social", "instagram"] },
      says: `Instagram "https://www.instagram.com/salon\u200e" ${hidden}`,
    },
    "an invisible character in a text": {
      file: services,
      make: (data) => (data[0].name.en = "Velvet\u200d Quill"),
      at: { value: [0, "name", "en"] },
      says: `Name (en) "Velvet\u200d Quill" ${hidden}`,
    },
    "navigation without Home": {
      file: site,
      make: (data) => (data.navigation = data.navigation.filter(({ path }: Loose) => path !== "/")),
      at: { value: ["navigation"] },
      says: 'Navigation has no link to Home, with which the path at the top of each page begins. Add an entry like { "label": { "en": "Home", "ar": "الرئيسية" }, "path": "/" }.',
    },
    "the site's address with a trailing slash": {
      file: site,
      make: (data) => (data.url = "https://salon.com.kw/"),
      at: { value: ["url"] },
      says: 'Url "https://salon.com.kw/" is not the site\'s address. Write it without a slash at the end, like "https://zahrelle.example.com".',
    },
    "a title that is too long for search engines": {
      file: home,
      make: (data) => (data.seo.title.en = "A".repeat(61)),
      at: { value: ["seo", "title", "en"] },
      says: "Title (en) has 61 characters; at most 60 are allowed. Shorten it.",
    },
    "a description that is too short for search engines": {
      file: home,
      make: (data) => (data.seo.description.en = "A salon."),
      at: { value: ["seo", "description", "en"] },
      says: "Description (en) has 8 characters; write at least 70.",
    },
    "a link to a page that does not exist": {
      file: home,
      make: (data) => (data.hero.action.path = "/service"),
      at: { value: ["hero", "action", "path"] },
      says:
        'Path "/service" is not a page of this site. Did you mean "/services"? The pages are: ' +
        routes.join(", ") +
        ".",
    },
    "a link to a category that does not exist": {
      file: home,
      make: (data) => {
        copy.edit(categories, ([category]) => category.aliases.push("quills"));
        data.overview.tiles[2].path = "/services#quill";
      },
      at: { value: ["overview", "tiles", 2, "path"] },
      says: 'Path "/services#quill" does not lead to a category. Did you mean "/services#quills"?',
    },
    "a text without locales": {
      file: services,
      make: (data) => (data[0].name = "Velvet Quill"),
      at: { value: [0, "name"] },
      says: 'Name "Velvet Quill" is text, but must have one text per language. Write it like { "en": "Velvet Quill", "ar": "…" }.',
    },
    "a text without letters and without locales": {
      file: "pages/not-found.json",
      make: (data) => (data.code = "410"),
      at: { value: ["code"] },
      says: 'Code "410" is text, but must have one text per language. Write it like { "en": "410" }.',
    },
    "a text with a count, without plural forms": {
      file: "pages/services.json",
      make: (data) => (data.intro = "Everything at {lowestPrice}."),
      at: { value: ["intro"] },
      says: 'Intro "Everything at {lowestPrice}." is text, but must have one text per language. Write it like { "en": { "other": "Everything at {lowestPrice}." }, "ar": "…" }.',
    },
    "an unknown locale": {
      file: services,
      make: (data) => (data[0].name = { en: "Velvet Quill", er: "ريشة" }),
      at: { key: [0, "name", "er"] },
      says: '"er" is not a field here: did you mean "ar"?',
    },
    "a text without the default locale": {
      file: services,
      make: (data) => (data[0].name = { ar: "ريشة" }),
      at: { value: [0, "name"] },
      says: '"en" is missing here.',
    },
    "a text that is a number": {
      file: services,
      make: (data) => (data[0].name = 7),
      at: { value: [0, "name"] },
      says: 'Name 7 is a number, but must have one text per language. Write it like { "en": "7" }.',
    },
    "a placeholder that is missing in one locale": {
      file: "pages/services.json",
      make: (data) => (data.bookLabel = { en: "Book {service}", ar: "احجزي" }),
      at: { value: ["bookLabel", "ar"] },
      says: 'Book label (ar) "احجزي" lacks {service}, which the site replaces with a value. Put it back.',
    },
    "an unknown plural form": {
      file: "pages/services.json",
      make: (data) => (data.search.results = { en: { one: "{count} service", others: "{count}" } }),
      at: { key: ["search", "results", "en", "others"] },
      says: '"others" is not a field here: did you mean "other"?',
    },
    "an unknown placeholder in a plural form": {
      file: "pages/services.json",
      make: (data) => (data.search.results.ar.few = "{cuont} خدمات"),
      at: { value: ["search", "results", "ar", "few"] },
      says: 'Results (ar) (few) "{cuont} خدمات" has {cuont}: did you mean {count}?',
    },
    "an unknown placeholder": {
      file: site,
      make: (data) => (data.messages.layout.call = "Call {numbr}"),
      at: { value: ["messages", "layout", "call"] },
      says: 'Call "Call {numbr}" has {numbr}: did you mean {number}?',
    },
    "a missing placeholder": {
      file: site,
      make: (data) => (data.messages.layout.call = "Call us"),
      at: { value: ["messages", "layout", "call"] },
      says: 'Call "Call us" lacks {number}, which the site replaces with a value. Put it back.',
    },
    "a focus outside the picture": {
      file: portfolio,
      make: (data) => (data[0].image.focus = { x: 0.5, y: 1.5 }),
      at: { value: [0, "image", "focus", "y"] },
      says: "Y 1.5 is too large: the maximum is 1.",
    },
    "too few photos": {
      file: home,
      make: (data) => (data.space.photos = data.space.photos.slice(0, 4)),
      at: { value: ["space", "photos"] },
      says: "Photos has 4 entries; it needs 5.",
    },
    "an invalid date": {
      file: "pages/special-offers.json",
      make: (data) => (data.validUntil = "10 September"),
      at: { value: ["validUntil"] },
      says: 'Valid until "10 September" is not a date. Write year, month and day, like "2026-12-31".',
    },
    "a date that does not exist": {
      file: "pages/special-offers.json",
      make: (data) => (data.validUntil = "2027-02-30"),
      at: { value: ["validUntil"] },
      says: '"2027-02-30" does not exist: that month has fewer days.',
    },
  };
  it.each(Object.entries(cases))("%s", (_name, mistake) => expectOnly(mistake));

  it("a duplicate slug", async () => {
    copy.edit(services, (data) => data.push({ ...data[0], id: nextId(data) }));
    const last = copy.json(services).length - 1;
    const [line] = copy.placeOfValue(services, [0, "slug"]).split(":");
    const { slug } = copy.json(services)[0];
    expect(await copy.errors()).toEqual([
      `content/${services}:${copy.placeOfValue(services, [last, "slug"])} Slug "${slug}" is already used on line ${line}. Use a different value.`,
    ]);
  });

  it("a duplicate slug in a category of the portfolio", async () => {
    const items = copy.json(portfolio);
    const last = items.findLastIndex((item: Loose) => item.category === items[0].category);
    copy.edit(portfolio, (data) => (data[last].slug = data[0].slug));
    const [line] = copy.placeOfValue(portfolio, [0, "slug"]).split(":");
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [last, "slug"])} Slug "${items[0].slug}" is already used on line ${line}. Use a different value.`,
    ]);
  });

  it("a number as the slug of a photograph", async () => {
    copy.edit(portfolio, (data) => (data[0].slug = "12"));
    expect(await copy.errors()).toEqual([
      `content/${portfolio}:${copy.placeOfValue(portfolio, [0, "slug"])} Slug "12" is not a short name for an address. Use small letters, digits and hyphens, like "french-almond"; digits alone are a page number.`,
    ]);
  });

  it("a duplicate id", async () => {
    const slug = unused("velvet-quill", copy.read(services));
    const next = nextId(copy.json(services));
    copy.edit(services, (data) => data.push({ ...data[0], slug }));
    const entries = copy.json(services);
    const [line] = copy.placeOfValue(services, [0, "id"]).split(":");
    expect(await copy.errors()).toEqual([
      `content/${services}:${copy.placeOfValue(services, [entries.length - 1, "id"])} Id ${entries[0].id} is already used on line ${line}. The next free number is ${next}.`,
    ]);
  });

  it("a category without services", async () => {
    const key = unused("velvet", copy.read(categories));
    copy.edit(categories, (data) => data.push({ ...data[0], key, aliases: [] }));
    const place = copy.placeOfValue(categories, [copy.json(categories).length - 1, "key"]);
    expect(await copy.errors()).toEqual([
      `content/${categories}:${place} Category "${key}" has no services. Add one in content/services/services.json, or delete the category.`,
    ]);
  });

  describe("a category that does not exist", () => {
    /** Adds an entry with this category. Returns the errors and the entry's position. */
    async function errorOf(file: string, category: string) {
      copy.edit(file, (data) => {
        const slug = unused("velvet-quill", copy.read(file));
        if (file === portfolio) data[0].category = category;
        /* Keep the first entry: it may be the only one of its category. */
        else data.unshift({ ...data[0], id: nextId(data), slug, category });
      });
      const errors = await copy.errors();
      return { errors, place: `content/${file}:${copy.placeOfValue(file, [0, "category"])}` };
    }

    it("is reported with the existing categories and a suggestion", async () => {
      const keys = copy.json(categories).map(({ key }: Loose) => key);
      const typed = `${keys[0]}z`;
      const { errors, place } = await errorOf(services, typed);
      expect(errors).toEqual([
        `${place} Category "${typed}" does not exist. Did you mean "${keys[0]}"? Choose from: ${keys.join(", ")}. Add new ones in content/${categories}.`,
      ]);
    });

    it("is recognised by its label", async () => {
      const [{ key, label }] = copy.json(categories);
      const { errors } = await errorOf(services, label.en);
      expect(errors.join()).toContain(
        `Category "${label.en}" does not exist. Did you mean "${key}"?`,
      );
    });

    it("is reported for the portfolio with the filters as categories", async () => {
      const keys = copy.json(portfolioPage).filters.map(({ key }: Loose) => key);
      const possible = keys.filter((key: string) => key !== "all");
      const typed = `${possible[0]}z`;
      const { errors, place } = await errorOf(portfolio, typed);
      expect(errors).toEqual([
        `${place} Category "${typed}" does not exist. Did you mean "${possible[0]}"? Choose from: ${possible.join(", ")}. Add new ones in content/${portfolioPage}.`,
      ]);
      const { errors: ofAll } = await errorOf(portfolio, "all");
      expect(ofAll.join()).toContain('Category "all" does not exist.');
    });
  });

  it("two pages with the same title", async () => {
    const title = copy.json(home).seo.title.en;
    copy.edit("pages/about.json", (data) => (data.seo.title.en = title));
    const place = copy.placeOfValue("pages/about.json", ["seo", "title", "en"]);
    expect(await copy.errors()).toEqual([
      `content/pages/about.json:${place} Title "${title}" is also the title of content/pages/home.json. Write a different title for each page.`,
    ]);
  });

  it("a misspelled file name", async () => {
    copy.put("services/service.json", "[]");
    expect(await copy.errors()).toEqual([
      "content/services/service.json:1:1 The site does not use this file. Did you mean content/services/services.json?",
    ]);
  });

  it("a file without a row in the model", async () => {
    copy.put("pages/gift-cards.json", "{}");
    expect(await copy.errors()).toEqual([
      "content/pages/gift-cards.json:1:1 The site does not use this file. A new page or list needs a row in src/graphql/model.ts and a schema (content/schema/README.md).",
    ]);
  });
});

describe("invalid opening hours", () => {
  const day = (ranges: unknown, at: JSONPath, says: string): Mistake => ({
    file: site,
    make: (data) => (data.hours.friday = ranges),
    at: { value: ["hours", "friday", ...at] },
    says,
  });
  const cases: Record<string, Mistake> = {
    "a time in words": day(
      [{ from: "10am", to: "21:00" }],
      [0, "from"],
      `From "10am" is not a time. ${time}`,
    ),
    "an hour that does not exist": day(
      [{ from: "10:00", to: "25:00" }],
      [0, "to"],
      `To "25:00" is not a time. ${time}`,
    ),
    "equal opening and closing times": day(
      [{ from: "07:07", to: "07:07" }],
      [0, "to"],
      "Opens and closes at the same time. For a closed day write [].",
    ),
    "three ranges in a day": day(
      [
        { from: "01:01", to: "02:00" },
        { from: "03:00", to: "04:00" },
        { from: "05:00", to: "06:00" },
      ],
      [],
      "Friday has more than 2 entries. Delete some.",
    ),
    "two overlapping ranges": day(
      [
        { from: "10:00", to: "15:00" },
        { from: "14:14", to: "21:00" },
      ],
      [1],
      "These hours begin before the ones above end. Join the two, or change one.",
    ),
    "the later range first": day(
      [
        { from: "17:00", to: "21:00" },
        { from: "09:09", to: "12:00" },
      ],
      [1],
      "These hours come before the ones above. Write the earlier ones first.",
    ),
    "hours past midnight that overlap the next day's": {
      file: site,
      make: ({ hours }) => {
        hours.friday = [{ from: "20:20", to: "11:00" }];
        hours.saturday = [{ from: "10:00", to: "21:00" }];
      },
      at: { value: ["hours", "friday", 0] },
      says: "These hours end after midnight, during the hours of Saturday. Change one of the two.",
    },
    "an exception that ends before it begins": {
      file: site,
      make: (data) =>
        (data.hours.exceptions = [
          { name: { en: "Eid" }, from: "2027-03-12", to: "2027-03-09", open: [] },
        ]),
      at: { value: ["hours", "exceptions", 0, "to"] },
      says: "The first day (2027-03-12) is after the last day (2027-03-09). Swap the two.",
    },
    "two exceptions that share a day": {
      file: site,
      make: (data) =>
        (data.hours.exceptions = [
          { name: { en: "Ramadan hours" }, from: "2027-02-08", to: "2027-03-09", open: [] },
          { name: { en: "Eid" }, from: "2027-03-09", to: "2027-03-12", open: [] },
        ]),
      at: { value: ["hours", "exceptions", 1] },
      says: '"Eid" overlaps another exception. Use only one exception per day.',
    },
  };
  it.each(Object.entries(cases))("%s", (_name, mistake) => expectOnly(mistake));

  it("accepts two ranges a day during Ramadan, one past midnight", async () => {
    copy.edit(site, (data) => {
      const open = [
        { from: "13:00", to: "16:30" },
        { from: "20:00", to: "01:00" },
      ];
      data.hours.exceptions = [
        { name: { en: "Ramadan hours" }, from: "2027-02-08", to: "2027-03-09", open },
      ];
    });
    expect(await copy.errors({ today: "2027-02-01" })).toEqual([]);
  });
});

describe("notices", () => {
  it("report an offer past its last day", async () => {
    copy.edit("pages/special-offers.json", (data) => (data.validUntil = "2027-01-31"));
    const notice = `content/pages/special-offers.json:${copy.placeOf("pages/special-offers.json", '"2027-01-31"')} The offers ended on 2027-01-31, and the page says so. Set a new last day, or write new offers.`;
    expect(await copy.notices({ today: "2027-01-31" })).not.toContain(notice);
    expect(await copy.notices({ today: "2027-02-01" })).toContain(notice);
  });

  it("report a past exception of the hours", async () => {
    copy.edit(site, (data) => {
      data.hours.exceptions = [
        { name: { en: "Eid" }, from: "2027-03-10", to: "2027-03-12", open: [] },
      ];
    });
    const notices = await copy.notices({ today: "2027-03-13" });
    expect(notices.join("\n")).toContain('"Eid" ended on 2027-03-12. You can delete it.');
  });

  it.each([
    ["21:00", "10:00", 13, ' If the two are swapped, write "from": "10:00", "to": "21:00".'],
    ["10:00", "09:00", 23, ' If 9pm is meant, write "21:00".'],
    ["06:00", "20:30", 14.5, ""],
  ])("ask about unusual hours from %s to %s", async (from, to, hours, meant) => {
    copy.edit(site, (data) => {
      for (const day of ["friday", "saturday"]) data.hours[day] = [];
      data.hours.friday = [{ from, to }];
    });
    const place = copy.placeOfValue(site, ["hours", "friday", 0]);
    const next = to < from ? " the next day" : "";
    expect(await copy.notices()).toContain(
      `content/${site}:${place} These hours are from ${from} to ${to}${next}, ${hours} hours. Is that right?${meant}`,
    );
    expect(await copy.errors()).toEqual([]);
  });

  it.each([
    ["10:00", "00:00"],
    ["20:00", "02:30"],
    ["09:00", "23:00"],
  ])("do not ask about hours from %s to %s", async (from, to) => {
    copy.edit(site, (data) => (data.hours.friday = [{ from, to }]));
    const place = copy.placeOfValue(site, ["hours", "friday", 0]);
    expect((await copy.notices()).join("\n")).not.toContain(`${site}:${place} `);
  });
});
