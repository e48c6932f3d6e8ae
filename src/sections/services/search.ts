/** What the search knows of a service. */
export interface SearchEntry<T> {
  /** As the page calls it, then its other names. */
  readonly names: readonly string[];
  /** What its category is called. */
  readonly categories: readonly string[];
  /** What a match stands for. */
  readonly item: T;
}

/**
 * A search over services: it gives what a query means, in list order, those with the words in their own name first,
 * then those with the words in another name, then those of the category. Every word of the query must be found in one
 * name, or in one name and one of the category; how it is spelled matters little (`fold`). Only where nothing is found
 * so may words be misspelled.
 */
export function createSearch<T>(entries: readonly SearchEntry<T>[]): (query: string) => T[] {
  const known = entries.map(({ names, categories, item }) => ({
    names: names.map(wordsOf),
    categories: categories.map(wordsOf),
    item,
  }));
  return (query) => {
    /* The plural is the same service: "lashes" asks for "Lash Lift". */
    const wanted = wordsOf(query).map((word) => bare(word).replace(/(?<=[a-z]{3}[^s])e?s$/, ""));
    if (!wanted.length) return [];
    const found = (fits: Fit) => {
      const all = (words: Words) =>
        wanted.every((each) => words.some((word) => fits(each, word) || fits(each, bare(word))));
      const scored = known.map(({ names, categories, item }) => {
        const named = names.findIndex((words) => all(words) || joins(words, wanted));
        if (named >= 0) return { item, score: named ? 2 : 3 };
        const meant = names.some((words) => categories.some((own) => all([...words, ...own])));
        return { item, score: meant ? 1 : 0 };
      });
      return scored
        .filter(({ score }) => score)
        .sort((a, b) => b.score - a.score)
        .map(({ item }) => item);
    };
    const exact = found(contains);
    return exact.length ? exact : found(isNearly);
  };
}

type Words = readonly string[];
type Fit = (wanted: string, word: string) => boolean;

/** A text's words as they are compared. */
function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Spellings that mean the same made equal. In any script: capitals, accents and vowel marks (so أ إ آ are ا, ؤ is و and
 * ئ is ي). In Arabic: ى and ة, which are typed as ي and ه; the hamza that stands alone, and the stroke that stretches a
 * word; the letters of a Persian keyboard; Arabic-Indic digits.
 */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}ءـ]/gu, "")
    .replace(/[ىیٱةک]/g, (letter) => same[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase();
}

const same: Readonly<Record<string, string>> = { ى: "ي", ی: "ي", ٱ: "ا", ة: "ه", ک: "ك" };

/** A word without the Arabic article. */
function bare(word: string): string {
  return word.replace(/^ال(?=..)/, "");
}

/** Two letters are found at the beginning of a word: the ones inside of it mean nothing. */
function contains(wanted: string, word: string): boolean {
  return wanted.length > 2 ? word.includes(wanted) : word.startsWith(wanted);
}

/** Whether words that follow each other are written as one: "blowdry" and "hairspa" are one word to many. */
function joins(words: Words, wanted: Words): boolean {
  const joined = wanted.join("");
  return words.some((_word, index) => words.slice(index).map(bare).join("").startsWith(joined));
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
