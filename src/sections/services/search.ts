/** A service with the names that the search compares. */
export interface SearchEntry<T> {
  /** Its name on the page, then its other names. */
  readonly names: readonly string[];
  /** The names of its category. */
  readonly categories: readonly string[];
  /** The result for a match. */
  readonly item: T;
}

interface Search<T> {
  /** The services that match every word of a query. */
  readonly withAllWords: (query: string) => T[];
  /** If no service does: those that match the most of its words. */
  readonly withMostWords: (query: string) => T[];
}

/**
 * Returns a search over services. A service matches if one of its names, or one of its names and one of its category's,
 * contain every word of the query, as typed or without an Arabic particle. Function words count only on their own. `fold`
 * lists the spellings that are equal. The order of the results:
 *
 * 1. services with a name that equals the query
 * 2. services with words in their own name that begin with the words of the query
 * 3. services with such words in another of their names
 * 4. services with such words in the names of their category
 * 5. services with words that contain the words of the query elsewhere; left out if any name equals the query
 *
 * Within each, services keep the order of the list. Only if nothing matches may words be misspelled (`isNearly`).
 */
export function createSearch<T>(entries: readonly SearchEntry<T>[]): Search<T> {
  const labels = new Map<string, Label>();
  const labelOf = (text: string) => {
    const label = labels.get(text) ?? makeLabel(text);
    labels.set(text, label);
    return label;
  };
  const known = entries.map(({ names, categories, item }) => ({
    names: names.map(labelOf),
    categories: categories.map(labelOf),
    item,
  }));
  const all = [...labels.values()];
  const isKnown = (typed: string) =>
    all.some(({ words }) => words.some((word) => contains(typed, word)));
  const wordsIn = (query: string) => withoutFunctionWords(wordsOf(query)).map(bare);
  const withAllWords = (query: string) => {
    const words = wordsIn(query);
    if (!words.length) return [];
    const wanted = words.map((word) => makeWanted(word, isKnown));
    const wholes = [words, words.map(withoutParticle)].map((each) => each.join(""));
    const sure = search(known, wanted, begins, wholes);
    if (all.some((label) => isNamed(label, wholes))) return sure;
    const found = new Set([...sure, ...search(known, wanted, contains, wholes)]);
    return found.size ? [...found] : search(known, wanted, isNearly, wholes);
  };
  const withMostWords = (query: string) => {
    const wanted = wordsIn(query).map((word) => makeWanted(word, isKnown));
    for (let needed = wanted.length - 1; needed > 0; needed -= 1) {
      const found = search(known, wanted, contains, [], needed);
      if (found.length > 0) return found;
    }
    return [];
  };
  return { withAllWords, withMostWords };
}

interface Known<T> {
  readonly names: readonly Label[];
  readonly categories: readonly Label[];
  readonly item: T;
}

type Fit = (wanted: string, word: string) => boolean;

/** A word of the query. */
interface Wanted {
  /** As typed, without the plural: "lashes" finds "Lash Lift". */
  readonly typed: string;
  /** Without a joined particle. */
  readonly stripped: string;
  /** Whether a name contains the word as typed. Its first letter may then belong to it: only equal words match without. */
  readonly isKnown: boolean;
}

function makeWanted(word: string, isKnown: (word: string) => boolean): Wanted {
  const typed = word.replace(/(?<=[a-z]{3}[^s])e?s$/, "");
  return { typed, stripped: withoutParticle(typed), isKnown: isKnown(typed) };
}

/**
 * The services that match `needed` of the words, best first. `wholes` are the whole query as one word, as typed and
 * without particles.
 */
function search<T>(
  known: readonly Known<T>[],
  wanted: readonly Wanted[],
  fits: Fit,
  wholes: readonly string[],
  needed = wanted.length,
): T[] {
  /* Services of a category share its labels; match each label once. */
  const read = new Map<Label, number>();
  const bitsOf = (label: Label) => {
    const bits = read.get(label) ?? bitsIn(label, wanted, fits);
    read.set(label, bits);
    return bits;
  };
  const hasEnough = (bits: number) => countOnes(bits) >= needed;
  /* A category with only one of several words means little. */
  const isAbout = (bits: number) => bits > 0 || needed > 1 || wanted.length === 1;
  const scored = known.map(({ names: labels, categories, item }) => {
    if (labels.some((label) => isNamed(label, wholes))) return { item, score: 4 };
    const named = labels.findIndex((label) => hasEnough(bitsOf(label)));
    if (named >= 0) return { item, score: named ? 2 : 3 };
    const isMeant = labels
      .map(bitsOf)
      .filter(isAbout)
      .some((bits) => categories.some((category) => hasEnough(bits | bitsOf(category))));
    return { item, score: isMeant ? 1 : 0 };
  });
  return scored
    .filter(({ score }) => score)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

function countOnes(bits: number): number {
  return bits && 1 + countOnes(bits & (bits - 1));
}

/** The query words that a label contains, as a bit mask. */
function bitsIn({ words, joined }: Label, wanted: readonly Wanted[], fits: Fit): number {
  const whole = wanted.map(({ typed }) => typed).join("");
  const isJoined = joined.some((text) => text.startsWith(whole));
  const isIn = ({ typed, stripped, isKnown }: Wanted) =>
    words.some((word) => fits(typed, word) || (isKnown ? word === stripped : fits(stripped, word)));
  return wanted.reduce(
    (bits, each, index) => (isJoined || isIn(each) ? bits + 2 ** index : bits),
    0,
  );
}

/** Whether a label is the whole query. */
function isNamed({ joined }: Label, wholes: readonly string[]): boolean {
  return wholes.some((whole) => whole === joined[0]);
}

/** A normalised name. */
interface Label {
  /** Its words; those that begin with an Arabic particle also without it. */
  readonly words: readonly string[];
  /** The words from each word on, joined, because some write "blowdry" and "hairspa" as one word. No function words. */
  readonly joined: readonly string[];
}

function makeLabel(text: string): Label {
  const words = wordsOf(text);
  const plain = withoutFunctionWords(words).map(bare);
  return {
    words: [...new Set([...words, ...words.map((word) => word.replace(nameParticle, ""))])],
    joined: plain.map((_word, index) => plain.slice(index).join("")),
  };
}

/** The normalised words of a text. */
function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that say nothing about a service. Arabic also joins some of them to the next word: `nameParticle`. */
const functionWords = new Set("and with for the a of in to و مع علي في من لل".split(" "));

/** Words without function words; unchanged if there are no others. */
function withoutFunctionWords(words: string[]): string[] {
  const others = words.filter((word) => !functionWords.has(word));
  return others.length ? others : words;
}

/**
 * Normalises spellings that mean the same. In any script: capitals, accents and vowel marks (so أ إ آ become ا, ؤ
 * becomes و and ئ becomes ي). In Arabic: ى and ة become ي and ه; the standalone hamza and the tatweel are removed; چ
 * and ڤ become ج and ف; letters of Persian and Urdu keyboards and Arabic-Indic digits are replaced.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}ءـ]/gu, "")
    .replace(/[ىیےٱةۃہھەکچڤ]/g, (letter) => same[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase();
}

const same: Readonly<Record<string, string>> = {
  ...{ ى: "ي", ی: "ي", ے: "ي" },
  ...{ ة: "ه", ۃ: "ه", ہ: "ه", ھ: "ه", ە: "ه" }, // ۀ is ە with a hamza.
  ...{ ٱ: "ا", ک: "ك", چ: "ج", ڤ: "ف" },
};

/** A word without the Arabic article. */
function bare(word: string): string {
  return word.replace(/^ال(?=..)/, "");
}

/** Particles that Arabic joins to a word of a name: the article, also after "and" or "with", and "for". */
const nameParticle = /^(?:[وب]?ال|لل?)(?=..)/;

/** A query word without a joined "and", "the" or "for the". */
function withoutParticle(word: string): string {
  return word.replace(/^و(?=...)/, "").replace(/^(?:ال|لل)(?=..)/, "");
}

function begins(wanted: string, word: string): boolean {
  return word.startsWith(wanted);
}

/** Whether a word contains the query word. Up to two letters must be at the start of the word. */
function contains(wanted: string, word: string): boolean {
  return wanted.length > 2 ? word.includes(wanted) : word.startsWith(wanted);
}

/**
 * Allows one typing error from six letters on, and two from eight on. In shorter words, an error makes another word.
 */
function isNearly(wanted: string, word: string): boolean {
  return isNear(wanted, word, wanted.length > 7 ? 2 : wanted.length > 5 ? 1 : 0);
}

/**
 * Whether a word begins with the query word, with a limited number of errors: a missing, extra or wrong letter, or two
 * swapped letters.
 */
function isNear(wanted: string, word: string, slips: number): boolean {
  if (!wanted) return true;
  if (wanted[0] === word[0]) return isNear(wanted.slice(1), word.slice(1), slips);
  if (!slips) return false;
  const rest = (a: number, b: number) => isNear(wanted.slice(a), word.slice(b), slips - 1);
  const swapped = wanted[0] === word[1] && wanted[1] === word[0];
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (swapped && rest(2, 2));
}
