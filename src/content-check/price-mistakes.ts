import { readFigures } from "../graphql/price";

/** What is wrong with the range of a price, which no pattern can find, as the end of a sentence that begins with the price. */
export function priceProblem(text: string): string | undefined {
  const [from, to] = readFigures(text)?.figures ?? [];
  if (from === undefined || to === undefined || from < to) return undefined;
  return from > to
    ? `begins with the higher price. Write "KD ${to} to KD ${from}".`
    : `is a range with the same price twice. Write "KD ${from}".`;
}
