import { interpolate } from "../../lib/interpolate";

interface Subject {
  /** Its parameter in addresses and its slug, such as `service/hair-spa`. */
  readonly key: string;
  readonly name: string;
  /** Whether it is an offer after its last day. */
  readonly hasEnded?: boolean;
}

/** A filter of the portfolio, and the words to ask for its photographs; null if visitors cannot ask for them. */
interface FilterToAsk {
  readonly key: string;
  readonly ask: { readonly line: string } | null;
}

export interface WishOptions {
  readonly subjects: readonly Subject[];
  readonly filters: readonly FilterToAsk[];
  /** The portfolio's full address in the locale. */
  readonly portfolio: string;
  readonly labels: Readonly<
    Record<"messageStart" | "messageStartSeveral" | "messageStartEnded" | "looksStart", string>
  >;
}

/** The key of the service or the offer in an address's query; undefined if it names none that exists. */
export function subjectIn(search: string, subjects: readonly Subject[]): string | undefined {
  const query = new URLSearchParams(search);
  return ["service", "offer"]
    .map((kind) => `${kind}/${query.get(kind)}`)
    .find((named) => subjects.some(({ key }) => key === named));
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

/** The start of the message: what the visitor wants to book, and the addresses of the photographs. */
export function wishText(
  subjects: readonly Subject[],
  photographs: readonly string[],
  { labels, filters, portfolio }: Omit<WishOptions, "subjects">,
): string {
  const booked = subjects.filter(({ hasEnded }) => !hasEnded);
  const lineFor = (template: string, { name }: Subject) => interpolate(template, { subject: name });
  const lines = [
    booked.length > 1
      ? [labels.messageStartSeveral, booked.map(({ name }) => name)]
      : booked.map((subject) => lineFor(labels.messageStart, subject)),
    subjects
      .filter(({ hasEnded }) => hasEnded)
      .map((subject) => lineFor(labels.messageStartEnded, subject)),
    photographs.length > 1
      ? labels.looksStart
      : photographs.map((each) => wordsToAsk(each, filters)),
    photographs.map((each) => `${portfolio}/${each}`),
  ];
  return lines.flat(2).join("\n");
}
