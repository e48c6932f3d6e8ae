/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createSearch } from "../../src/sections/services/search";
import type { services } from "../support/content";
import { contentDir, read } from "./delivered";

interface NamedContent {
  slug: string;
  key: string;
  name: Record<string, string>;
  label: Record<string, string>;
  otherNames?: string[];
  aliases: string[];
  category: string;
}

/** The search of a locale's page, with all other names. It returns slugs. */
function searchOf(code: string): (query: string) => string[] {
  const parse = (file: string) =>
    JSON.parse(readFileSync(path.join(contentDir, "services", file), "utf8")) as NamedContent[];
  const categories = parse("categories.json");
  const inOrder = (names: Record<string, string>) => [
    names[code] ?? "",
    ...Object.values(names).filter((name) => name !== names[code]),
  ];
  return createSearch(
    parse("services.json").map(({ slug, name, otherNames = [], category }) => {
      const found = categories.find(({ key }) => key === category);
      return {
        names: [...inOrder(name), ...otherNames],
        categories: found
          ? [...inOrder(found.label), found.key, ...found.aliases, ...(found.otherNames ?? [])]
          : [],
        item: slug,
      };
    }),
  );
}

describe.each(["en", "ar"])("the search in the content, in %s", (code) => {
  const search = searchOf(code);

  it.each([
    ["حب الشباب", ["acne-care-facial"]],
    ["derma pen", ["microneedling"]],
    ["bob", ["short-cut-and-shaping"]],
    ["pixie", ["short-cut-and-shaping"]],
    ["بيكسي", ["short-cut-and-shaping"]],
    ["bride", ["bridal-makeup", "bridal-makeup-trial", "bridal-package"]],
    ["wedding", ["bridal-makeup", "bridal-package"]],
    ["gel polish", ["gel-manicure", "gel-pedicure", "gel-polish-removal"]],
    ["shellac", ["gel-manicure", "gel-pedicure", "gel-polish-removal"]],
    ["صبغ جل", ["gel-manicure", "gel-pedicure"]],
    ["جلش", ["gel-manicure", "gel-pedicure"]],
    ["فرد الشعر", ["keratin-smoothing"]],
    ["تمليس الشعر", ["keratin-smoothing"]],
    ["eyebrow lamination", ["brow-lamination"]],
    ["تسريحة عروس", ["evening-updo", "bridal-package"]],
    ["باكج", ["bridal-package"]],
    ["ملچة", ["engagement-makeup"]],
    ["خطبة", ["engagement-makeup"]],
    ["قشرة", ["scalp-detox"]],
    ["واكس يدين", ["full-arm-waxing"]],
    ["واكس رجول", ["half-leg-waxing", "full-leg-waxing"]],
    ["فول بودي", ["full-body-waxing"]],
    ["سبا رجل", ["spa-pedicure"]],
    ["لاش ليفت", ["lash-lift-and-tint"]],
    ["كوي الشعر", ["flat-iron"]],
    ["straight", ["keratin-smoothing", "flat-iron"]],
    ["straightening", ["keratin-smoothing", "flat-iron"]],
    ["كيرلي", ["hollywood-waves"]],
    ["curls", ["hollywood-waves"]],
    ["ضفيرة", ["braided-style"]],
    ["قص طبقات", ["layered-cut"]],
    ["مساج الراس", ["hot-oil-massage"]],
    ["هيد سبا", ["hair-spa"]],
    ["حمام مغربي للعروس", ["moroccan-bath"]],
    ["7amam maghribi", ["moroccan-bath"]],
    ["حنة عروس", ["henna-art"]],
    ["kids", ["girls-haircut"]],
    ["sari", ["saree-draping"]],
    ["seshwar", ["blow-dry-short-hair", "blow-dry-medium-hair", "blow-dry-long-hair"]],
    ["blowout", ["blow-dry-short-hair", "blow-dry-medium-hair", "blow-dry-long-hair"]],
    ["fringe", ["bangs-trim"]],
    ["شوارب", ["upper-lip-threading"]],
    ["باكج عروس", ["bridal-package"]],
    ["سنفرة الجسم", ["rose-salt-scrub", "coffee-body-scrub"]],
    ["غسيل وسشوار", ["haircut-with-wash-and-blow-dry"]],
    ["سشوار وغسيل", ["haircut-with-wash-and-blow-dry"]],
    ["بروتين للشعر", ["protein-treatment"]],
    ["كيراتين للشعر", ["keratin-smoothing"]],
    ["ماسك للشعر", ["deep-conditioning-mask"]],
    ["سبا للشعر", ["hair-spa"]],
    ["غسيل للشعر", ["hair-wash", "haircut-with-wash-and-blow-dry"]],
    ["the hydrafacial", ["hydrafacial"]],
    ["massage for back", ["back-neck-and-shoulder-massage"]],
    ["haircut for girls", ["girls-haircut"]],
  ])("%s finds exactly the matching services", (query, slugs) => {
    expect(search(query).sort()).toEqual([...slugs].sort());
  });

  it.each([
    ["وكس", "hair-removal-waxing"],
    ["rmosh", "makeup-eyelashes"],
    ["علاج للشعر", "hair-care"],
    ["hair removal and waxing", "hair-removal-waxing"],
    ["manicures and pedicures", "manicures-pedicures"],
    ["manicure and pedicure", "manicures-pedicures"],
    ["منكير", "manicures-pedicures"],
    ["بدكير", "manicures-pedicures"],
    ["منكير وبدكير", "manicures-pedicures"],
    ["بدكير ومنكير", "manicures-pedicures"],
  ])("%s finds exactly the services of its category", (query, category) => {
    const inCategory = read<typeof services>("services/services.json")
      .filter((service) => service.category === category)
      .map(({ slug }) => slug);
    expect(search(query).sort()).toEqual(inCategory.sort());
  });

  it.each([
    ["منكير", "classic-manicure"],
    ["بدكير", "classic-pedicure"],
  ])("%s finds the classic one first", (query, slug) => {
    expect(search(query)[0]).toBe(slug);
  });

  it("«قص للشعر» finds the haircuts, as «قص شعر» does", () => {
    expect(search("قص للشعر")).toEqual(search("قص شعر"));
    expect(search("قص للشعر")).toEqual([
      "hair-cut",
      ...["haircut-with-wash-and-blow-dry", "girls-haircut"],
      "blow-dry-short-hair", // «قصير» begins with «قص».
      ...["layered-cut", "short-cut-and-shaping", "trim", "bangs-trim"],
    ]);
  });

  it("ranks chemical smoothing above ironing for تمليس", () => {
    expect(search("تمليس")).toEqual(["keratin-smoothing", "flat-iron"]);
  });

  it.each([
    ["laser", "laser hair removal", "acrylic", "acrylic nails", "tattoo", "fillers"],
    ["microblading", "spray tan", "barber", "teeth whitening", "hair extensions", "wig"],
    ["chemical peel", "cupping", "sauna", "slimming", "mesotherapy", "nose piercing"],
    ["thai massage", "electrolysis", "botox lips", "liposuction"],
    ["ليزر", "الليزر", "ليزر إزالة الشعر", "تشقير", "تشقير الحواجب", "أكريليك"],
    ["تاتو", "وشم", "فيلر", "تبييض أسنان", "برونزاج", "ميكروبليدنج"],
    ["حجامة", "باروكة", "وصلات شعر", "ساونا", "حلاقة رجالي", "ميزوثيرابي"],
    ["توريد الشفايف", "مساج تايلندي", "زراعة شعر", "عدسات"],
  ])("queries for services that are not offered find nothing: %s …", (...queries) => {
    expect(queries.map((query) => [query, search(query)])).toEqual(
      queries.map((query) => [query, []]),
    );
  });

  it.each([
    ["غسل الشعر", "hair-wash"],
    ["قصّ الشعر مع الغسل والسشوار", "haircut-with-wash-and-blow-dry"],
    ["مساج الشعر بالزيت الحار", "hot-oil-massage"],
    ["قصّ شعر البنات الصغيرات", "girls-haircut"],
    ["صبغ الجذور", "root-touch-up"],
    ["صبغ كامل الشعر", "full-color"],
    ["تمليس بمكواة السيراميك", "flat-iron"],
    ["رموش شريطية", "strip-lashes"],
    ["واكس نصف الساقين", "half-leg-waxing"],
    ["واكس كامل الساقين", "full-leg-waxing"],
    ["ثقب الأذن", "ear-piercing"],
  ])("the former name %s finds its service first", (query, slug) => {
    expect(search(query)[0]).toBe(slug);
  });
});
