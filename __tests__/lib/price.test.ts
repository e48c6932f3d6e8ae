import { parsePrice, PriceError, readPrice } from "../../src/lib/price";

describe("a price", () => {
  it.each([
    ["KD 7", 7, 7],
    ["KD 0.5", 0.5, 0.5],
    ["KD 0.250", 0.25, 0.25],
    ["KD 5 to KD 8", 5, 8],
    ["KD 100 to KD 150", 100, 150],
  ])("is read from %s", (text, min, max) => {
    expect(parsePrice(text)).toEqual({ min, max });
  });

  it.each([
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
    ["KD 8 to KD 5", "upside-down", "KD 5 to KD 8"],
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
  ])("is refused when written as %j: %s", (text, mistake, suggestion) => {
    expect(readPrice(text)).toEqual(
      suggestion === undefined ? { mistake } : { mistake, suggestion },
    );
  });

  it("says what is wrong when it throws", () => {
    expect(() => parsePrice("KD twenty")).toThrow(PriceError);
    expect(() => parsePrice("KD twenty")).toThrow('"KD twenty" is not a price (not-a-price).');
  });
});
