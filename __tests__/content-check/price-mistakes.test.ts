import fs from "node:fs";
import common from "../../content/schema/common.schema.json";
import { priceProblem } from "../../src/content-check/price-mistakes";
import type { Field } from "../../src/graphql/fields";

test.each(["KD 7", "KD 0.5", "KD 0.250", "KD 5 to KD 8", "+ KD 5"])("accepts %j", (text) => {
  expect(priceProblem(text)).toBeUndefined();
});

const how =
  'Write it like "KD 7", "KD 0.5", "KD 5 to KD 8", "from KD 5" or, for an extra, "+ KD 5". Or write "Free" or "On request".';
const format = "is not in the usual format";

test("the README quotes the message", () => {
  const readme = fs.readFileSync("README.md", "utf8");
  expect(readme).toContain(` Price "KD twenty" ${priceProblem("KD twenty")}\n`);
});

test.each([
  [
    "is not a price",
    how,
    ["KD twenty", "", "KD", "KD 5.1234", "KD 5 to", "KD 5 or KD 8", "KD.5", "KD 5 only"],
  ],
  ["is not in Kuwaiti dinar", how, ["USD 7", "$7", "7 BHD", "7 fil"]],
  ["must be more than zero", how, ["KD -5", "KD 0", "KD 0 to KD 5"]],
  ["begins with the higher price", 'Write "KD 5 to KD 8".', ["KD 8 to KD 5"]],
  ["is a range with the same price twice", 'Write "KD 5".', ["KD 5 to KD 5"]],
  [format, 'Write "KD 7".', ["7", "KD7", "KD  7", "KD\u00A07", "kd 7", "7 KD", "KWD 7", "K.D. 7"]],
  [
    format,
    'Write "KD 7".',
    ["KD 07", " KD 7", "KD ٧", "7 dinars", "٧ د.ك", "۷ د.ك.", "7 دينارًا كويتيًا"],
  ],
  [format, 'Write "KD 0.5".', ["KD 0,5", "0,5", "500 fils", "٥٠٠ فلس", "٠٫٥ د.ك", "0,500 KD"]],
  [format, 'Write "KD 1.25".', ["1250 fils", "1,250 fils", "KD 1٫25"]],
  [format, 'Write "KD 1200".', ["KD 1٬200"]],
  [
    format,
    'Write "KD 5 to KD 8".',
    ["5 to 8", "KD 5 - KD 8", "KD 5–8", "KD 5 to 8", "من ٥ إلى ٨ د.ك"],
  ],
  [format, 'Write "KD 0.5 to KD 0.8".', ["500-800 fils", "500 fils - KD 0.8"]],
  [format, 'Write "from KD 5".', ["من 5 د.ك", "From 5 KD", "من ٥ دنانير"]],
  [format, 'Write "+ KD 5".', ["+5", "+KD 5", "+ 5 KD", "plus 5", "Add KD 5", "+٥ د.ك"]],
  [format, 'Write "from KD 60".', ["60 & up", "60+", "60 up", "60up", "KD 60 and up", "60 KD +"]],
  [
    format,
    'Write "from KD 15".',
    ["15 onwards", "starting from KD 15", "Starting at 15", "يبدأ من 15 د.ك"],
  ],
  [
    'has the unit "each", which belongs in the name',
    'Write "KD 2".',
    ["KD 2 each", "2 each", "KD 2 (each)"],
  ],
  ['has the unit "per nail", which belongs in the name', 'Write "KD 0.5".', ["500 fils per nail"]],
  ['has the unit "/session", which belongs in the name', 'Write "from KD 5".', ["5+/session"]],
  ['has the unit "للظفر", which belongs in the name', 'Write "KD 2".', ["٢ د.ك للظفر"]],
  ["has two meanings", 'Write "KD 1200" or "KD 1.2".', ["KD 1,200", "1,200 KD", "١،٢٠٠ د.ك"]],
  ["has two meanings", 'Write "from KD 1200" or "from KD 1.2".', ["from KD 1,200"]],
  [
    "has two meanings",
    'Write "KD 1200 to KD 1500" or "KD 1.2 to KD 1.5".',
    ["KD 1,200 to KD 1,500"],
  ],
])("%s. %s: %j", (wrong, remedy, texts) => {
  for (const text of texts) expect(priceProblem(text)).toBe(`${wrong}. ${remedy}`);
});

test.each(["10-15", "KD 15 to KD 10", "free", "On request please", "10+", "+10"])(
  "proposes no price that a package cannot have: %j",
  (text) => {
    expect(priceProblem(text, common.$defs.singlePrice as Field)).toBe(
      'is not a price for a package. Write one price, like "KD …".',
    );
  },
);

test("proposes one price for a package", () => {
  expect(priceProblem("10 KD", common.$defs.singlePrice as Field)).toBe(
    `${format}. Write "KD 10".`,
  );
});
