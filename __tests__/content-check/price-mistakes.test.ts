import { priceProblem } from "../../src/content-check/price-mistakes";

test.each(["KD 7", "KD 0.5", "KD 0.250", "KD 5 to KD 8"])("accepts %j", (text) => {
  expect(priceProblem(text)).toBeUndefined();
});

const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';

test.each([
  ["is not a price", how, ["KD twenty", "", "KD", "KD 5.1234", "KD 5 to", "KD 5 or KD 8"]],
  ["is not in Kuwaiti dinar", how, ["USD 7", "$7", "7 BHD"]],
  ["must be more than zero", how, ["KD -5", "KD 0", "KD 0 to KD 5"]],
  ["begins with the higher price", 'Write "KD 5 to KD 8".', ["KD 8 to KD 5"]],
  ["is a range with the same price twice", 'Write "KD 5".', ["KD 5 to KD 5"]],
  ["is not in the usual format", 'Write "KD 7".', ["7", "KD7", "KD  7", "KD\u00A07", "kd 7"]],
  ["is not in the usual format", 'Write "KD 7".', ["7 KD", "KWD 7", "K.D. 7", "KD 07", " KD 7"]],
  ["is not in the usual format", 'Write "KD 0.5".', ["KD 0,5", "0,5"]],
  [
    "is not in the usual format",
    'Write "KD 5 to KD 8".',
    ["5 to 8", "KD 5 - KD 8", "KD 5–8", "KD 5 to 8"],
  ],
])("%s. %s: %j", (wrong, remedy, texts) => {
  for (const text of texts) expect(priceProblem(text)).toBe(`${wrong}. ${remedy}`);
});
