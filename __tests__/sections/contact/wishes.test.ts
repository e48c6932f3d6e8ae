import { photographIn, subjectIn, wishText } from "../../../src/sections/contact/wishes";

const spa = { key: "service/hair-spa", name: "Hair Spa" };
const blowDry = { key: "service/blow-dry", name: "Blow Dry, Short Hair" };
const evening = { key: "offer/hair-spa", name: "Hair Spa Evening" };
const glamour = { key: "offer/gold-glamour", name: "Gold Glamour", hasEnded: true };
const filters = [
  { key: "nails", ask: { line: "Nails like these:" } },
  { key: "hair", ask: { line: "This look:" } },
  { key: "interior", ask: null },
];
const labels = {
  messageStart: "I would like to book: {subject}.",
  messageStartSeveral: "I would like to book:",
  messageStartEnded: "I would like to ask about: {subject}.",
  looksStart: "These:",
};

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
])("the message for %j and %j begins with %j", (subjects, photographs, lines) => {
  const words = { labels, filters, portfolio: "https://salon/ar/portfolio" };
  expect(wishText(subjects, photographs, words)).toBe(lines.join("\n"));
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
])('the query "%s" names the subject %p', (search, key) => {
  expect(subjectIn(search, [spa, blowDry, evening, glamour])).toBe(key);
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
