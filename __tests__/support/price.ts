import { type Price, readPrice } from "../../src/graphql/price";
import { englishFormats, type Formats } from "../../src/i18n/formats";

/** An entry of content as a query gives it: its price is read, and written as a locale writes it. */
export function priced<T extends { readonly price: string }>(
  entry: T,
  { price: format }: Formats = englishFormats,
): Omit<T, "price"> & { readonly price: Price } {
  const price = readPrice(entry.price, format);
  if (!price) throw new Error(`"${entry.price}" is no price.`);
  return { ...entry, price };
}
