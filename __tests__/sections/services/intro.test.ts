import { introOf } from "../../../src/sections/services/intro";

const forms = (texts: { other: string }) => ({
  zero: null,
  one: null,
  two: null,
  few: null,
  many: null,
  ...texts,
});
const page = {
  intro: forms({ other: "{serviceCount} services, from {lowestPrice}." }),
  introOnRequest: forms({ other: "{count} services. Ask us for prices." }),
};

test("the intro has the lowest price, or no price if every one is on request", () => {
  const introWith = (lowestPrice: { text: string; min: number | null }) =>
    introOf({ ...page, lowestPrice }, 12, "en");
  expect(introWith({ text: "KD 5", min: 5 })).toBe("12 services, from KD 5.");
  expect(introWith({ text: "Free", min: 0 })).toBe("12 services, from Free.");
  expect(introWith({ text: "On request", min: null })).toBe("12 services. Ask us for prices.");
});
