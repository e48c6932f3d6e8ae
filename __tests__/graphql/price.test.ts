import { readFileSync } from "node:fs";
import path from "node:path";
import { arabicFormats, englishFormats } from "../../src/i18n/formats";
import {
  lowestPrice,
  priceGrammar,
  priceRange,
  readPrice,
  type Price,
} from "../../src/graphql/price";

/** Prices that are right. */
function read(...texts: string[]): Price[] {
  return texts.map((text) => {
    const price = readPrice(text, englishFormats.price);
    if ("mistake" in price) throw new Error(`${text}: ${price.mistake}`);
    return price;
  });
}

describe("a price", () => {
  // Specification 3: Prices as text in dinar
  it.each([
    ["KD 7", 7, 7],
    ["KD 0.5", 0.5, 0.5],
    ["KD 0.250", 0.25, 0.25],
    ["KD 5 to KD 8", 5, 8],
    ["KD 100 to KD 150", 100, 150],
  ])("is read from %s", (text, min, max) => {
    expect(readPrice(text, englishFormats.price)).toMatchObject({ min, max });
  });

  it.each([
    ["KD 7", "KD\u00a07", "7"],
    ["KD 0.250", "KD\u00a00.250", "0.250"],
    ["KD 5 to KD 8", "KD\u00a05 to KD\u00a08", "5 to 8"],
  ])("is shown as it is written, its figures held to their currency: %s", (text, shown, amount) => {
    expect(readPrice(text, englishFormats.price)).toMatchObject({
      text: shown,
      prefix: "KD",
      amount,
      suffix: "",
    });
  });

  it.each([
    ["KD 5", "5\u00a0د.ك", "5"],
    ["KD 0.250", "0.250\u00a0د.ك", "0.250"],
    ["KD 5 to KD 8", "5\u00a0-\u00a08\u00a0د.ك", "5\u00a0-\u00a08"],
  ])("is the same in Arabic, the currency after its figures: %s", (text, shown, amount) => {
    const { min, max } = readPrice(text, englishFormats.price) as Price;
    expect(readPrice(text, arabicFormats.price)).toEqual({
      text: shown,
      prefix: "",
      amount,
      suffix: "د.ك",
      min,
      max,
    });
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
    expect(readPrice(text, englishFormats.price)).toEqual(
      suggestion === undefined ? { mistake } : { mistake, suggestion },
    );
  });

  it("is described to editors by the pattern by which it is read", () => {
    const file = path.join(__dirname, "../../content/schema/common.schema.json");
    const { $defs } = JSON.parse(readFileSync(file, "utf8")) as {
      $defs: Record<"price" | "singlePrice", { pattern: string }>;
    };
    expect($defs.price.pattern).toBe(priceGrammar.range.source);
    expect($defs.singlePrice.pattern).toBe(priceGrammar.single.source);
  });
});

describe("a price list", () => {
  const prices = read("KD 7", "KD 0.5 to KD 3", "KD 100 to KD 150", "KD 25");

  it("has a lowest price", () => {
    expect(lowestPrice(prices, englishFormats.price)).toMatchObject({
      text: "KD\u00a00.5",
      min: 0.5,
      max: 0.5,
    });
  });

  it("has a range from its lowest to its highest price", () => {
    expect(priceRange(prices, englishFormats.price)).toBe("KD 0.5 - KD 150");
    expect(priceRange(read("KD 7"), englishFormats.price)).toBe("KD 7 - KD 7");
    expect(priceRange(prices, arabicFormats.price)).toBe("0.5 - 150 د.ك");
  });
});
