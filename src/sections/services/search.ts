/** A service with the names that the search compares. */
export interface SearchEntry<T> {
  /** Its name on the page, then its other names. */
  readonly names: readonly string[];
  /** The names of its category. */
  readonly categories: readonly string[];
  /** The result for a match. */
  readonly item: T;
}

/**
 * Returns a search over services. A service matches if one of its names, or one of its names and one of its category's,
 * contain every word of the query. `fold` lists the spellings that count as equal. The order of the results:
 *
 * 1. services with a name that equals the query
 * 2. services with words in their own name that begin with the words of the query
 * 3. services with such words in another of their names
 * 4. services with such words in the names of their category
 * 5. services with words that contain the words of the query elsewhere; left out if any name equals the query
 *
 * Within each, services keep the order of the list. Only if nothing matches may words be misspelled (`isNearly`).
 */
export function createSearch<T>(entries: readonly SearchEntry<T>[]): (query: string) => T[] {
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
  const isKnown = (wanted: string) =>
    all.some(({ words }) => words.some((word) => contains(wanted, word)));
  return (query) => {
    const words = wordsOf(query).map(bare);
    const typed = words.length > 1 ? words.filter((word) => word !== "و") : words;
    if (!typed.length) return [];
    /* Strip the plural: "lashes" finds "Lash Lift". */
    const wanted = typed
      .map((word) => (isKnown(word) ? word : withoutParticles(word)))
      .map((word) => word.replace(/(?<=[a-z]{3}[^s])e?s$/, ""));
    const name = typed.join("");
    const sure = search(known, wanted, begins, name);
    if (all.some(({ joined }) => joined[0] === name)) return sure;
    const found = new Set([...sure, ...search(known, wanted, contains, name)]);
    return found.size ? [...found] : search(known, wanted, isNearly, name);
  };
}

interface Known<T> {
  readonly names: readonly Label[];
  readonly categories: readonly Label[];
  readonly item: T;
}

type Fit = (wanted: string, word: string) => boolean;

/** The matching services, best first. `name` is the whole query as one word. */
function search<T>(
  known: readonly Known<T>[],
  wanted: readonly string[],
  fits: Fit,
  name: string,
): T[] {
  /* Services of a category share its labels; match each label once. */
  const read = new Map<Label, number>();
  const bitsOf = (label: Label) => {
    const bits = read.get(label) ?? wordsIn(label, wanted, fits);
    read.set(label, bits);
    return bits;
  };
  const every = 2 ** wanted.length - 1;
  const scored = known.map(({ names, categories, item }) => {
    if (names.some(({ joined }) => joined[0] === name)) return { item, score: 4 };
    const named = names.findIndex((name) => bitsOf(name) === every);
    if (named >= 0) return { item, score: named ? 2 : 3 };
    const isMeant = names.some((name) =>
      categories.some((category) => (bitsOf(name) | bitsOf(category)) === every),
    );
    return { item, score: isMeant ? 1 : 0 };
  });
  return scored
    .filter(({ score }) => score)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** The query words that a label contains, as a bit mask. */
function wordsIn({ words, joined }: Label, wanted: readonly string[], fits: Fit): number {
  const isJoined = joined.some((text) => text.startsWith(wanted.join("")));
  return wanted.reduce(
    (bits, each, index) =>
      isJoined || words.some((word) => fits(each, word)) ? bits + 2 ** index : bits,
    0,
  );
}

/** A normalised name. */
interface Label {
  /** Its words; those that begin with an Arabic particle also without it. */
  readonly words: readonly string[];
  /** The words from each word on, joined, because some write "blowdry" and "hairspa" as one word. */
  readonly joined: readonly string[];
}

function makeLabel(text: string): Label {
  const words = wordsOf(text);
  const plain = words.map(bare);
  return {
    words: [...new Set([...words, ...words.map((word) => word.replace(particle, ""))])],
    joined: plain.map((_word, index) => plain.slice(index).join("")),
  };
}

/** The normalised words of a text. */
function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Normalises spellings that mean the same. In any script: capitals, accents and vowel marks (so أ إ آ become ا, ؤ
 * becomes و and ئ becomes ي). In Arabic: ى and ة become ي and ه; the standalone hamza and the tatweel are removed; چ
 * becomes ج; letters of a Persian keyboard and Arabic-Indic digits are replaced.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}ءـ]/gu, "")
    .replace(/[ىیٱةکچ]/g, (letter) => same[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .toLowerCase();
}

const same: Readonly<Record<string, string>> = { ى: "ي", ی: "ي", ٱ: "ا", ة: "ه", ک: "ك", چ: "ج" };

/** A word without the Arabic article. */
function bare(word: string): string {
  return word.replace(/^ال(?=..)/, "");
}

/** Particles that Arabic joins to the next word: the article, also after "and" or "with", and "to". */
const particle = /^(?:[وب]?ال|لل?)(?=..)/;

/** A word without a joined "and", "the" or "to the". For query words that no name contains. */
function withoutParticles(word: string): string {
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
