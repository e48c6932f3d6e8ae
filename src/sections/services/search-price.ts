import { fold } from "./search";

const currency = "(?:k\\.?d\\.?|kwd|dinars?|د\\.?ك\\.?|دينار|دنانير)";

/** A price as visitors type it, with or without the currency on either side: `KD 7`, `kd7`, `25`, `25 دينار`, `د.ك 7`. */
const typedPrice = new RegExp(`^(?:${currency} ?)?(\\d+(?:[.٫]\\d+)?)(?: ?${currency})?$`);

/** The services at the price that a query names, in figures or in words. A range includes all between its figures. */
export function findByPrice(
  services: readonly Queries.PriceRowFragment[],
  query: string,
): Queries.PriceRowFragment[] {
  const folded = fold(query).trim();
  const typed = typedPrice.exec(folded)?.[1]?.replace("٫", ".");
  if (typed === undefined) return services.filter(({ price }) => fold(price.text) === folded);
  const wanted = Number(typed);
  return services.filter(
    ({ price: { min, max } }) => min !== null && wanted >= min && wanted <= (max ?? min),
  );
}
