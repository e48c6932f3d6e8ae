import { addressToAsk, chosenPhotograph, lineToAsk } from "../../src/lib/chosen-photograph";

test("the query of an address to ask names the photograph", () => {
  const key = { category: "nails", slug: "french-almond" };
  const address = addressToAsk("/ar/contact", key);
  expect(address).toBe("/ar/contact?photo=nails/french-almond");
  expect(chosenPhotograph(new URL(address, "https://site").search)).toEqual(key);
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
  expect(chosenPhotograph(search)).toBeUndefined();
});

test.each([
  [
    "?photo=nails/french-almond",
    "Nails like these:\nhttps://salon/ar/portfolio/nails/french-almond",
  ],
  ["?fbclid=x&photo=nails/new", "Nails like these:\nhttps://salon/ar/portfolio/nails/new"],
  ["?photo=interior/arch", undefined],
  ["?photo=barber/beard", undefined],
  ["?service=hair-spa", undefined],
])("the message for the query %s begins with %p", (search, line) => {
  const filters = [
    { key: "nails", ask: { line: "Nails like these:" } },
    { key: "interior", ask: null },
  ];
  expect(lineToAsk(search, "https://salon/ar/portfolio", filters)).toBe(line);
});
