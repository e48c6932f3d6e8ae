/** What the search knows of a service. */
export interface SearchEntry<T> {
  readonly name: string;
  /** The words of its category: label, key and other names. */
  readonly category: string;
  /** What a match stands for. */
  readonly item: T;
}

/**
 * The services that a query means, in list order, those with the words in their own name first. Every word of the
 * query must be found, in the name or in the category; case and accents do not matter. Only where nothing is found
 * so may words be misspelled.
 */
export function searchServices<T>(entries: readonly SearchEntry<T>[], query: string): T[] {
  /* The plural is the same service: "lashes" asks for "Lash Lift". */
  const wanted = wordsOf(query).map((word) => word.replace(/(?<=...[^s])e?s$/, ""));
  if (!wanted.length) return [];
  const found = (fits: Fit) => {
    const scored = entries.map(({ name, category, item }) => {
      const own = wordsOf(name);
      /* "blowdry" and "hairspa" are one word to many. */
      const joined = own.join("").includes(wanted.join(""));
      const all = (labels: string[]) => wanted.every((word) => labels.some((w) => fits(word, w)));
      const score = joined || all(own) ? 2 : all(own.concat(wordsOf(category))) ? 1 : 0;
      return { item, score };
    });
    return scored
      .filter(({ score }) => score)
      .sort((a, b) => b.score - a.score)
      .map(({ item }) => item);
  };
  const exact = found((wanted, word) => word.includes(wanted));
  return exact.length ? exact : found(isNearly);
}

type Fit = (wanted: string, word: string) => boolean;

/** Lower case without accents, split into words. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** One slip in a word of five letters and more, two from eight on. */
function isNearly(wanted: string, word: string): boolean {
  return isNear(wanted, word, wanted.length > 7 ? 2 : wanted.length > 4 ? 1 : 0);
}

/**
 * Whether a word begins with what is wanted, but for some slips: a letter left out, put in, replaced, or swapped
 * with its neighbour.
 */
function isNear(wanted: string, word: string, slips: number): boolean {
  if (!wanted) return true;
  if (wanted[0] === word[0]) return isNear(wanted.slice(1), word.slice(1), slips);
  if (!slips) return false;
  const rest = (a: number, b: number) => isNear(wanted.slice(a), word.slice(b), slips - 1);
  const swapped = wanted[0] === word[1] && wanted[1] === word[0];
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (swapped && rest(2, 2));
}
