import { addressToAsk, chosenLook, linesToAsk, wordsToAsk } from "../../src/lib/chosen-photograph";

test("the query of an address to ask names the photograph", () => {
  const address = addressToAsk("/ar/contact", { category: "nails", slug: "french-almond" });
  expect(address).toBe("/ar/contact?photo=nails/french-almond");
  expect(chosenLook(new URL(address, "https://site").search)).toBe("nails/french-almond");
});

test.each([
  "",
  "?photo=",
  "?photo=nails",
  "?photo=../x",
  "?photo=a/b/c",
  "?photo=%00",
  "?photo=A/b",
])('no photograph is in the query "%s"', (search) => {
  expect(chosenLook(search)).toBeUndefined();
});

const filters = [
  { key: "nails", ask: { line: "Nails like these:" } },
  { key: "hair", ask: { line: "This look:" } },
  { key: "interior", ask: null },
];

test.each([
  ["nails/french-almond", "Nails like these:"],
  ["interior/arch", undefined],
  ["barber/beard", undefined],
  ["nail/x", undefined],
])("the words to ask for %s are %p", (look, words) => {
  expect(wordsToAsk(look, filters)).toBe(words);
});

test.each([
  [[], ""],
  [["nails/new"], "Nails like these:\nhttps://salon/ar/portfolio/nails/new"],
  [
    ["nails/a", "hair/b"],
    "These:\nhttps://salon/ar/portfolio/nails/a\nhttps://salon/ar/portfolio/hair/b",
  ],
])("the message for %p begins with their addresses", (looks, lines) => {
  expect(linesToAsk(looks, "https://salon/ar/portfolio", filters, "These:")).toBe(lines);
});
