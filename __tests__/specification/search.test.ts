/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createSearch } from "../../src/sections/services/search";
import { contentDir } from "./delivered";

interface NamedContent {
  slug: string;
  key: string;
  name: Record<string, string>;
  label: Record<string, string>;
  otherNames?: string[];
  aliases: string[];
  category: string;
}

const parse = (file: string): NamedContent[] =>
  JSON.parse(readFileSync(path.join(contentDir, "services", file), "utf8"));
const categories = parse("categories.json");
const { withAllWords: search } = createSearch(
  parse("services.json").map(({ slug, name, otherNames = [], category }) => {
    const own = categories.filter(({ key }) => key === category);
    return {
      names: [...Object.values(name), ...otherNames],
      categories: own.flatMap(({ key, label, aliases, otherNames: others = [] }) => [
        ...Object.values(label),
        key,
        ...aliases,
        ...others,
      ]),
      item: slug,
    };
  }),
);

/* Queries whose words are in the content only as other names, in both languages, and typed in Latin letters. */
test.each([
  ["pixie", ["short-cut-and-shaping"]],
  ["mehndi", ["henna-art"]],
  ["shampoo", ["hair-wash"]],
  ["brazilian", ["bikini-waxing"]],
  ["gelish", ["gel-manicure", "gel-pedicure", "gel-polish-removal"]],
  ["بوليش", ["polish-application", "french-polish"]],
  ["wedding", ["bridal-makeup", "bridal-package", "evening-updo"]],
  ["shellac", ["gel-manicure", "gel-pedicure", "gel-polish-removal"]],
  ["straightening", ["keratin-smoothing", "flat-iron"]],
  ["7amam maghribi", ["moroccan-bath"]],
  ["seshwar", ["blow-dry-short-hair", "blow-dry-medium-hair", "blow-dry-long-hair"]],
  ["فرد الشعر", ["keratin-smoothing"]],
  ["خطبة", ["engagement-makeup"]],
  ["قشرة", ["scalp-detox"]],
  ["حنة عروس", ["henna-art"]],
  ["غسيل وسشوار", ["haircut-with-wash-and-blow-dry"]],
  ["legs", ["half-leg-waxing", "full-leg-waxing"]],
  ["arms", ["full-arm-waxing", "underarm-waxing"]],
  ["hair fall", ["hair-loss-ampoule-treatment"]],
  ["dandruff", ["scalp-detox"]],
  ["pimples", ["acne-care-facial"]],
  ["hamam", ["moroccan-bath", "moroccan-bath-with-rhassoul-clay"]],
  ["curly", ["hollywood-waves"]],
  ["زفاف", ["bridal-makeup", "bridal-package"]],
  ["زواج", ["bridal-makeup", "bridal-package"]],
  ["برازيلي", ["bikini-waxing"]],
])("%s finds exactly the matching services of the content", (query, slugs) => {
  expect(search(query).sort()).toEqual([...slugs].sort());
});

test.each([
  ["عروسة", "عروس"],
  ["جيل", "جل"],
])("%s finds the same services of the content as %s", (query, other) => {
  expect(search(query)).not.toEqual([]);
  expect(search(query).sort()).toEqual(search(other).sort());
});

test.each([
  ["rmosh", "makeup-eyelashes"],
  ["منكير وبدكير", "manicures-pedicures"],
  ["وكس", "hair-removal-waxing"],
  ["halawa", "hair-removal-waxing"],
  ["sugaring", "hair-removal-waxing"],
  ["dye", "hair-coloring"],
  ["hair dye", "hair-coloring"],
])("%s finds exactly the services of its category", (query, key) => {
  const inCategory = parse("services.json").filter(({ category }) => category === key);
  expect(search(query).sort()).toEqual(inCategory.map(({ slug }) => slug).sort());
});

test.each([
  "laser hair removal",
  "acrylic nails",
  "tattoo",
  "hair extensions",
  "men",
  "thai massage",
  "botox lips",
  "ليزر",
  "ولد",
  "تشقير الحواجب",
  "تاتو",
  "وصلات شعر",
  "حلاقة رجالي",
  "زراعة شعر",
])("%s, which the salon does not offer, finds nothing", (query) => {
  expect(search(query)).toEqual([]);
});
