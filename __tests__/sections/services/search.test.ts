import { createSearch, type SearchEntry } from "../../../src/sections/services/search";
import { allServices } from "../../support/content";

/** Names of services, by the names of their category. */
const list: Record<string, string[][]> = {
  "Hair Care & Treatments, hair-care, hair, العناية بالشعر وعلاجاته, شعر جاف": [
    ["Hair Spa", "سبا الشعر", "هير سبا"],
    ["Hair Wash", "غسل الشعر", "غسيل شعر"],
    ["Keratin Smoothing", "تنعيم الشعر بالكيراتين", "كرياتين", "كراتين", "keratin"],
  ],
  "Hair Coloring, hair-coloring, صبغ الشعر, صبغة, لون": [
    ["Root Touch-Up", "صبغ الجذور", "رتوش الجذور"],
    ["Balayage", "بالياج"],
  ],
  "Blow Dry & Styling, blow-dry-styling, تصفيف الشعر, سشوار, استشوار": [
    ["Blow Dry, Short Hair", "سشوار للشعر القصير", "استشوار"],
    ["Flat Iron", "تمليس بمكواة السيراميك", "ستريت"],
  ],
  "Facials, facials, skin, تنظيف البشرة": [
    ["Hydrafacial", "هيدرافيشل"],
    ["Gold Facelift", "تنظيف البشرة بالذهب", "جولد فيس"],
    ["Clay Mask", "ماسك الطين", "Vitamin C"],
  ],
  "Body Scrubs & Massages, body-scrubs-massages, massage, مساج": [
    ["Moroccan Bath", "حمّام مغربي"],
    ["Swedish Massage", "مساج سويدي"],
    ["Deep Tissue Massage", "مساج الأنسجة العميقة"],
  ],
  "Makeup & Eyelashes, makeup-eyelashes, makeovers": [
    ["Evening Makeup", "مكياج سهرة"],
    ["Lash Lift", "رفع الرموش وصبغها"],
    ["Lash Extensions", "تركيب رموش", "اكستنشن رموش", "رموش دائمة"],
  ],
  "Manicures & Pedicures, manicures-pedicures, nails": [
    ["Polish Application", "طلاء الأظافر"],
    ["Gel Manicure", "مانيكير جل", "شيلاك"],
  ],
  "Hair Removal & Waxing, hair-removal-waxing": [
    ["Full Body Waxing", "واكس كامل الجسم"],
    ["Half Leg Waxing", "واكس نصف الساقين", "واكس نص رجل", "نصف الرجل"],
  ],
};

/** The entries with all names, or only with their own and those of the category in the page. */
function entries(only?: "own"): SearchEntry<string>[] {
  return Object.entries(list).flatMap(([category, all]) =>
    all.map((names) => ({
      names: only ? names.slice(0, 1) : names,
      categories: category.split(", ").slice(0, only ? 3 : undefined),
      item: names[0] ?? "",
    })),
  );
}

const { withAllWords: findByOwnName } = createSearch(entries("own"));
const { withAllWords: find, withMostWords } = createSearch(entries());

describe("with the own names", () => {
  test.each([
    ["its full name", "hair spa", "Hair Spa"],
    ["the start of a word", "hydraf", "Hydrafacial"],
    ["the middle of a word", "issue", "Deep Tissue Massage"],
    ["the first two letters of a word", "wa", "Full Body Waxing"],
    ["words in another order", "waxing body", "Full Body Waxing"],
    ["two words written as one", "hairspa", "Hair Spa"],
    ["upper case", "HYDRAFACIAL", "Hydrafacial"],
    ["accents", "Hydrafaciál", "Hydrafacial"],
    ["an extra letter", "hydraffacial", "Hydrafacial"],
    ["a missing letter", "kertin", "Keratin Smoothing"],
    ["swapped letters", "keartin", "Keratin Smoothing"],
    ["British spelling", "colour", "Balayage"],
  ])("finds a service by %s", (_way, query, name) => {
    expect(findByOwnName(query)).toContain(name);
  });

  test.each([
    [
      "a category's name finds all of its services",
      "nails",
      ["Polish Application", "Gel Manicure"],
    ],
    [
      "services with the word in their name are above the rest of the category",
      "massage",
      ["Swedish Massage", "Deep Tissue Massage", "Moroccan Bath"],
    ],
    ["also for a plural", "legs", ["Half Leg Waxing"]],
    ["a correctly spelled word has no fuzzy matches", "wash", ["Hair Wash"]],
    ["two typing errors are accepted in a word of eight letters", "belayoge", ["Balayage"]],
    ["but not in a shorter one", "kerotan", []],
    ["nor are two in Facial", "facaxl", []],
    ["three letters match only the start of a word", "old", []],
    ["signs find nothing", "،", []],
  ])("%s: %p", (_rule, query, names) => {
    expect(findByOwnName(query)).toEqual(names);
  });
});

describe("with the other names", () => {
  test.each([
    [["keratin", "كيراتين", "كراتين", "الكيراتين"], ["Keratin Smoothing"]],
    [
      ["سشوار", "استشوار"],
      ["Blow Dry, Short Hair", "Flat Iron"],
    ],
    [["جل", "الجل", "جِل"], ["Gel Manicure"]],
    [
      ["رموش", "الرموش", "رُمُوش", "رمـــوش"],
      ["Lash Lift", "Lash Extensions"],
    ],
    [["أظافر", "اظافر", "الاظافر", "إظافر", "ٱظافر"], ["Polish Application"]],
    [["سهرة", "سهره"], ["Evening Makeup"]],
    [
      ["صبغة", "صبغه"],
      ["Root Touch-Up", "Balayage"],
    ],
    [["حمّام مغربي", "حمام مغربى", "الحمام المغربي", "moroccan bath"], ["Moroccan Bath"]],
    [["هيدرافيشل", "هيدرفيشل"], ["Hydrafacial"]],
    [["مکیاج", "مكياج"], ["Evening Makeup"]],
    [["ولد", "الولد", "وولد", "والولد", "old", "olds"], []],
  ])("%p find the same services", (queries, names) => {
    expect(queries.map(find)).toEqual(queries.map(() => names));
  });

  test("the start of a word may have the Arabic article", () => {
    for (const query of ["الر", "الرم"]) expect(find(query)).toContain("Lash Lift");
  });

  test.each([
    ["words of two spellings do not match together", "اكستنشن دائمة", []],
    ["words of one spelling do", "رموش دائمة", ["Lash Extensions"]],
    ["words of the category do", "سشوار استشوار", ["Blow Dry, Short Hair", "Flat Iron"]],
    [
      "three letters do not begin within a word and end in the next one",
      "رجل",
      ["Half Leg Waxing"],
    ],
    [
      "a word with an exact match has no fuzzy ones",
      "مساج",
      ["Swedish Massage", "Deep Tissue Massage", "Moroccan Bath"],
    ],
  ])("%s: %s", (_rule, query, names) => {
    expect(find(query)).toEqual(names);
  });
});

/** An entry with names, and the names of its categories, which is found as its first name. */
const entry = (names: string[], categories: string[] = []): SearchEntry<string> => ({
  names,
  categories,
  item: names[0] ?? "",
});

test.each([
  [
    "the first name is above other names, and those above the category",
    [entry(["Steam"], ["Mask"]), entry(["Clay", "Day Mask"]), entry(["Hair Mask"])],
    ["mask"],
    ["Hair Mask", "Clay", "Steam"],
  ],
  [
    "an exact name is first, also among the other names",
    [entry(["Haircut with Wash"]), entry(["Hair Cut, Layered"]), entry(["Trim", "Hair Cut"])],
    ["hair cut", "HAIRCUT"],
    ["Trim", "Haircut with Wash", "Hair Cut, Layered"],
  ],
  [
    "an exact name has no fuzzy matches",
    [entry(["Dermaplaning"]), entry(["Microneedling", "derma pen"])],
    ["derma pen", "dermapen"],
    ["Microneedling"],
  ],
  [
    "the start of a word is above its middle",
    [entry(["Eyebrow Shape"]), entry(["Shape"], ["Brows"])],
    ["brow"],
    ["Shape", "Eyebrow Shape"],
  ],
  [
    "the exact name of a category is not matched inside words",
    [entry(["Eyebrow Lift"]), entry(["Shape"], ["Brow"])],
    ["brow"],
    ["Shape"],
  ],
  [
    "another name of one service does not hide a category with the same word",
    [
      entry(["طلاء الأظافر"], ["المانيكير", "منكير"]),
      entry(["مانيكير كلاسيك", "منكير"], ["المانيكير", "منكير"]),
      entry(["منكير سبا"]),
    ],
    ["منكير"],
    ["مانيكير كلاسيك", "منكير سبا", "طلاء الأظافر"],
  ],
  ["an s inside of a word is not a plural", [entry(["Hairstyling"])], ["hairst"], ["Hairstyling"]],
  ["digits may be Arabic", [entry(["ماسك 24 قيراط"])], ["24", "٢٤", "۲۴"], ["ماسك 24 قيراط"]],
  [
    "a word that is not listed has no fuzzy matches",
    [
      entry(["Layered Cut", "layers"], ["Haircuts"]),
      entry(["تقشير الجسم"], ["مساج"]),
      entry(["Acne Care"], ["Facials"]),
      entry(["مسك الوجه"], ["بشرة"]),
    ],
    ["laser", "lasers", "تشقير", "التشقير", "acrylic", "مكس"],
    [],
  ],
])("%s", (_rule, entries, queries, names) => {
  expect(queries.map(createSearch(entries).withAllWords)).toEqual(queries.map(() => names));
});

describe("Arabic particles", () => {
  const { withAllWords: search } = createSearch([
    { names: ["قص مع الغسيل والسشوار"], categories: [], item: "cut" },
    { names: ["تنظيف البشرة المعرضة لحب الشباب"], categories: [], item: "acne" },
    { names: ["واكس اليدين"], categories: [], item: "wax" },
    { names: ["اكستنشن"], categories: [], item: "extensions" },
    { names: ["مكياج العروس"], categories: [], item: "bride" },
    { names: ["مكياج ملجة"], categories: [], item: "engagement" },
    { names: ["شمع"], categories: [], item: "sugaring" },
    { names: ["مكياج سهرة"], categories: [], item: "evening" },
    { names: ["بكيني"], categories: [], item: "bikini" },
    { names: ["فل فيس"], categories: [], item: "face" },
  ]);

  test.each([
    ["splits off a joined و", "غسيل وسشوار", ["cut"]],
    ["splits off a joined و before the article", "الغسيل والسشوار", ["cut"]],
    ["ignores a separate و", "غسيل و سشوار", ["cut"]],
    ["needs no word that begins with a separate و", "مكياج و ملجة", ["engagement"]],
    ["keeps a و that belongs to the word", "واكس", ["wax"]],
    ["does not split و off a short word", "وشم", []],
    ["finds a short word after لـ", "حب الشباب", ["acne"]],
    ["finds a single short word after لـ", "حب", ["acne"]],
    ["does not find a short word inside a word", "كس", []],
    ["splits off للـ", "مكياج للعروس", ["bride"]],
    ["treats چ and ۃ as Arabic letters", "ملچه ملجۃ ملجہ ملجۀ", ["engagement"]],
    ["treats letters of an Urdu keyboard as Arabic ones", "سھره", ["evening"]],
    ["treats letters of an Urdu keyboard as Arabic ones", "بكينے", ["bikini"]],
    ["treats ڤ as ف", "ڤيس", ["face"]],
  ])("%s: %s", (_rule, query, items) => {
    expect(search(query)).toEqual(items);
  });

  describe("that another name contains", () => {
    const { withAllWords: search } = createSearch([
      { names: ["سشوار للشعر القصير"], categories: ["تصفيف"], item: "blow dry" },
      { names: ["علاج الشعر بالبروتين"], categories: ["العناية بالشعر"], item: "protein" },
      { names: ["قصّ الأطراف"], categories: ["قصّ الشعر"], item: "trim" },
      { names: ["قصّ الشعر"], categories: ["قصّ الشعر"], item: "cut" },
      { names: ["قص مع السشوار", "قص وسشوار"], categories: ["قصّ الشعر"], item: "cut and blow dry" },
      { names: ["غسيل مع سشوار"], categories: [], item: "wash and blow dry" },
    ]);

    test.each([
      ["بروتين للشعر", ["protein"]],
      ["قص للشعر", ["cut", "blow dry", "trim", "cut and blow dry"]],
      ["للشعر القصير", ["blow dry"]],
      ["غسيل وسشوار", ["wash and blow dry"]],
    ])("are also split off: %s", (query, items) => {
      expect(search(query)).toEqual(items);
    });
  });
});

test.each([
  ["in English", "a massage & and with for the of in to back"],
  ["in Arabic", "مساج و مع على في من لل الظهر"],
])("function words do not count %s", (_language, query) => {
  const back = entry(["Massage for the Back", "مساج الظهر"]);
  const { withAllWords: search } = createSearch([back]);
  expect(search(query)).toEqual(back.names.slice(0, 1));
  expect(["for", "the"].flatMap(search)).toEqual([]);
});

test.each([
  ["a gel manicure with french", ["Gel Manicure"]],
  ["deep swedish massage with stones", ["Deep Tissue Massage", "Swedish Massage"]],
  ["laser hair removal", ["Full Body Waxing", "Half Leg Waxing"]],
  ["swedish hair", ["Swedish Massage", "Hair Spa", "Hair Wash", "Blow Dry, Short Hair"]],
  ["lift tattoo", ["Lash Lift", "Gold Facelift"]],
  ["مساج بالأحجار السويدي", ["Swedish Massage"]],
  ["car tyres", []],
  ["", []],
])("the services with the most words of %p are found", (query, names) => {
  expect(find(query)).toEqual([]);
  expect(withMostWords(query)).toEqual(names);
});

test("every service is found by each of its names", () => {
  const { withAllWords: search } = createSearch(
    allServices.map(({ slug, name, otherNames = [] }) => ({
      names: [...Object.values(name), ...otherNames],
      categories: [],
      item: slug,
    })),
  );
  for (const { slug, name, otherNames = [] } of allServices) {
    for (const each of [...Object.values(name), ...otherNames]) {
      expect({ each, found: search(each) }).toEqual({
        each,
        found: expect.arrayContaining([slug]),
      });
    }
  }
});
