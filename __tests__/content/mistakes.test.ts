/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { contentFileNames } from "../../src/content/check/content-files";
import { ContentCopy, type Loose } from "./content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => {
  copy.remove();
});

/** A mistake, where it stands in the file after it was made, and what is said about it. */
interface Mistake {
  file: string;
  make?: (data: Loose) => void;
  makeText?: (text: string) => string;
  at: string | [mark: string, nth: number];
  says: string;
}

async function expectOnly({ file, make, makeText, at, says }: Mistake): Promise<void> {
  if (make) copy.edit(file, make);
  if (makeText) copy.editText(file, makeText);
  const [mark, nth] = typeof at === "string" ? [at, 1] : at;
  const place = copy.placeOf(file, mark, nth);
  await expect(copy.errors()).resolves.toEqual([`content/${file}:${place} ${says}`]);
}

const services = "services/services.json";
const categories = "services/categories.json";
const portfolio = "portfolio/portfolio.json";
const offers = "offers/offers.json";
const site = "site.json";
const home = "pages/home.json";
const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';
const time = 'Write hours and minutes on the 24-hour clock, like "10:00" or "21:30".';

const price = (text: string, says: string): Mistake => ({
  file: services,
  make: (data) => (data[5].price = text),
  at: `"${text}"`,
  says: `Price "${text}" ${says}`,
});

describe("the content as it is", () => {
  it("has no mistakes", async () => {
    await expect(copy.errors()).resolves.toEqual([]);
  });
});

describe("signs that the file itself is broken", () => {
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
      makeText: (text) => text.replace(/"name": "[^"]+",/, '"name": "Silk Press,'),
      at: '"Silk Press',
      says: 'The quotation mark (") that ends this text is missing.',
    },
    "a missing quotation mark at the start of a text": {
      file: services,
      makeText: (text) => text.replace(/"name": "[^"]+",/, '"name": Silk Press",'),
      at: "Silk Press",
      says: 'The quotation marks are missing. Write "Silk Press".',
    },
    "a missing quotation mark after a field's name": {
      file: services,
      makeText: (text) => text.replace('"name": ', '"name: '),
      at: '"name: ',
      says: 'The quotation mark (") that ends this name is missing. Write "name":',
    },
    "smart quotes around a text": {
      file: services,
      makeText: (text) => text.replace(/"name": "[^"]+",/, '"name": “Silk Press”,'),
      at: "“Silk",
      says: '“ is not the straight quotation mark. Type " instead.',
    },
    "a smart quote at the end of a text": {
      file: services,
      makeText: (text) => text.replace(/"name": "[^"]+",/, '"name": "Silk Press”,'),
      at: "”",
      says: '” is not the straight quotation mark. Type " instead.',
    },
    "a quotation mark inside a text": {
      file: services,
      makeText: (text) => text.replace(/"name": "[^"]+",/, '"name": "The "Silk" Press",'),
      at: 'Silk" Press',
      says: 'A quotation mark (") stands inside this text and ends it too early. Use curly ones inside: “ and ”.',
    },
    "a byte-order mark": {
      file: services,
      makeText: (text) => `\uFEFF${text}`,
      at: "[",
      says: 'The file starts with an invisible mark (BOM). Save it again as plain "UTF-8", without BOM.',
    },
    "merge markers": {
      file: services,
      makeText: (text) =>
        text.replace(/( *"price": .*)\n/, "<<<<<<< HEAD\n$1\n=======\n$1\n>>>>>>> prices\n"),
      at: "<<<<<<< HEAD",
      says: '"<<<<<<< HEAD" is a mark of two versions that were not joined. Keep the lines you want and delete the other ones, with the marks <<<<<<<, ======= and >>>>>>>.',
    },
    "the same field twice in an entry": {
      file: services,
      makeText: (text) => text.replace(/( *"price": .*)\n/, '$1,\n    "price": "KD 999"\n'),
      at: '"price": "KD 999"',
      says: '"price" stands twice in this entry. Keep one of the two lines.',
    },
    "a file that ends too early": {
      file: services,
      makeText: (text) => text.replace(/\s*\]\s*$/, ""),
      at: ["}", 0],
      says: "The file ends too early: a closing } or ] is missing.",
    },
    "a remark": {
      file: services,
      makeText: (text) => text.replace("[\n", "[\n  // new prices\n"),
      at: "// new",
      says: "Remarks are not possible in this file. Delete this one.",
    },
    "a colon forgotten": {
      file: services,
      makeText: (text) => text.replace('"price": ', '"price" '),
      at: '"KD',
      says: "A colon (:) is missing here, between the name and its value.",
    },
    "a backslash in a place": {
      file: portfolio,
      makeText: (text) => text.replace("./pictures/", ".\\pictures/"),
      at: '".\\pictures',
      says: "A backslash (\\) stands in this text. Use / in the place of a file, or write it twice: \\\\.",
    },
  };
  it.each(Object.entries(cases))("%s", async (name, mistake) => {
    if (name !== "a file that ends too early") return expectOnly(mistake);
    copy.editText(mistake.file, mistake.makeText ?? ((text) => text));
    const lines = copy.read(mistake.file).split("\n");
    const place = `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
    await expect(copy.errors()).resolves.toEqual([
      `content/${mistake.file}:${place} ${mistake.says}`,
    ]);
  });
});

describe("files that hold something else altogether", () => {
  it.each(["", "null", "5", '"text"', "[null]", "{}", "[[]]", "{", "["])(
    "%j in every file is reported for every file, and nothing breaks",
    async (text) => {
      for (const file of contentFileNames) copy.put(file, text);
      const files = (await copy.errors()).map((error) => error.split(":")[0]);
      expect([...new Set(files)]).toEqual(contentFileNames.map((file) => `content/${file}`).sort());
    },
  );

  it("takes files with the line ends of Windows", async () => {
    copy.editText(services, (text) => text.replace(/\n/g, "\r\n"));
    await expect(copy.errors()).resolves.toEqual([]);
  });
});

describe("prices that cannot be meant", () => {
  const cases: Record<string, Mistake> = {
    "in words": price("KD twenty", `is not a price. ${how}`),
    "in another currency": price("USD 7", `is not in Kuwaiti dinar. ${how}`),
    "without a currency": price("7", 'has no currency. Write "KD 7".'),
    "with a comma for the point": price(
      "KD 0,5",
      'has a comma where a point belongs. Write "KD 0.5".',
    ),
    "a range upside down": price(
      "KD 8 to KD 5",
      'is upside down: the lower price comes first. Write "KD 5 to KD 8".',
    ),
    "a range with a dash": price(
      "KD 5-8",
      'is written differently from the others. Write "KD 5 to KD 8".',
    ),
    "a range of one price": price("KD 5 to KD 5", 'says the same price twice. Write "KD 5".'),
    negative: price("KD -5", `must be more than zero. ${how}`),
    zero: price("KD 0", `must be more than zero. ${how}`),
    "without the space": price("KD7", 'is written differently from the others. Write "KD 7".'),
    "in small letters": price("kd 7", 'is written differently from the others. Write "KD 7".'),
    "finer than a fils": price("KD 5.1234", `is not a price. ${how}`),
    empty: price("", `is not a price. ${how}`),
    "a number instead of text": {
      file: services,
      make: (data) => (data[5].price = 7),
      at: "7\n  }",
      says: 'Price 7 is a number, but must be text, in quotation marks. Write it like "KD 7".',
    },
    "a range for a package": {
      file: offers,
      make: (data) => (data[0].price = "KD 10 to KD 15"),
      at: '"KD 10 to KD 15"',
      says: 'Price "KD 10 to KD 15" is a range. A package has one price, like "KD 10".',
    },
  };
  it.each(Object.entries(cases))("%s", (_name, mistake) => expectOnly(mistake));
});

describe("entries that are not as they should be", () => {
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
      at: '"colour"',
      says: '"colour" is not a field here. Delete this line. The fields are: id, slug, name, category, price.',
    },
    "a field left out": {
      file: services,
      make: (data) => delete data[0].price,
      at: "{",
      says: '"price" is missing here. Add a line like "price": "KD 7".',
    },
    "an empty name": {
      file: services,
      make: (data) => (data[5].name = ""),
      at: '""',
      says: "Name is empty. Write the words between the quotation marks.",
    },
    "doubled spaces": {
      file: services,
      make: (data) => (data[5].name = "Silk  Press"),
      at: '"Silk  Press"',
      says: 'Name "Silk  Press" has two spaces together. Delete one.',
    },
    "a space at the end": {
      file: services,
      make: (data) => (data[5].name = "Silk Press "),
      at: '"Silk Press "',
      says: 'Name "Silk Press " has a space at its start or end. Delete it.',
    },
    "text for a number": {
      file: services,
      make: (data) => (data[5].id = "six"),
      at: '"six"',
      says: 'Id "six" is text, but must be a whole number, without quotation marks. Write it like 1.',
    },
    "text for true or false": {
      file: offers,
      make: (data) => (data[0].popular = "yes"),
      at: '"yes"',
      says: 'Popular "yes" is text, but must be true or false, without quotation marks. Write it like true.',
    },
    "an unknown category": {
      file: services,
      make: (data) => (data[5].category = "facial"),
      at: '"facial"',
      says: 'Category "facial" does not exist. Did you mean "facials"? Choose from: hair-care, haircuts, hair-coloring, blow-dry-styling, facials, body-scrubs-massages, makeup-eyelashes, manicures-pedicures, hair-removal-waxing, other.',
    },
    "an unknown category of the portfolio": {
      file: portfolio,
      make: (data) => (data[5].category = "nail"),
      at: '"nail"',
      says: 'Category "nail" has no filter in content/pages/portfolio.json, so nobody finds it.',
    },
    "a slug that is no address": {
      file: services,
      make: (data) => (data[5].slug = "Silk Press"),
      at: '"Silk Press"',
      says: 'Slug "Silk Press" is not a short name. Use small letters, digits and hyphens, like "hair-spa".',
    },
    "a phone number that is not Kuwaiti": {
      file: site,
      make: (data) => (data.phone = "+44 20 7946 0000"),
      at: '"+44 20 7946 0000"',
      says: 'Phone "+44 20 7946 0000" is not a Kuwaiti phone number. Write +965 and eight digits without spaces, like "+96530000118".',
    },
    "a malformed e-mail address": {
      file: site,
      make: (data) => (data.email = "hello@salon"),
      at: '"hello@salon"',
      says: 'Email "hello@salon" is not an e-mail address. Write it like "hello@zahrelle.example.com".',
    },
    "a link without https": {
      file: site,
      make: (data) => (data.social.instagram = "instagram.com/salon"),
      at: '"instagram.com/salon"',
      says: 'Instagram "instagram.com/salon" is not a web address. Write it in full, like "https://www.instagram.com/name".',
    },
    "the site's address with a slash at its end": {
      file: site,
      make: (data) => (data.url = "https://salon.com.kw/"),
      at: '"https://salon.com.kw/"',
      says: 'Url "https://salon.com.kw/" is not the site\'s address. Write it without a slash at the end, like "https://zahrelle.example.com".',
    },
    "a title too long for search engines": {
      file: home,
      make: (data) => (data.seo.title = "A".repeat(61)),
      at: `"${"A".repeat(61)}"`,
      says: "Title has 61 characters; 60 is the most that fits. Shorten it.",
    },
    "a description too short for search engines": {
      file: home,
      make: (data) => (data.seo.description = "A salon."),
      at: '"A salon."',
      says: "Description has 8 characters; write at least 70.",
    },
    "a link to a page that does not exist": {
      file: home,
      make: (data) => (data.hero.action.path = "/service"),
      at: '"/service"',
      says: 'Path "/service" is no page of this site. Did you mean "/services"? The pages are: /, /about, /testimonials, /services, /portfolio, /contact, /special-offers.',
    },
    "a link to a category that does not exist": {
      file: home,
      make: (data) => (data.overview.tiles[2].path = "/services#nail"),
      at: '"/services#nail"',
      says: 'Path "/services#nail" leads to no category. Did you mean "/services#nails"?',
    },
    "a word in braces that the site cannot fill in": {
      file: site,
      make: (data) => (data.messages.layout.call = "Call {numbr}"),
      at: '"Call {numbr}"',
      says: 'Call "Call {numbr}" has {numbr}: did you mean {number}?',
    },
    "a word in braces lost": {
      file: site,
      make: (data) => (data.messages.layout.call = "Call us"),
      at: '"Call us"',
      says: 'Call "Call us" lacks {number}, where the site fills something in. Put it back.',
    },
    "a focus outside the picture": {
      file: portfolio,
      make: (data) => (data[3].image.focus = { x: 0.5, y: 1.5 }),
      at: "1.5",
      says: "Y 1.5 is too large: the most is 1.",
    },
    "one room too few": {
      file: home,
      make: (data) => (data.space.photos = data.space.photos.slice(0, 4)),
      at: '[\n      {\n        "caption"',
      says: "Photos has 4 entries; it needs 5.",
    },
    "a day that is no date": {
      file: "pages/special-offers.json",
      make: (data) => (data.validUntil = "10 September"),
      at: '"10 September"',
      says: 'Valid until "10 September" is not a date. Write year, month and day, like "2026-12-31".',
    },
    "a day that is not in the calendar": {
      file: "pages/special-offers.json",
      make: (data) => (data.validUntil = "2027-02-30"),
      at: '"2027-02-30"',
      says: '"2027-02-30" is not in the calendar: that month has fewer days.',
    },
  };
  it.each(Object.entries(cases))("%s", (_name, mistake) => expectOnly(mistake));

  it("a slug used twice", async () => {
    copy.edit(services, (data) => {
      data[0].slug = "silk-press";
      data[7].slug = "silk-press";
    });
    const [line] = copy.placeOf(services, '"silk-press"').split(":");
    const place = copy.placeOf(services, '"silk-press"', 2);
    await expect(copy.errors()).resolves.toEqual([
      `content/${services}:${place} Slug "silk-press" is already used in line ${line}. Give this one another.`,
    ]);
  });

  it("a number used twice", async () => {
    const ids = copy.json(portfolio).map((item: Loose) => item.id);
    const taken = Math.max(...ids) + 1;
    copy.edit(portfolio, (data) => (data[0].id = data[1].id = taken));
    const place = copy.placeOf(portfolio, `"id": ${taken}`, 2).split(":");
    const value = `${place[0]}:${Number(place[1]) + '"id": '.length}`;
    await expect(copy.errors()).resolves.toEqual([
      `content/${portfolio}:${value} Id ${taken} is already used in line 3. The next free number is ${taken + 1}.`,
    ]);
  });

  it("a category without services", async () => {
    copy.edit(services, (data) => {
      for (const service of data) if (service.category === "other") service.category = "facials";
    });
    await expect(copy.errors()).resolves.toEqual([
      `content/${categories}:${copy.placeOf(categories, '"other"')} Category "other" has no services. Add one in content/services/services.json, or take the category out.`,
    ]);
  });

  it("two pages with one title", async () => {
    const title = copy.json(home).seo.title;
    copy.edit("pages/about.json", (data) => (data.seo.title = title));
    const place = copy.placeOf("pages/about.json", `"${title}"`);
    await expect(copy.errors()).resolves.toEqual([
      `content/pages/about.json:${place} Title "${title}" is also the title of content/pages/home.json. Search engines want each page to have its own.`,
    ]);
  });

  it("a file under a wrong name", async () => {
    copy.put("services/service.json", "[]");
    await expect(copy.errors()).resolves.toEqual([
      "content/services/service.json:1:1 The site does not know this file. Was it meant to be content/services/services.json?",
    ]);
  });
});

describe("hours that cannot be kept", () => {
  const day = (ranges: unknown, at: string | [string, number], says: string): Mistake => ({
    file: site,
    make: (data) => (data.hours.friday = ranges),
    at,
    says,
  });
  const cases: Record<string, Mistake> = {
    "a time in words": day(
      [{ from: "10am", to: "21:00" }],
      '"10am"',
      `From "10am" is not a time. ${time}`,
    ),
    "an hour that does not exist": day(
      [{ from: "10:00", to: "25:00" }],
      '"25:00"',
      `To "25:00" is not a time. ${time}`,
    ),
    "an opening without end": day(
      [{ from: "07:07", to: "07:07" }],
      ['"07:07"', 2],
      "Opens and closes at the same time. For a closed day write [].",
    ),
    "three stretches in a day": day(
      [
        { from: "01:01", to: "02:00" },
        { from: "03:00", to: "04:00" },
        { from: "05:00", to: "06:00" },
      ],
      '[\n      {\n        "from": "01:01"',
      "Friday has more than 2 entries. Take some out.",
    ),
    "two stretches that overlap": day(
      [
        { from: "10:00", to: "15:00" },
        { from: "14:14", to: "21:00" },
      ],
      '{\n        "from": "14:14"',
      "These hours begin before the ones above end. Join the two, or change one.",
    ),
    "the later stretch first": day(
      [
        { from: "17:00", to: "21:00" },
        { from: "09:09", to: "12:00" },
      ],
      '{\n        "from": "09:09"',
      "These hours come before the ones above. Write the earlier ones first.",
    ),
    "a night that runs into the next day's hours": {
      file: site,
      make: ({ hours }) => {
        hours.friday = [{ from: "20:20", to: "11:00" }];
        hours.saturday = [{ from: "10:00", to: "21:00" }];
      },
      at: '{\n        "from": "20:20"',
      says: "These hours run past midnight and into the hours of Saturday.",
    },
    "an exception that ends before it begins": {
      file: site,
      make: (data) =>
        (data.hours.exceptions = [{ name: "Eid", from: "2027-03-12", to: "2027-03-09", open: [] }]),
      at: '"2027-03-09"',
      says: '"Eid" ends on 2027-03-09, before it begins on 2027-03-12.',
    },
    "two exceptions on one day": {
      file: site,
      make: (data) =>
        (data.hours.exceptions = [
          { name: "Ramadan hours", from: "2027-02-08", to: "2027-03-09", open: [] },
          { name: "Eid", from: "2027-03-09", to: "2027-03-12", open: [] },
        ]),
      at: '{\n        "name": "Eid"',
      says: '"Eid" shares days with another exception. Let each day have one.',
    },
  };
  it.each(Object.entries(cases))("%s", (_name, mistake) => expectOnly(mistake));

  it("takes Ramadan: two stretches, the second after midnight, for some weeks", async () => {
    copy.edit(site, (data) => {
      const open = [
        { from: "13:00", to: "16:30" },
        { from: "20:00", to: "01:00" },
      ];
      data.hours.exceptions = [
        { name: "Ramadan hours", from: "2027-02-08", to: "2027-03-09", open },
      ];
    });
    await expect(copy.errors({ today: "2027-02-01" })).resolves.toEqual([]);
  });
});

describe("notices, which stop nothing", () => {
  it("tells that the offers are past their day", async () => {
    copy.edit("pages/special-offers.json", (data) => (data.validUntil = "2027-01-31"));
    const said = `content/pages/special-offers.json:${copy.placeOf("pages/special-offers.json", '"2027-01-31"')} The offers ended on 2027-01-31; the page says so. Give them a new last day, or new offers.`;
    await expect(copy.notices({ today: "2027-01-31" })).resolves.not.toContain(said);
    await expect(copy.notices({ today: "2027-02-01" })).resolves.toContain(said);
  });

  it("tells that an exception of the hours is over", async () => {
    copy.edit(site, (data) => {
      data.hours.exceptions = [{ name: "Eid", from: "2027-03-10", to: "2027-03-12", open: [] }];
    });
    const notices = await copy.notices({ today: "2027-03-13" });
    expect(notices.join("\n")).toContain('"Eid" is over since 2027-03-12. You may delete it.');
  });

  it("tells when the portfolio's counts differ from the specification's", async () => {
    copy.edit(portfolio, (data) => {
      const events = data.filter((item: Loose) => item.category === "events");
      data.splice(data.indexOf(events[0]), events.length);
    });
    const notices = await copy.notices();
    expect(notices.join("\n")).toContain(
      "Portfolio counts differ from the specification's: events 0 (5)",
    );
  });

  it("tells when the price range is not the one of the list", async () => {
    copy.edit(site, (data) => (data.priceRange = "KD 1 - KD 2"));
    const notices = await copy.notices();
    expect(notices.join("\n")).toContain(
      'Price range "KD 1 - KD 2" is not the one of the price list: write "KD ',
    );
  });

  it("lists a fictional fact until the real one takes its place", async () => {
    const said = 'Placeholder: phone "+96530000118" is not the real salon\'s.';
    copy.edit(site, (data) => (data.phone = "+96530000118"));
    expect((await copy.notices()).join("\n")).toContain(said);
    copy.edit(site, (data) => (data.phone = "+96522223333"));
    expect((await copy.notices()).join("\n")).not.toContain("Placeholder: phone");
  });
});
