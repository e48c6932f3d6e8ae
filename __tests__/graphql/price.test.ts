import { lowestPrice, priceRange, readPrice } from "../../src/graphql/price";
import { arabicFormats, englishFormats } from "../../src/i18n/formats";

function read(...texts: string[]): Queries.Price[] {
  return texts.map((text) => {
    const price = readPrice(text, englishFormats.price);
    if (!price) throw new Error(`"${text}" is no price.`);
    return price;
  });
}

// Specification 3: Prices as text in dinar
test.each([
  ["KD 7", "KD\u00a07", "7\u00a0د.ك", 7, 7],
  ["KD 0.250", "KD\u00a00.25", "0.25\u00a0د.ك", 0.25, 0.25],
  ["KD 5.500 to KD 8.000", "KD\u00a05.5 to KD\u00a08", "5.5\u00a0-\u00a08\u00a0د.ك", 5.5, 8],
  ["from KD 0.5", "from KD\u00a00.5", "من\u00a00.5\u00a0د.ك", 0.5, null],
  ["+ KD 5", "+\u00a0KD\u00a05", "+\u00a05\u00a0د.ك", null, null],
  ["Free", "Free", "مجاناً", 0, 0],
  ["On request", "On request", "السعر عند الطلب", null, null],
])("reads %s, and formats it in each language", (text, english, arabic, min, max) => {
  expect(readPrice(text, englishFormats.price)).toMatchObject({ text: english, min, max });
  expect(readPrice(text, arabicFormats.price)).toMatchObject({ text: arabic, min, max });
});

test("a single amount has its currency before or after it; other prices are one amount", () => {
  const parts = (text: string, { price } = englishFormats) => {
    const { prefix, amount, suffix } = readPrice(text, price) as Queries.Price;
    return [prefix, amount, suffix];
  };
  expect(parts("KD 0.250")).toEqual(["KD", "0.25", ""]);
  expect(parts("KD 0.250", arabicFormats)).toEqual(["", "0.25", "د.ك"]);
  expect(parts("KD 5 to KD 8")).toEqual(["", "KD\u00a05 to KD\u00a08", ""]);
  expect(parts("Free", arabicFormats)).toEqual(["", "مجاناً", ""]);
});

test.each(["from KD 5 to KD 8", "+ KD 5 to KD 8", "+KD 5", "free", "Free KD 5", "On Request"])(
  "does not read %j",
  (text) => {
    expect(readPrice(text, englishFormats.price)).toBeUndefined();
  },
);

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
    expect(lowest("+ KD 1", "from KD 5")).toBe("KD\u00a05");
  });

  it("has a range from its lowest to its highest price", () => {
    expect(priceRange(prices, englishFormats.price)).toBe("KD 0.5 - KD 150");
    expect(priceRange(read("KD 7"), englishFormats.price)).toBe("KD 7 - KD 7");
    expect(priceRange(prices, arabicFormats.price)).toBe("0.5 - 150 د.ك");
    expect(priceRange(read("Free", "On request"), englishFormats.price)).toBeUndefined();
  });
});
