import { localeOf } from "../../../src/i18n/locales";
import {
  bookableIn,
  depositText,
  photographIn,
  totalText,
  wishText,
} from "../../../src/sections/contact/wishes";
import { contentIn } from "../../support/content";
import { priced } from "../../support/price";

const spa = { key: "service/hair-spa", name: "Hair Spa" };
const blowDry = { key: "service/blow-dry", name: "Blow Dry, Short Hair" };
const evening = { key: "offer/hair-spa", name: "Hair Spa Evening" };
const glamour = {
  ...priced({ key: "offer/gold-glamour", name: "Gold Glamour", price: "KD 15" }),
  hasEnded: true,
};
const filters = [
  { key: "nails", ask: { line: "Nails like these:" } },
  { key: "hair", ask: { line: "This look:" } },
  { key: "interior", ask: null },
];
const labels = {
  messageStart: "I would like to book: {subject}.",
  messageStartSeveral: "I would like to book:",
  messageStartEnded: "I would like to ask about: {subject}.",
  messageStartPhotographs: "These:",
  total: "Total: {price}",
  totalWithTime: "Total: {price}, about {duration}",
  deposit: priced({ price: "KD 40", text: "From {price}, a quarter." }),
};
const { comma, price: priceFormat } = localeOf("en").formats;
const durations = ["15 min", "30 min", "45 min", "1 h"];

test.each([
  [[], [], []],
  [[spa], [], ["I would like to book: Hair Spa."]],
  [
    [spa, blowDry, evening],
    [],
    ["I would like to book:", "Hair Spa", "Blow Dry, Short Hair", "Hair Spa Evening"],
  ],
  [[glamour], [], ["I would like to ask about: Gold Glamour."]],
  [
    [glamour, spa],
    [],
    ["I would like to book: Hair Spa.", "I would like to ask about: Gold Glamour."],
  ],
  [[], ["nails/new"], ["Nails like these:", "https://salon/ar/portfolio/nails/new"]],
  [
    [spa],
    ["nails/a", "hair/b"],
    [
      "I would like to book: Hair Spa.",
      "These:",
      "https://salon/ar/portfolio/nails/a",
      "https://salon/ar/portfolio/hair/b",
    ],
  ],
])("the message for %j and %j begins with %j", (bookables, photographs, lines) => {
  const portfolio = "https://salon/ar/portfolio";
  const words = { labels, filters, portfolio, priceFormat, comma, durations };
  expect(wishText(bookables, photographs, words)).toBe(lines.join("\n"));
});

const withPrice = (price: string) => priced({ key: price, name: price, price });

test.each([
  ["exact sums", ["KD 5", "KD 12"], "Total: KD 17"],
  ["thousandths", ["KD 0.5", "KD 1.005", "KD 0.1", "KD 0.2", "KD 12.125"], "Total: KD 13.93"],
  ["a range", ["KD 5", "KD 5 to KD 8"], "Total: KD 10 to KD 13"],
  ["what is free", ["KD 5", "Free"], "Total: KD 5"],
  ["a lowest price", ["KD 5 to KD 8", "from KD 45"], "Total: from KD 50"],
  ["a price on request", ["KD 5", "On request"], "Total: from KD 5"],
  ["an extra", ["KD 5", "+ KD 1"], "Total: from KD 5"],
  ["one alone", ["KD 5"], ""],
  ["no figures", ["Free", "On request"], ""],
])("what it comes to, %s: %j", (_, prices, text) => {
  const total = totalText(prices.map(withPrice), { labels, priceFormat, durations });
  expect(total.replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  [["KD 40"], "From KD\u00a040, a quarter."],
  [["KD 5", "KD 23 to KD 35"], "From KD\u00a040, a quarter."],
  [["KD 5", "KD 23 to KD 34.999"], ""],
  [["KD 5", "from KD 30"], ""],
  [["KD 5", "from KD 35"], "From KD\u00a040, a quarter."],
])("a deposit stands at the sum of %j: %s", (prices, text) => {
  expect(depositText(prices.map(withPrice), labels.deposit)).toBe(text);
  expect(depositText(prices.map(withPrice), null)).toBe("");
});

test("an offer without a figure makes the total a lowest one, an ended one does not count", () => {
  const total = (...bookables: Parameters<typeof totalText>[0]) =>
    totalText(bookables, { labels, priceFormat, durations });
  expect(total(withPrice("KD 5"), evening)).toBe("Total: from KD\u00a05");
  expect(total(withPrice("KD 5"), glamour)).toBe("");
});

test.each([
  [[20, 15], ", about 45 min"],
  [[15, 15], ", about 30 min"],
  [[45, 20], ""],
  [[45, null], ""],
])("services of %j minutes take as long as the next quarter of an hour", (minutes, text) => {
  const bookables = minutes.map((each) => ({ ...withPrice("KD 5"), minutes: each }));
  expect(totalText(bookables, { labels, priceFormat, durations })).toBe(`Total: KD\u00a010${text}`);
});

test("the message in Arabic has prices, times and the total in its formats", () => {
  const { formats } = localeOf("ar");
  const arabicSpa = { ...spa, name: "سبا الشعر", price: "KD 5", duration: "45\u00a0دقيقة" };
  const bookables = [arabicSpa, { ...spa, name: "قصّ", price: "KD 5 to KD 8" }].map((each) =>
    priced(each, formats),
  );
  const words = {
    labels: { ...contentIn("ar").contact.form, deposit: null },
    filters,
    portfolio: "",
    priceFormat: formats.price,
    comma: formats.comma,
    durations,
  };
  expect(wishText(bookables, [], words).replaceAll("\u00a0", " ")).toBe(
    "أودّ أن أحجز:\nسبا الشعر، 5 د.ك، 45 دقيقة\nقصّ، 5 - 8 د.ك\nالمجموع: 10 - 13 د.ك",
  );
});

test.each([
  ["?service=hair-spa", "service/hair-spa"],
  ["?offer=hair-spa", "offer/hair-spa"],
  ["?service=nothing&offer=gold-glamour", "offer/gold-glamour"],
  ["", undefined],
  ["?service=", undefined],
  ["?offer=blow-dry", undefined],
  ["?service=%E0%A4%A", undefined],
  ["?offer=__proto__", undefined],
])('the query "%s" names the bookable %p', (search, key) => {
  expect(bookableIn(search, [spa, blowDry, evening, glamour])).toBe(key);
});

test.each([
  ["?photo=nails/french-almond", "nails/french-almond"],
  ["", undefined],
  ["?photo=nails", undefined],
  ["?photo=../x", undefined],
  ["?photo=nails/b/c", undefined],
  ["?photo=nails/%00", undefined],
  ["?photo=nails/B", undefined],
  ["?photo=interior/arch", undefined],
  ["?photo=barber/beard", undefined],
])('the query "%s" names the photograph %p', (search, photograph) => {
  expect(photographIn(search, filters)).toBe(photograph);
});
