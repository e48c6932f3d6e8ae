import type { PriceFormat } from "../../i18n/formats";
import { interpolate } from "../../lib/interpolate";

interface Bookable {
  /** Its parameter in addresses and its slug, such as `service/hair-spa`. */
  readonly key: string;
  readonly name: string;
  readonly price?: Pick<Queries.Price, "text" | "min" | "max"> | null;
  /** How long it takes, such as `45 min`. */
  readonly duration?: string | null;
  readonly minutes?: number | null;
  /** Whether it is an offer after its last day. */
  readonly hasEnded?: boolean;
}

/** A filter of the portfolio, and the words to ask for its photographs; null if visitors cannot ask for them. */
interface FilterToAsk {
  readonly key: string;
  readonly ask: { readonly line: string } | null;
}

export interface WishOptions {
  readonly bookables: readonly Bookable[];
  readonly filters: readonly FilterToAsk[];
  /** The portfolio's full address in the locale. */
  readonly portfolio: string;
  readonly priceFormat: Pick<PriceFormat, "single" | "range" | "from">;
  readonly comma: string;
  /** 15 minutes, 30 minutes and so on, as texts. */
  readonly durations: readonly string[];
  readonly labels: Queries.WishLabelsFragment;
  /** The sentence that no more photographs can be kept. */
  readonly full: string;
}

type Deposit = WishOptions["labels"]["deposit"];

/** The key of the service or the offer in an address's query; undefined if it names none that exists. */
export function bookableIn(search: string, bookables: readonly Bookable[]): string | undefined {
  const query = new URLSearchParams(search);
  return ["service", "offer"]
    .map((kind) => `${kind}/${query.get(kind)}`)
    .find((named) => bookables.some(({ key }) => key === named));
}

/** The photograph in an address's query; undefined if it names none that visitors can ask for. It may not exist. */
export function photographIn(search: string, filters: readonly FilterToAsk[]): string | undefined {
  const photograph = new URLSearchParams(search).get("photo") ?? "";
  return /^[a-z0-9-]+\/[a-z0-9-]+$/.test(photograph) && wordsToAsk(photograph, filters)
    ? photograph
    : undefined;
}

/** The words to ask for a photograph; undefined if visitors cannot ask for it. */
export function wordsToAsk(
  photograph: string,
  filters: readonly FilterToAsk[],
): string | undefined {
  return filters.find(({ key }) => photograph.startsWith(`${key}/`))?.ask?.line;
}

/** The price of a service or an offer and how long it takes: `KD 5, 45 min`. Empty for an offer after its last day. */
export function detailsOf({ price, duration, hasEnded }: Bookable, comma: string): string {
  return hasEnded ? "" : [price?.text, duration].filter(Boolean).join(comma);
}

/** What services and offers cost together, and how long they take if that is known. Empty if there are fewer than two, or no figures. */
export function totalText(
  bookables: readonly Bookable[],
  { labels, priceFormat, durations }: Pick<WishOptions, "labels" | "priceFormat" | "durations">,
): string {
  const { current, from, to } = costOf(bookables);
  if (current.length < 2 || !from) return "";
  const several = to === Infinity ? priceFormat.from : priceFormat.range;
  const price = interpolate(from === to ? priceFormat.single : several, { amount: from, from, to });
  const minutes = current.reduce((sum, own) => sum + (own.minutes ?? NaN), 0);
  const duration = durations[Math.ceil(minutes / 15) - 1] ?? "";
  return interpolate(duration ? labels.totalWithTime : labels.total, { price, duration });
}

/** The sentence on the deposit, if the highest sum that is known comes to its price; otherwise empty. */
export function depositText(bookables: readonly Bookable[], deposit: Deposit): string {
  const { from, to } = costOf(bookables);
  if (!deposit || (to === Infinity ? from : to) < (deposit.price.min ?? 0)) return "";
  return interpolate(deposit.text, { price: deposit.price.text });
}

/** The lowest and the highest sum of the prices, which may be infinite, of those that have not ended. */
function costOf(bookables: readonly Bookable[]) {
  const current = bookables.filter(({ hasEnded }) => !hasEnded);
  /* Exact: the smallest coin is a thousandth of a dinar. */
  const sumOf = (figure: "min" | "max", unknown: number) =>
    current.reduce((sum, { price }) => sum + Math.round((price?.[figure] ?? unknown) * 1000), 0) /
    1000;
  return { current, from: sumOf("min", 0), to: sumOf("max", Infinity) };
}

/** The start of the message: what the visitor wants to book, and the addresses of the photographs. */
export function wishText(
  bookables: readonly Bookable[],
  photographs: readonly string[],
  options: Omit<WishOptions, "bookables" | "full">,
): string {
  const { labels, filters, portfolio, comma } = options;
  const current = bookables.filter(({ hasEnded }) => !hasEnded);
  const lineOf = (bookable: Bookable) =>
    [bookable.name, detailsOf(bookable, comma)].filter(Boolean).join(comma);
  const linesFor = (template: string, each: readonly Bookable[]) =>
    each.map((bookable) => interpolate(template, { subject: lineOf(bookable) }));
  const lines = [
    current.length > 1
      ? [labels.messageStartSeveral, current.map(lineOf), totalText(current, options) || []]
      : linesFor(labels.messageStart, current),
    linesFor(
      labels.messageStartEnded,
      bookables.filter(({ hasEnded }) => hasEnded),
    ),
    photographs.length > 1
      ? labels.messageStartPhotographs
      : photographs.map((each) => wordsToAsk(each, filters)),
    photographs.map((each) => `${portfolio}/${each}`),
  ];
  return lines.flat(2).join("\n");
}
