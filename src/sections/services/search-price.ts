import { fold } from "./search";

/** A price as visitors type it, with or without the currency: `KD 7`, `kd7`, `25`, `25 دينار`, `7 د.ك`. */
const typedPrice = /^(?:(?:kd|kwd) ?)?(\d+(?:[.٫]\d+)?)(?: ?(?:kd|kwd|dinars?|د\.?ك\.?|دينار))?$/;

/** The services at the price that a query names, in figures or in words. A range includes all between its figures. */
export function findByPrice<T extends { readonly price: { readonly text: string } }>(
  services: readonly T[],
  query: string,
): T[] {
  const folded = fold(query).trim();
  const typed = typedPrice.exec(folded)?.[1]?.replace("٫", ".");
  if (typed === undefined) return services.filter(({ price }) => fold(price.text) === folded);
  const wanted = Number(typed);
  return services.filter(({ price }) => {
    const figures = (price.text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    return wanted >= Math.min(...figures) && wanted <= Math.max(...figures);
  });
}
