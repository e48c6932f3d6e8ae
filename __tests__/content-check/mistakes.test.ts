/** @jest-environment node */
import { type Field, readSchema } from "../../src/graphql/fields";
import { type ContentFile, contentFiles, contentModel, routes } from "../../src/graphql/model";
import { locales } from "../../src/i18n/locales";
import { ContentCopy, contentDir, type Loose } from "./content-copy";

const copy = new ContentCopy();

afterEach(() => copy.restore());
afterAll(() => copy.remove());

const services = "services/services.json";
const categories = "services/categories.json";
const portfolio = "portfolio/portfolio.json";
const site = "site.json";
const home = "pages/home.json";
const portfolioPage = "pages/portfolio.json";
const servicesPage = "pages/services.json";
const offers = "offers/offers.json";
const offersPage = "pages/special-offers.json";
const films = "testimonials/films.json";
const reviews = "testimonials/reviews.json";

it("the salon of the tests has no mistakes", async () => {
  expect(await copy.errors()).toEqual([]);
});

it.each(["", "null", "5", '"text"', "[null]", "{}", "[[]]", "{", "["])(
  "%j in every file is reported for every file",
  async (text) => {
    for (const file of contentFiles) copy.put(file, text);
    const files = (await copy.errors()).map((error) => error.split(":")[0]);
    expect([...new Set(files)]).toEqual(contentFiles.map((file) => `content/${file}`).sort());
  },
);

const typeAgain = (text: string) =>
  `has a space or an invisible character too many. Type it again: "${text}".`;
const seen = "which visitors would see. Write your own words, without codes.";
const missingNumber = "which the site replaces with a value. Put it back.";

/** A text as the check proposes it. */
const inLanguages = `{ ${locales.map(({ code }) => `"${code}": "…"`).join(", ")} }`;

const noPrice =
  'is not a price. Write it like "KD 7", "KD 0.5", "KD 5 to KD 8", "from KD 5" or, for an extra, "+ KD 5". Or write "Free" or "On request".';
const noSinglePrice = 'is not one price. Write it like "KD 10", or delete the field.';
const ranges = '[], which means closed, or [{ "from": "HH:MM", "to": "HH:MM" }]';

/**
 * One row for each rule. The key `path = value` sets a value of the file, `path` deletes it; after `#`, the message is at
 * the field's name.
 */
const mistakes: Partial<Record<ContentFile, Record<string, string>>> = {
  [services]: {
    "0.price = 7":
      'Price 7 is a number, but must be text, in quotation marks. Write it like "KD …".',
    '0.price = "KD 0"': `Price "KD 0" ${noPrice}`,
    '0.price = "KD 8 to KD 5"':
      'Price "KD 8 to KD 5" begins with the higher price. Write "KD 5 to KD 8".',
    '0.price = "KD 5 to KD 5"':
      'Price "KD 5 to KD 5" is a range with the same price twice. Write "KD 5".',
    '0.price = "KD 7\u200e"': `Price "KD 7\u200e" ${typeAgain("KD 7")}`,
    '0.price = "KD\u00a07"': `Price "KD\u00a07" ${typeAgain("KD 7")}`,
    '0.was = "2 for 1"': `Was "2 for 1" ${noSinglePrice}`,
    '0.price = "KD "': `Price "KD " ${noPrice}`,
    '0.price = "KD 7 "': `Price "KD 7 " ${typeAgain("KD 7")}`,
    '0.minutes = "90 min"':
      'Minutes "90 min" is text, but must be a whole number, without quotation marks. Write it like 90.',
    '0.pirce# = "KD 7"':
      '"pirce" is not a field here. Correct it, move it to its place, or delete it. The fields are: id, slug, name, price, was, note, minutes, otherNames, category.',
    '0.id = "six"': 'Id "six" is text, but must be a whole number, without quotation marks.',
    "0.id = 96599998888": "Id 96599998888 must be from 1 to 2147483647.",
    '0.slug = "Velvet Quill"':
      'Slug "Velvet Quill" is not a short name. Use small letters, digits and hyphens, like "hair-spa".',
    '0.name.en = ""': 'Name (en) "" is empty. Write the words here.',
    '0.name.ar = "\u200b "': 'Name (ar) "\u200b " is empty. Write the words here.',
    '0.name.en = "Velvet} Quill"': `Name (en) "Velvet} Quill" contains "}", ${seen}`,
    '0.name = "Velvet Quill"': `Name "Velvet Quill" is text, but must have one text per language. Write it like ${inLanguages}.`,
    '0.name = { "ar": "ريشة" }': '"en" is missing here. Add a line like "en": "…".',
    '0.name.en = "Hair &amp; Spa"': `Name (en) "Hair &amp; Spa" contains "&amp;", ${seen}`,
    '0.name.ar = "<b>شعر</b>"': `Name (ar) "<b>شعر</b>" contains "<b>", ${seen}`,
    '0.name.en = "…"': `Name (en) "…" contains "…", ${seen}`,
    "0.price =": '"price" is missing here. Add a line like "price": "KD …".',
  },
  [categories]: {
    '0.hasTab = "yes"':
      'Has tab "yes" is text, but must be true or false, without quotation marks.',
    '0.otherNames.0 = "<i>spa"': `Other names "<i>spa" contains "<i>", ${seen}`,
    "0.intro = []": "Intro has 0 entries; it needs at least 2.",
  },
  [site]: {
    "phone =": '"phone" is missing here. Add a line like "phone": "+965…".',
    'email = "hello@salon.com.kw\u202c"': `Email "hello@salon.com.kw\u202c" ${typeAgain("hello@salon.com.kw")}`,
    'social.instagram = "https://www.instagram.com/salon\u200e"': `Instagram "https://www.instagram.com/salon\u200e" ${typeAgain("https://www.instagram.com/salon")}`,
    'messages.layout.call.en = "Call {numbr}"': `Call (en) "Call {numbr}" contains "{numbr}", ${seen} In braces, write only {number}.`,
    'messages.layout.skipLink.en = "Skip {number}"': `Skip link (en) "Skip {number}" contains "{number}", ${seen}`,
    'address.building = "Shop 123"':
      'Building "Shop 123" is not the number of a building. Write only the number, like "24" or "24A". If there is none, delete the field; a name is a landmark.',
    'hours.friday = "closed"': `Friday "closed" is text, but must be a list, in square brackets, like [ … ]. Write it like ${ranges}.`,
    'social.instagram = "instagram.com/salon"':
      'Instagram "instagram.com/salon" does not begin with "https://". Write "https://instagram.com/salon".',
    'social.tiktok = "http://www.tiktok.com/@salon"':
      'Tiktok "http://www.tiktok.com/@salon" does not begin with "https://". Write "https://www.tiktok.com/@salon".',
    'social.instagram = "@salon"':
      'Instagram "@salon" is not an address of Instagram. Open your page there and copy its address, with "https://" before it.',
    'url = "salon.com.kw"':
      'Url "salon.com.kw" does not begin with "https://". Write "https://salon.com.kw".',
    "geo.latitude = 48.1": "Latitude 48.1 must be from 28.5 to 30.2. Are the two swapped?",
    'geo = "https://maps.app.goo.gl/a"':
      'Geo "https://maps.app.goo.gl/a" is text, but must be an entry in braces. Write it like { "latitude": 29.…, "longitude": 47.… }.',
    "hours.exceptions =": '"exceptions" is missing here. Add a line like "exceptions": [].',
    'hours.friday = [{ "from": "07:00", "to": "08:00" }, { "from": "09:00", "to": "10:00" }, { "from": "11:00", "to": "12:00" }]':
      "Friday has 3 entries; at most 2 are allowed. Delete or join some.",
    'navigation = [{ "label": { "en": "About" }, "path": "/about" }]':
      'Navigation has no link to Home, with which the path at the top of each page begins. Add one with "path": "/".',
  },
  [home]: {
    [`seo.title.en = "${"A".repeat(61)}"`]:
      "Title (en) has 61 characters; at most 60 are allowed. Shorten it.",
    'seo.description.en = "A salon."': "Description (en) has 8 characters; it needs at least 70.",
    "seo.keywords = []": "Keywords has 0 entries; it needs at least 1.",
    'overview.tiles.0.shade = "nail"':
      'Shade "nail" is not a possible value. Choose from: hair, skin, nails, massage, makeovers.',
  },
  [servicesPage]: {
    'intro = "From {lowestPrice}."': `Intro "From {lowestPrice}." is text, but must have one text per language. Write it like ${inLanguages.replace(/"…"/g, '{ "other": "…" }')}.`,
    'bookLabel.ar = "احجزي"': `Book label (ar) "احجزي" lacks {service}, ${missingNumber}`,
    'search.results.ar.few = "{cuont} خدمات"': `Results (ar) (few) "{cuont} خدمات" contains "{cuont}", ${seen} In braces, write only {count} or {query}.`,
  },
  [reviews]: {
    "0.quote = {}": `Quote is empty. Write it like ${inLanguages}.`,
  },
  [offers]: {
    '0.price = "20% off"': `Price "20% off" ${noSinglePrice}`,
  },
  [offersPage]: {
    'validUntil = "2027-2-8"':
      'Valid until "2027-2-8" is not a date. Write the year first, like 2027-02-08.',
    'validUntil = "2027-02-30"': '"2027-02-30" does not exist: that month has fewer days.',
  },
};

const rows = contentFiles.flatMap((file) =>
  Object.entries(mistakes[file] ?? {}).map(([edit, says]) => ({ file, edit, says })),
);

it.each(rows)("in $file: $edit", async ({ file, edit, says }) => {
  const [at = "", value = ""] = edit.split(/ =(.*)/s);
  copy.set(
    file,
    at.replace("#", ""),
    value ? JSON.parse(value.replaceAll("\n", "\\n")) : undefined,
  );
  const place = value ? at : at.replace(/(^|\.)\w+$/, "");
  expect(await copy.errorsIn(file)).toEqual([`${copy.placeOf(file, place)} ${says}`]);
});

it.each([
  [offers, "KD 10", "KD 10"],
  [offers, "KD 9.750", "KD 10"],
  [services, "KD 7", "KD 5 to KD 8"],
  [services, "KD 5", "from KD 5"],
] as const)("in %s, a former price of %s is not higher than %s", async (file, was, price) => {
  copy.edit(file, ([entry]) => Object.assign(entry, { price, was }));
  expect(await copy.errorsIn(file)).toEqual([
    `${copy.placeOf(file, "0.was")} Was "${was}" is not higher than the price, "${price}". Correct it, or delete it.`,
  ]);
});

/** A copy of a value with another value for each text, number and truth value in it. */
function withOther(value: Loose): Loose {
  if (Array.isArray(value)) return value.map(withOther);
  if (typeof value !== "object") return typeof value === "boolean" ? 7 : true;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, withOther(own)]));
}

/** The texts among a schema's examples. */
function examplesOf({ examples = [], properties = {}, items = {} }: Field): string[] {
  const texts = items.enum ? [] : (JSON.stringify(examples).match(/"[^"]{4,}"(?!:)/g) ?? []);
  const inner = [...Object.values(properties), ...(items.type ? [items] : [])];
  return [...texts, ...inner.flatMap(examplesOf)];
}

it.each(contentModel)("no message about $file proposes an example", async ({ file, schema }) => {
  const examples = examplesOf(await readSchema(contentDir, schema));
  const original = copy.read(file);
  /* Values of another type, then innermost entries without fields. */
  copy.put(file, JSON.stringify(withOther(copy.json(file)), null, 2));
  const errors = await copy.errorsIn(file);
  copy.put(file, original.replace(/\{[^{}]*\}/g, "{}"));
  errors.push(...(await copy.errorsIn(file)));
  const proposals = errors.filter((error) => /(Add a line|Write it) like/.test(error));
  expect(errors).not.toEqual([]);
  expect(proposals.filter((error) => examples.some((text) => error.includes(text)))).toEqual([]);
});

/** Values that a pattern fits, and values that it does not fit. */
const patterns: [schema: string, at: string, good: string, bad: string][] = [
  [
    "site",
    "email",
    "hello@salon.com.kw | hello+salon@mail.salon-kuwait.com.kw | o'neil@salon.kw",
    "mailto:hello@salon.kw | hello@salon.kw, | hello@salon.kw> | hello@salon | a b@salon.kw",
  ],
  [
    "site",
    "map.embedUrl",
    "https://www.google.com/maps/embed?pb=!1m1 | https://www.google.com/maps?q=29,48&output=embed | https://maps.google.com/maps?output=embed&q=1 | https://www.openstreetmap.org/export/embed.html?bbox=48.07%2C29.325",
    "https://www.google.com/maps?q=29,48 | https://maps.google.com/maps?q=29,48 | https://www.google.com/maps?q=29&output=embedded | https://www.google.com/maps/place/Salmiya | https://www.google.com.example.com/maps/embed?pb=1 | https://www.openstreetmap.org/login",
  ],
  [
    "site",
    "social.instagram",
    "https://www.instagram.com/salon | https://instagram.com/salon",
    "instagram.com/salon | http://www.instagram.com/salon | https://notinstagram.com/salon | https://instagram.com.salon.kw/a",
  ],
  [
    "site",
    "social.facebook",
    "https://m.facebook.com/salon | https://fb.me/salon",
    "https://www.tiktok.com/@salon | https://facebook.com",
  ],
  [
    "site",
    "url",
    "https://salon.com.kw",
    "https://salon.com.kw/ | salon.com.kw | https://salon.kw?x | https://salon.kw#x | https://user@salon.kw",
  ],
  [
    "site",
    "phone",
    "+96530000118 | +9651800118",
    "+44 20 7946 0000 | 30000118 | +965 3000 0118 | +965180011 | +9653000011 | +96518001189 | +965300001189",
  ],
  ["site", "address.block", "10 | 10A", "Block 10 | - | 10 A"],
  ["site", "address.building", "24 | 24A", "Building 24 | مبنى 24 | - | 12/14 | 24 A"],
  ["site", "hours.friday.*.from", "06:00 | 23:59", "10am | 9:00 | 05:59 | 25:00 | 10:60"],
  ["site", "hours.friday.*.to", "00:00 | 23:59", "10am | 9:00 | 25:00 | 10:60"],
  ["site", "navigation.*.path", "/ | /services#nails", "services | /about/ | /a/b"],
  [
    "site",
    "brand.logo.en",
    "./brand/a b.svg | ../x.svg",
    "brand/a.svg | ./a#1.svg | ./a?.svg | ./a",
  ],
  ["special-offers", "validUntil", "2026-12-31", "10 September | 2026-13-01 | 2026-1-1"],
  ["services", "*.slug", "hair-spa | 12", "Velvet Quill | a--b | -a"],
  ["portfolio", "*.slug", "french-almond | 2-tone | index-2", "12 | French | index"],
  ["portfolio-page", "filters.*.key", "nails", "12 | index"],
  [
    "portfolio",
    "*.image.alt.en",
    "The salon's front in 2018. | رموش | Room 2 | A photo.jpg on a wall.",
    "IMG 1234 | IMG_2034 | photo.jpg | a b.JPEG | Photo (3) | WhatsApp Image 2026-11-20 at 10.14.55 | 20261120_101455",
  ],
  [
    "services",
    "*.price",
    "KD 7 | KD 0.5 | KD 0.250 | KD 10 | KD 5 to KD 8 | KD 0.5 to KD 20 | from KD 5 | + KD 5 | Free | On request",
    "7 | KD7 | kd 7 | 7 KD | KD 07 | KD 0 | KD 0.00 | KD 0 to KD 5 | from KD 0 | KD -5 | KD 5.1234 | KD ٧ | KD 5 - KD 8 | KD.5 | free",
  ],
  ["offers", "*.price", "KD 10 | KD 0.250", "KD 10 to KD 15 | KD 0 | 10"],
];

it.each(patterns)("the pattern of %s %s fits %s, but not %s", async (schema, at, good, bad) => {
  const schemaOf = (field: Field, step: string) =>
    (step === "*" ? field.items : field.properties?.[step]) ?? {};
  const { pattern = "^$" } = at.split(".").reduce(schemaOf, await readSchema(contentDir, schema));
  const all = `${good} | ${bad}`.split(" | ");
  expect(all.filter((text) => new RegExp(pattern, "u").test(text))).toEqual(good.split(" | "));
});

it.each(["On request", "Free", "+ KD 5"])("no former price stands beside %s", async (price) => {
  copy.edit(services, ([entry]) => Object.assign(entry, { price, was: "KD 8" }));
  expect(await copy.errorsIn(services)).toEqual([
    `${copy.placeOf(services, "0.was")} Was "KD 8" has no price in figures beside it. Delete it.`,
  ]);
});

describe("missing translations", () => {
  const lackingIn = async (file: ContentFile) =>
    (await copy.noticesIn(file)).filter((notice) => notice.includes("no Arabic translation"));

  it("are counted in one notice per file, with line numbers", async () => {
    copy.edit(services, (data) => {
      for (const { name } of data) name.ar ??= "اسم";
      data.push(
        { ...data[0], name: { en: "Velvet Quill" } },
        { ...data[0], name: { en: "Press" } },
      );
    });
    const { length } = copy.json(services);
    const places = [length - 2, length - 1].map((at) => copy.placeOf(services, `${at}.name`));
    const lines = places.map((place) => place.split(":")[1]).join(", ");
    expect(await lackingIn(services)).toEqual([
      `${places[0]} 2 texts have no Arabic translation (lines ${lines}). Visitors see the default language there. Write them like { "en": "…", "ar": "…" }.`,
    ]);
  });

  it.each([
    ["Gone", "410"],
    ["{label}: Gone", "{label}: {label}"],
  ])("are not reported for a language-neutral text: %s, %s", async (words, neutral) => {
    const count = async () => {
      const [notice = "0"] = await lackingIn("pages/not-found.json");
      return Number(notice.match(/(\d+) texts? ha/)?.[1] ?? 0);
    };
    copy.set("pages/not-found.json", "code", { en: words });
    const before = await count();
    copy.set("pages/not-found.json", "code", { en: neutral });
    expect(await count()).toBe(before - 1);
  });
});

describe("lost letters", () => {
  it.each([
    ["question marks", "??? ?????"],
    ["the sign of an unknown letter", "شع\uFFFD"],
    ["UTF-8 that was opened as Windows-1252", "ØºØ³ÙŠÙ„"],
    ["UTF-8 that was opened as Windows-1256", "ط³ط¨ط§"],
  ])("are one error of a file: %s", async (_name, ar) => {
    copy.set(services, "0.name", { en: "Weâ€™ll call", ar: "سبا" });
    copy.set(services, "1.name", { en: "Zoom", ar });
    const places = ["0.name.en", "1.name.ar"].map((at) => copy.placeOf(services, at));
    const lines = places.map((place) => place.split(":")[1]).join(", ");
    expect(await copy.errorsIn(services)).toEqual([
      `${places[0]} Letters are lost here (lines ${lines}), because the file was opened or saved in another encoding. Type these texts again, or restore the last version, and save the file as UTF-8.`,
    ]);
  });

  it.each([
    ["L’ORÉAL™ CAFÉ®, œuvre", "«نعم؟»، شمس؛ ١٢٪ خُطَطٌ"],
    ["Which one???", "أيّها??"],
  ])("are not rare letters and signs: %s, %s", async (en, ar) => {
    copy.set(services, "0.name", { en, ar });
    expect(await copy.errorsIn(services)).toEqual([]);
  });
});

describe("entries that do not fit together", () => {
  /** Adds a copy of the first entry with other values. */
  const addCopy = (file: string, own: object) =>
    copy.edit(file, (data) => data.push({ ...data[0], ...own }));

  const repeated = (file: string, first: string, second: string, words: string) => {
    const [one, two] = [first, second].map((at) => copy.placeOf(file, at).split(":")[1]);
    return `Lines ${one} and ${two} ${words}. Change the one of the new entry.`;
  };

  it("a duplicate slug", async () => {
    addCopy(services, { id: 31, name: { en: "Quill" } });
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(services, "30.slug")} ${repeated(services, "0.slug", "30.slug", 'have the same slug, "dry-cut"')}`,
    ]);
  });

  it("a duplicate slug in a category of the portfolio", async () => {
    copy.set(portfolio, "2.slug", "fields-of-color");
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(portfolio, "2.slug")} ${repeated(portfolio, "0.slug", "2.slug", 'have the same slug, "fields-of-color"')}`,
    ]);
  });

  it("a kind of service with an anchor of another one, as after its duplication", async () => {
    const [anchor] = copy.json(categories)[0].aliases;
    copy.set(categories, "1.aliases", [anchor]);
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(categories, "1.aliases.0")} ${repeated(categories, "0.aliases.0", "1.aliases.0", `have the same aliases, "${anchor}"`)}`,
    ]);
  });

  it("a wrong key of a kind of service, with the remedy for the key", async () => {
    copy.set(categories, "0.key", "Hair Cuts");
    expect(await copy.errorsIn(categories)).toEqual([
      expect.stringContaining('Key "Hair Cuts" is not a short name.'),
    ]);
  });

  it("a duplicate id", async () => {
    addCopy(services, { slug: "velvet-quill", name: { en: "Quill" } });
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(services, "30.id")} ${repeated(services, "0.id", "30.id", "have the same id, 1")} The next free number is 31.`,
    ]);
  });

  it.each([
    [services, "1", "name", { category: "cuts" }],
    [categories, "1", "label", {}],
    [portfolio, "2", "name", {}],
    [portfolioPage, "filters.2", "name", {}],
    [offers, "1", "title", {}],
    [films, "1", "title", {}],
    [reviews, "1", "quote", {}],
    ["pages/about.json", "values.items.1", "name", {}],
  ] as const)("in %s, entry %s with the %s of the first one", async (file, at, key, own) => {
    const first = at.replace(/\d$/, file === portfolioPage ? "1" : "0");
    copy.edit(file, (data) => {
      const [one, two] = [first, at].map((place) =>
        place.split(".").reduce((value, step) => value[step], data),
      );
      one[key] = { en: "Garnet", ar: "عقيق" };
      Object.assign(two, own, { [key]: { en: "Sidra", ar: "عقيق" } });
    });
    const [one, two] = [`${first}.${key}.ar`, `${at}.${key}.ar`];
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(file, two)} ${repeated(file, one, two, `have the same ${key} (ar), "عقيق"`)}`,
    ]);
  });

  it("the same name in two kinds of service is no mistake", async () => {
    copy.edit(services, (data) => {
      const other = data.find(({ category }: Loose) => category !== data[0].category);
      other.name = data[0].name;
    });
    expect(await copy.errors()).toEqual([]);
  });

  it("an offer that ends after the last day of all offers", async () => {
    copy.set(offers, "0.until", "2099-03-31");
    copy.set(offersPage, "validUntil", "2099-01-31");
    const [, line] = copy.placeOf(offersPage, "validUntil").split(":");
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(offers, "0.until")} Until "2099-03-31" is after the last day of all offers, "2099-01-31" on line ${line} of content/${offersPage}. Change one of them.`,
    ]);
  });

  it("a category without services", async () => {
    addCopy(categories, { key: "velvet", label: { en: "Velvet" }, aliases: [] });
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(categories, "10.key")} Kind of service "velvet" has no services. Add one in content/services/services.json, or delete it.`,
    ]);
  });

  it("a list of services inside another entry, without messages about its categories", async () => {
    copy.put(services, JSON.stringify({ services: copy.json(services) }));
    expect(await copy.errors()).toEqual([
      expect.stringMatching(/services\.json:1:1 .* must be a list/),
    ]);
  });

  it("a link to a page that does not exist", async () => {
    copy.set(home, "hero.action.path", "/service");
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(home, "hero.action.path")} Path "/service" does not exist. Choose from: ${routes.join(", ")}.`,
    ]);
  });

  it("a link to a category that does not exist", async () => {
    copy.set(home, "overview.tiles.2.path", "/services#quill");
    expect(await copy.errors()).toEqual([
      expect.stringContaining(
        'Path "/services#quill" does not exist. Choose from: /services#cuts, ',
      ),
    ]);
  });

  it("a service of a category that does not exist", async () => {
    copy.set(services, "0.category", "Color");
    expect(await copy.errors()).toEqual([
      `${copy.placeOf(services, "0.category")} Category "Color" does not exist. Choose from: cuts, color, styling, treatments, hands-and-feet, face, bath-and-massage, makeup, waxing, occasions. Add new ones in content/${categories}.`,
    ]);
  });

  it("a photograph in the filter of all photographs", async () => {
    copy.set(portfolio, "0.category", "all");
    expect((await copy.errors()).join()).toContain(
      `Category "all" does not exist. Choose from: nails, hair, rooms, brides. Add new ones in content/${portfolioPage}.`,
    );
  });

  it.each([
    "services/services.json.txt",
    "pages/Services.json",
    "hours.json",
    /* The tools of the build and of developers would run them. */
    "__mocks__/Sharp.JS",
    "__mocks__/sharp.node",
    "prettier.config.mj\u017f", // A Mac opens it as .mjs.
    "schema\\films/eslint.config.mts",
    "films/.prettierrc",
  ])("the unknown file %s", async (file) => {
    copy.put(file, "{}");
    expect(await copy.errors()).toEqual([
      `content/${file}:1:1 The site does not use this file. Make your changes in the file of the site, and delete this one.`,
    ]);
  });

  it("a file that was renamed", async () => {
    copy.rename(services, "servces.json");
    expect(await copy.errors()).toEqual([
      `content/services/servces.json:1:1 The site does not use this file. If it is content/${services}, give it that name.`,
      `content/${services}:1:1 The file is missing. Give it its name again, or restore it from the last version.`,
    ]);
  });
});

describe("opening hours", () => {
  const range = (from: string, to: string) => ({ from, to });
  const usual = [range("10:00", "21:00")];

  it.each([
    ["10:00", "15:00", [range("10:00", "15:00"), range("14:00", "21:00")], usual, "friday.1"],
    ["17:00", "21:00", [range("17:00", "21:00"), range("09:00", "12:00")], usual, "friday.1"],
    ["20:00", "11:00", [range("20:00", "11:00")], usual, "saturday.0"],
    ["20:00", "11:00", [], [range("20:00", "11:00")], "sunday.0"],
  ])("from %s to %s begin too late for the next ones", async (from, to, friday, saturday, at) => {
    copy.edit(site, ({ hours }) => Object.assign(hours, { friday, saturday, sunday: usual }));
    expect(await copy.errorsIn(site)).toEqual([
      `${copy.placeOf(site, `hours.${at}`)} These hours begin before the last ones (${from} to ${to}) end. Use the 24-hour clock: 7 pm is 19:00. Join the two, change one, or write the earlier one first.`,
    ]);
  });

  it("that open and close at the same time are a mistake", async () => {
    copy.set(site, "hours.friday", [range("10:00", "10:00")]);
    expect(await copy.errorsIn(site)).toEqual([
      `${copy.placeOf(site, "hours.friday.0.to")} Opens and closes at the same time. For a closed day write [].`,
    ]);
  });

  it.each([
    [[range("04:00", "09:00")], "0", "04:00"],
    [[range("9:30", "15:00")], "0", "9:30"],
    [[range("10:00", "13:00"), range("04:00", "09:00")], "1", "04:00"],
  ])(
    "on the 12-hour clock or without a 0 are a mistake, also on holidays: %j",
    async (open, at, from) => {
      const name = { en: "Eid" };
      const exceptions = [{ name, from: "2099-03-09", to: "2099-03-12", open }];
      copy.edit(site, ({ hours }) => Object.assign(hours, { friday: open, exceptions }));
      expect(await copy.errorsIn(site)).toEqual(
        ["friday", "exceptions.0.open"].map(
          (day) =>
            `${copy.placeOf(site, `hours.${day}.${at}.from`)} From "${from}" is not an opening time. Write it like 09:30, from 06:00 on; 4 pm is 16:00.`,
        ),
      );
    },
  );

  const eid = { name: { en: "Eid" }, from: "2027-03-09", to: "2027-03-12", open: [] };
  const overlap =
    "These days overlap the holiday hours on line LINE, which are as long, so it is not clear which ones apply. Change the days of one.";

  it.each([
    ["2027-06-16", []],
    ["2027-06-17", [101]],
    ["2028-03-09", [367]],
  ])("of a holiday to %s last more than 100 days: %j", async (to, days) => {
    copy.set(site, "hours.exceptions", [{ ...eid, to }]);
    const place = copy.placeOf(site, "hours.exceptions.0");
    const says = days.map((length) => `${place} These hours last ${length} days. Is that right?`);
    const notices = await copy.noticesIn(site, "2027-03-01");
    expect(notices.filter((each) => each.includes("hours last"))).toEqual(says);
  });

  it.each([
    [
      [{ ...eid, to: "2027-03-08" }],
      "0.to",
      "The first day (2027-03-09) is after the last day (2027-03-08). Correct one of them, or its year.",
    ],
    [
      [{ ...eid, open: undefined }],
      "0",
      `"open" is missing here. Add a line like "open": ${ranges}.`,
    ],
    [[eid, { ...eid, from: "2027-03-10", to: "2027-03-13" }], "1", overlap],
    [
      [
        { ...eid, days: ["friday", "sunday"] },
        { ...eid, days: ["friday"] },
      ],
      "1",
      overlap,
    ],
  ])("of exceptions have a mistake: %j", async (exceptions, at, says) => {
    copy.set(site, "hours.exceptions", exceptions);
    const [, line = ""] = copy.placeOf(site, "hours.exceptions.0").split(":");
    expect(await copy.errorsIn(site)).toEqual([
      `${copy.placeOf(site, `hours.exceptions.${at}`)} ${says.replace("LINE", line)}`,
    ]);
  });

  it.each([
    ["21:00", "10:00", 13],
    ["16:00", "09:00", 17],
    ["10:00", "02:00", 16],
    ["06:00", "20:30", 14.5],
  ])("from %s to %s are questioned", async (from, to, hours) => {
    copy.edit(site, (data) =>
      Object.assign(data.hours, { friday: [range(from, to)], saturday: [] }),
    );
    const next = to < from ? " the next day" : "";
    expect(await copy.noticesIn(site)).toContain(
      `${copy.placeOf(site, "hours.friday.0")} These hours are from ${from} to ${to}${next}, ${hours} hours. Is that right?`,
    );
    expect(await copy.errorsIn(site)).toEqual([]);
  });

  it.each([
    ["10:00", "00:00"],
    ["20:00", "02:30"],
    ["09:00", "23:00"],
  ])("from %s to %s are not questioned", async (from, to) => {
    copy.set(site, "hours.friday", [range(from, to)]);
    const place = copy.placeOf(site, "hours.friday.0");
    expect((await copy.noticesIn(site)).filter((notice) => notice.startsWith(place))).toEqual([]);
  });
});

describe("notices", () => {
  const noticesOf = async (name: object) => {
    copy.set(services, "0.name", name);
    return (await copy.noticesIn(services)).filter((each) => /signs\.|right language/.test(each));
  };

  it.each([
    ..."**bold**|*Best salon ever*|_highly recommend_|~old~|*أفضل صالون*".split("|"),
    "[Book](https://salon.kw)",
  ])("report signs of WhatsApp and Markdown: %s", async (marked) => {
    expect(await noticesOf({ en: `Hair ${marked} Spa` })).toEqual([
      `${copy.placeOf(services, "0.name.en")} Name (en) contains "${marked}", and visitors see these signs. Delete them.`,
    ]);
    expect(await copy.errorsIn(services)).toEqual([]);
  });

  it("report a text in the wrong language", async () => {
    expect(await noticesOf({ en: "سبا الشعر", ar: "Hair {number} Spa" })).toEqual([
      `${copy.placeOf(services, "0.name.en")} Name (en) "سبا الشعر" has no English letters. Is it in the right language?`,
      `${copy.placeOf(services, "0.name.ar")} Name (ar) "Hair {number} Spa" has no Arabic letters. Is it in the right language?`,
    ]);
    copy.set(servicesPage, "search.results.ar.few", "{count} services found");
    expect((await copy.noticesIn(servicesPage)).join()).toContain(
      'Results (ar) (few) "{count} services found" has no Arabic letters.',
    );
  });

  it.each([
    ["from ~10 to ~20", "اسم_عربي_هنا"],
    ["nails_by_sara", "Zoom"],
    ["@_sara_, 5 * 3 * 2", "سبا Hair Spa"],
    ["Q&A; more", "OPI 12"],
  ])("say nothing of %s, %s", async (en, ar) => {
    expect(await noticesOf({ en, ar })).toEqual([]);
    expect(await copy.errorsIn(services)).toEqual([]);
  });

  it("say who needs captions and a transcript", async () => {
    for (const key of ["captions", "transcript"]) copy.set(films, `0.${key}`, undefined);
    expect(await copy.noticesIn(films)).toContain(
      `${copy.placeOf(films, "0")} This film has no captions and no transcript. Visitors who cannot hear need them.`,
    );
  });

  it.each([
    [offersPage, "validUntil"],
    [offers, "0.until"],
    [site, "hours.exceptions.0.to"],
  ] as const)("report a last day that is past or far ahead: %s, %s", async (file, at) => {
    const eid = { name: { en: "Eid" }, from: "2027-01-30", to: "2027-01-31", open: [] };
    if (file === site) copy.set(site, "hours.exceptions", [eid]);
    const noticesOn = async (day: string, today: string) => {
      copy.set(file, at, day);
      const place = copy.placeOf(file, at);
      return (await copy.noticesIn(file, today)).filter((each) => each.startsWith(place));
    };
    expect(await noticesOn("2027-01-31", "2027-01-31")).toEqual([]);
    expect(await noticesOn("2027-01-31", "2027-02-01")).toEqual([
      `${copy.placeOf(file, at)} The last day, 2027-01-31, is past. Set a new one, or delete what has ended.`,
    ]);
    expect(await noticesOn("2029-02-26", "2027-02-26")).toEqual([]);
    expect(await noticesOn("2029-02-26", "2027-02-25")).toEqual([
      `${copy.placeOf(file, at)} The last day, 2029-02-26, is more than two years ahead. Is that right?`,
    ]);
  });

  it.each([
    ["Deposit KD 15", "عربون ١٠ د.ك", "10", "15"],
    ["1 or 2.5 hours", "٢٫٥ أو ٣ ساعات", "2.5, 3", "1, 2.5"],
  ])("report other figures in Arabic: %s, %s", async (en, ar, own, english) => {
    copy.set(services, "0.note", { en, ar });
    expect(await copy.noticesIn(services)).toContain(
      `${copy.placeOf(services, "0.note.ar")} Note (ar) has the figures ${own}, but the English text has ${english}. Is that right?`,
    );
  });

  it.each([
    ["in another order", "KD 2.5 for 30 minutes", "٣٠ دقيقة بـ ٢٫٥ د.ك"],
    ["in one language only", "2 hours", "ساعتان"],
    ["as a time without minutes", "From 9:00am to 5:00 pm", "من 9 صباحاً إلى 5 مساءً"],
    ["as a number with a space", "Call 3000 0118", "اتصلي 30000118"],
    ["as a number with a comma", "1,000 pearls", "1000 لؤلؤة"],
  ])("say nothing of figures %s", async (_how, en, ar) => {
    copy.set(services, "0.note", { en, ar });
    expect((await copy.noticesIn(services)).join()).not.toContain("figures");
  });

  it("report a price of more than ten times the next highest of its category", async () => {
    const { category } = copy.json(services)[0];
    copy.edit(services, (data: Loose[]) => {
      data[1].category = category;
      for (const service of data) if (service.category === category) service.price = "KD 5 to KD 6";
      data[0].price = "KD 60";
    });
    const question = (price: string) =>
      `${copy.placeOf(services, "0.price")} Price "${price}" is more than ten times the next highest of its category, KD 6. Is that right?`;
    expect(await copy.notices()).not.toContain(question("KD 60"));
    copy.set(services, "0.price", "KD 60.5");
    expect(await copy.notices()).toContain(question("KD 60.5"));
  });
});
