/** The least of price texts that the content check has found right: `KD 0.5`. */
export function lowestPrice(prices: readonly string[]): string {
  const amount = Math.min(...prices.map((price) => Number.parseFloat(price.replace("KD ", ""))));
  return `KD\u00a0${amount}`;
}
