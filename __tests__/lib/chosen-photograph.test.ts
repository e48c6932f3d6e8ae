import { addressToAsk, chosenPhotograph } from "../../src/lib/chosen-photograph";

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
