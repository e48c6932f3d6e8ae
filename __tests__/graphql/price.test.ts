import { lowestPrice, type Price, priceRange, readPrice } from "../../src/graphql/price";
import { arabicFormats, englishFormats } from "../../src/i18n/formats";

function read(...texts: string[]): Price[] {
  return texts.map((text) => {
    const price = readPrice(text, englishFormats.price);
    if (!price) throw new Error(`"${text}" is no price.`);
    return price;
  });
}

describe("readPrice", () => {
  // Specification 3: Prices as text in dinar
  it.each([
    ["KD 7", 7, 7],
    ["KD 0.5", 0.5, 0.5],
    ["KD 0.250", 0.25, 0.25],
    ["KD 5 to KD 8", 5, 8],
    ["KD 100 to KD 150", 100, 150],
    ["from KD 5", 5, null],
    ["Free", 0, 0],
    ["On request", null, null],
  ])("parses %s", (text, min, max) => {
    expect(readPrice(text, englishFormats.price)).toMatchObject({ min, max });
  });

  it.each([
    ["KD 7", "KD\u00a07", "7"],
    ["KD 0.250", "KD\u00a00.250", "0.250"],
  ])("formats %s in English with a non-breaking space", (text, shown, amount) => {
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
  ])("formats %s in Arabic with the currency after the amount", (text, shown, amount) => {
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
});

test.each([
  ["KD 5 to KD 8", "KD\u00a05 to KD\u00a08", "5\u00a0-\u00a08\u00a0د.ك"],
  ["from KD 0.250", "from KD\u00a00.250", "من\u00a00.250\u00a0د.ك"],
  ["Free", "Free", "مجاناً"],
  ["On request", "On request", "السعر عند الطلب"],
])("formats %s as one text in each language", (text, english, arabic) => {
  const parts = { prefix: "", suffix: "" };
  const inEnglish = { ...parts, text: english, amount: english };
  const inArabic = { ...parts, text: arabic, amount: arabic };
  expect(readPrice(text, englishFormats.price)).toMatchObject(inEnglish);
  expect(readPrice(text, arabicFormats.price)).toMatchObject(inArabic);
});

test.each(["from KD 5 to KD 8", "free", "Free KD 5", "On Request"])("does not read %j", (text) => {
  expect(readPrice(text, englishFormats.price)).toBeUndefined();
});

describe("a price list", () => {
  const prices = read("KD 7", "KD 0.5 to KD 3", "Free", "On request", "KD 100 to KD 150");

  it("has a lowest price", () => {
    expect(lowestPrice(prices, englishFormats.price)).toMatchObject({
      text: "KD\u00a00.5",
      min: 0.5,
      max: 0.5,
    });
  });

  it("has the lowest price on request only if every price is", () => {
    const lowest = (...texts: string[]) => lowestPrice(read(...texts), englishFormats.price)?.text;
    expect(lowest("On request", "On request")).toBe("On request");
    expect(lowest("On request", "Free")).toBe("Free");
    expect(lowest("On request", "from KD 5", "Free")).toBe("KD\u00a05");
  });

  it("has a range from its lowest to its highest price", () => {
    expect(priceRange(prices, englishFormats.price)).toBe("KD 0.5 - KD 150");
    expect(priceRange(read("KD 7"), englishFormats.price)).toBe("KD 7 - KD 7");
    expect(priceRange(prices, arabicFormats.price)).toBe("0.5 - 150 د.ك");
  });
});
