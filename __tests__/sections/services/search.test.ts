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
    ["Gold Facial", "تنظيف البشرة بالذهب"],
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

/** The entries with all names, or only with the names in the page. */
function entries(only?: "page"): SearchEntry<string>[] {
  return Object.entries(list).flatMap(([category, all]) =>
    all.map((names) => ({
      names: only ? names.slice(0, 1) : names,
      categories: category.split(", ").slice(0, only ? 3 : undefined),
      item: names[0] ?? "",
    })),
  );
}

const findOnPage = createSearch(entries("page"));
const find = createSearch(entries());

describe("with the names in the page", () => {
  test.each([
    ["its full name", "hair spa", "Hair Spa"],
    ["the start of a word", "hydraf", "Hydrafacial"],
    ["the middle of a word", "issue", "Deep Tissue Massage"],
    ["the first two letters of a word", "wa", "Full Body Waxing"],
    ["words in another order", "waxing body", "Full Body Waxing"],
    ["two words written as one", "hairspa", "Hair Spa"],
    ["a plural", "massages", "Swedish Massage"],
    ["upper case", "HYDRAFACIAL", "Hydrafacial"],
    ["accents", "Hydrafaciál", "Hydrafacial"],
    ["an extra letter", "hydraffacial", "Hydrafacial"],
    ["a missing letter", "kertin", "Keratin Smoothing"],
    ["swapped letters", "keartin", "Keratin Smoothing"],
    ["British spelling", "colour", "Balayage"],
  ])("finds a service by %s", (_way, query, name) => {
    expect(findOnPage(query)).toContain(name);
  });

  test("a category's name finds all of its services", () => {
    expect(findOnPage("facials")).toEqual(["Gold Facial", "Hydrafacial", "Clay Mask"]);
    expect(findOnPage("nails")).toEqual(["Polish Application", "Gel Manicure"]);
  });

  test("ranks services with the word in their name above the rest of the category", () => {
    expect(findOnPage("massage")).toEqual([
      "Swedish Massage",
      "Deep Tissue Massage",
      "Moroccan Bath",
    ]);
  });

  test("for a plural, ranks services with the word in their name first", () => {
    expect(findOnPage("lashes")).toEqual(["Lash Lift", "Lash Extensions", "Evening Makeup"]);
  });

  test("a correctly spelled word has no fuzzy matches", () => {
    expect(findOnPage("wash")).toEqual(["Hair Wash"]);
  });

  test("two letters match only the start of a word", () => {
    expect(findOnPage("ai")).toEqual([]);
    expect(findOnPage("ash")).toContain("Hair Wash");
  });

  test.each(["", "   ", "?!", "،"])("an empty query finds nothing: %p", (query) => {
    expect(findOnPage(query)).toEqual([]);
  });

  test.each(["zzzz", "car tyres", "قص شعر"])("finds nothing for %p", (query) => {
    expect(findOnPage(query)).toEqual([]);
  });
});

describe("with the other names", () => {
  test.each([
    [["keratin", "كيراتين", "كرياتين", "كراتين", "الكيراتين"], ["Keratin Smoothing"]],
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
    [["حمّام مغربي", "حمام مغربى", "الحمام المغربي", "moroccan bath"], ["Moroccan Bath"]],
    [["هيدرافيشل", "HYDRAFACIAL"], ["Hydrafacial"]],
    [["مکیاج", "مكياج"], ["Evening Makeup"]],
  ])("%p find the same services", (queries, names) => {
    for (const query of queries)
      expect({ query, found: find(query) }).toEqual({ query, found: names });
  });

  test("صبغه finds صبغة", () => {
    expect(find("صبغه")).toEqual(find("صبغة"));
    expect(find("صبغه")).toEqual(["Root Touch-Up", "Balayage"]);
  });

  test("جل does not match inside رجل", () => {
    expect(find("جل")).not.toContain("Half Leg Waxing");
    expect(find("رجل")).toEqual(["Half Leg Waxing"]);
  });

  test("the Arabic article alone matches words that start with it", () => {
    for (const query of ["ال", "الر", "الرم"]) expect(find(query)).toContain("Lash Lift");
  });

  test("words of two spellings do not match together", () => {
    expect(find("اكستنشن دائمة")).toEqual([]);
    expect(find("رموش دائمة")).toEqual(["Lash Extensions"]);
    expect(find("سشوار استشوار")).toEqual(["Blow Dry, Short Hair"]);
  });

  test("matches Arabic-Indic digits", () => {
    const search = createSearch([{ names: ["ماسك 24 قيراط"], categories: [], item: "gold" }]);
    for (const query of ["24", "٢٤", "۲۴"]) expect(search(query)).toEqual(["gold"]);
  });

  test("a word is matched fuzzily only if it has no exact match", () => {
    expect(find("هيدرفيشل")).toEqual(["Hydrafacial"]);
    expect(find("مساج")).not.toContain("Evening Makeup");
  });

  test("ranks the first name above other names, and those above the category", () => {
    const search = createSearch([
      { names: ["Steam"], categories: ["Mask"], item: "category" },
      { names: ["Clay", "Day Mask"], categories: [], item: "other name" },
      { names: ["Hair Mask"], categories: [], item: "own name" },
    ]);
    expect(search("mask")).toEqual(["own name", "other name", "category"]);
  });

  test("ranks an exact name first, also among the other names", () => {
    const search = createSearch([
      { names: ["Haircut with Wash"], categories: [], item: "longer" },
      { names: ["Hair Cut, Layered"], categories: [], item: "own name" },
      { names: ["Trim", "Hair Cut"], categories: [], item: "exact" },
    ]);
    for (const query of ["hair cut", "HAIRCUT"])
      expect(search(query)).toEqual(["exact", "longer", "own name"]);
  });

  test("an exact name has no fuzzy matches", () => {
    const search = createSearch([
      { names: ["Dermaplaning"], categories: [], item: "near" },
      { names: ["Microneedling", "derma pen"], categories: [], item: "exact" },
    ]);
    expect(search("derma pen")).toEqual(["exact"]);
    expect(search("dermapen")).toEqual(["exact"]);
  });

  test("ranks the start of a word above its middle", () => {
    const search = createSearch([
      { names: ["Eyebrow Shape"], categories: [], item: "inside" },
      { names: ["Shape"], categories: ["Brows"], item: "begins" },
    ]);
    expect(search("brow")).toEqual(["begins", "inside"]);
  });

  test("an exact category name is not matched inside words", () => {
    const search = createSearch([
      { names: ["بوتوكس الشعر"], categories: [], item: "botox" },
      { names: ["شمع"], categories: ["وكس"], item: "waxing" },
    ]);
    expect(search("وكس")).toEqual(["waxing"]);
  });
});

test("an s inside of a word is not a plural", () => {
  const search = createSearch([{ names: ["Hairstyling"], categories: [], item: "found" }]);
  expect(search("hairst")).toEqual(["found"]);
});

test("accepts two typing errors in a word of eight letters, but not in a shorter one", () => {
  expect(findOnPage("belayoge")).toEqual(["Balayage"]);
  expect(findOnPage("kerotan")).toEqual([]);
});

test.each(["facaxl", "facxil"])("%s has two typing errors and does not find Facial", (query) => {
  expect(findOnPage(query)).toEqual([]);
});

describe("Arabic particles", () => {
  const search = createSearch([
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
    ["treats چ as ج", "ملچة", ["engagement"]],
    ["treats چ as ج and ه as ة", "ملچه", ["engagement"]],
    ["treats letters of an Urdu keyboard as Arabic ones", "ملجۃ", ["engagement"]],
    ["treats letters of an Urdu keyboard as Arabic ones", "ملجہ", ["engagement"]],
    ["treats letters of an Urdu keyboard as Arabic ones", "سھره", ["evening"]],
    ["treats letters of an Urdu keyboard as Arabic ones", "ملجۀ", ["engagement"]],
    ["treats letters of an Urdu keyboard as Arabic ones", "بكينے", ["bikini"]],
    ["treats ڤ as ف", "ڤيس", ["face"]],
  ])("%s: %s", (_rule, query, items) => {
    expect(search(query)).toEqual(items);
  });

  describe("that another name contains", () => {
    const search = createSearch([
      { names: ["سشوار للشعر القصير"], categories: ["تصفيف"], item: "blow dry" },
      { names: ["علاج الشعر بالبروتين"], categories: ["العناية بالشعر"], item: "protein" },
      { names: ["قصّ الأطراف"], categories: ["قصّ الشعر"], item: "trim" },
      { names: ["قصّ الشعر"], categories: ["قصّ الشعر"], item: "cut" },
      { names: ["قص مع السشوار", "قص وسشوار"], categories: ["قصّ الشعر"], item: "cut and blow dry" },
      { names: ["غسيل مع سشوار"], categories: [], item: "wash and blow dry" },
      { names: ["واكس"], categories: [], item: "wax" },
      { names: ["اكستنشن"], categories: [], item: "extensions" },
    ]);

    test.each([
      ["بروتين للشعر", ["protein"]],
      ["علاج للشعر", ["protein"]],
      ["قص للشعر", ["cut", "blow dry", "trim", "cut and blow dry"]],
      ["للشعر القصير", ["blow dry"]],
      ["غسيل وسشوار", ["wash and blow dry"]],
      ["واكس", ["wax"]],
    ])("are also split off: %s", (query, items) => {
      expect(search(query)).toEqual(items);
    });
  });
});

describe("function words", () => {
  const search = createSearch([
    { names: ["Polish"], categories: ["Manicures & Pedicures"], item: "polish" },
    { names: ["Back Massage", "مساج الظهر"], categories: [], item: "massage" },
    { names: ["Girls’ Haircut"], categories: [], item: "girls" },
    { names: ["Bath with Clay"], categories: [], item: "bath" },
    { names: ["علاج الشعر"], categories: [], item: "treatment" },
  ]);

  test.each([
    ["manicures and pedicures", ["polish"]],
    ["manicures & pedicures", ["polish"]],
    ["massage for back", ["massage"]],
    ["a massage to the back", ["massage"]],
    ["massage of the back in clay", []],
    ["haircut for girls", ["girls"]],
    ["the haircut", ["girls"]],
    ["bath clay", ["bath"]],
    ["bath with the clay", ["bath"]],
    ["مساج على الظهر", ["massage"]],
    ["مساج في الظهر", ["massage"]],
    ["مساج من الظهر", ["massage"]],
    ["مساج مع الظهر", ["massage"]],
    ["علاج لل شعر", ["treatment"]],
  ])("are ignored beside other words: %s", (query, items) => {
    expect(search(query)).toEqual(items);
  });

  test("count if there are no other words", () => {
    expect(search("with")).toEqual(["bath"]);
    expect(search("the")).toEqual([]);
  });
});

test("another name of one service does not hide the services of a category with the same word", () => {
  const search = createSearch([
    { names: ["طلاء الأظافر"], categories: ["المانيكير", "منكير"], item: "polish" },
    { names: ["مانيكير كلاسيك", "منكير"], categories: ["المانيكير", "منكير"], item: "classic" },
    { names: ["منكير سبا"], categories: [], item: "spa" },
  ]);
  expect(search("منكير")).toEqual(["classic", "spa", "polish"]);
});

describe("services that are not listed", () => {
  const search = createSearch([
    { names: ["Layered Cut", "layers"], categories: ["Haircuts"], item: "cut" },
    { names: ["تقشير الجسم"], categories: ["مساج"], item: "scrub" },
    { names: ["Acne Care"], categories: ["Facials"], item: "facial" },
    { names: ["مسك الوجه"], categories: ["بشرة"], item: "mask" },
  ]);

  test.each(["laser", "lasers", "تشقير", "التشقير", "acrylic", "مكس"])(
    "%s has no fuzzy matches",
    (query) => expect(search(query)).toEqual([]),
  );
});

test("every service is found by each of its names", () => {
  const search = createSearch(
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
