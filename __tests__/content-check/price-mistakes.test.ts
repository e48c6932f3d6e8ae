import { priceProblem } from "../../src/content-check/price-mistakes";

test.each(["KD 7", "KD 0.5", "KD 0.250", "KD 5 to KD 8"])("accepts %j", (text) => {
  expect(priceProblem(text)).toBeUndefined();
});

test.each([
  ["KD twenty", "not-a-price", undefined],
  ["", "not-a-price", undefined],
  ["KD", "not-a-price", undefined],
  ["KD 5.1234", "not-a-price", undefined],
  ["KD 5 to", "not-a-price", undefined],
  ["KD 5 or KD 8", "not-a-price", undefined],
  ["7", "no-currency", "KD 7"],
  ["5 to 8", "no-currency", "KD 5 to KD 8"],
  ["USD 7", "wrong-currency", undefined],
  ["$7", "wrong-currency", undefined],
  ["7 BHD", "wrong-currency", undefined],
  ["KD 0,5", "comma", "KD 0.5"],
  ["KD -5", "not-positive", undefined],
  ["KD 0", "not-positive", undefined],
  ["KD 0 to KD 5", "not-positive", undefined],
  ["KD 8 to KD 5", "reversed", "KD 5 to KD 8"],
  ["KD 5 to KD 5", "same-twice", "KD 5"],
  ["KD7", "spelling", "KD 7"],
  ["KD  7", "spelling", "KD 7"],
  ["KD\u00A07", "spelling", "KD 7"],
  ["kd 7", "spelling", "KD 7"],
  ["7 KD", "spelling", "KD 7"],
  ["KWD 7", "spelling", "KD 7"],
  ["K.D. 7", "spelling", "KD 7"],
  ["KD 07", "spelling", "KD 7"],
  ["KD 5 - KD 8", "spelling", "KD 5 to KD 8"],
  ["KD 5–8", "spelling", "KD 5 to KD 8"],
  ["KD 5 to 8", "spelling", "KD 5 to KD 8"],
  [" KD 7", "spelling", "KD 7"],
])("rejects %j: %s", (text, mistake, suggestion) => {
  expect(priceProblem(text)).toEqual(
    suggestion === undefined ? { mistake } : { mistake, suggestion },
  );
});
