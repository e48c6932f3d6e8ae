import { readPrice } from "../../src/graphql/price";
import { englishFormats, type Formats } from "../../src/i18n/formats";

/** An entry of the content with its price parsed and formatted, as in a query result. */
export function priced<T extends { readonly price: string }>(
  entry: T,
  { price: format }: Formats = englishFormats,
): Omit<T, "price"> & { readonly price: Queries.Price } {
  const price = readPrice(entry.price, format);
  if (!price) throw new Error(`"${entry.price}" is not a price.`);
  return { ...entry, price };
}
