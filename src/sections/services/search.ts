export interface SearchEntry<T> {
  /** Its name on the page, then its other names. */
  readonly names: readonly string[];
  readonly categories: readonly string[];
  readonly item: T;
}

interface Search<T> {
  /** The services that match every word of a query. */
  readonly withAllWords: (query: string) => T[];
  /** If no service does: those that match the most of its words, the rarer word first. */
  readonly withMostWords: (query: string) => T[];
}

/**
 * Returns a search over services. A service matches if one of its names and those of its category contain every word
 * of the query, as typed or without an Arabic particle. `fold` lists the spellings that are equal. The order of the results:
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
  const known = entries.map(({ names, categories, item }) => ({
    names: names.map(labelOf),
    categories: categories.map(labelOf).join(""),
    item,
  }));
  const all = known.map(({ names, categories }) => names.join("") + categories).join("");
  const allWords = [...new Set(all.split(" "))];

  /** The services that match `needed` of the words, best first. */
  function search({ words, wholes }: Query, textsOf: Texts, needed = words.length): T[] {
    const wanted = words.map((word) => {
      const stripped = withoutParticle(word);
      if (stripped === word) return textsOf(word);
      /* The first letter of a word that a name has as typed may belong to it: only equal words match without. */
      return [...textsOf(word), ...(all.includes(word) ? [` ${stripped} `] : textsOf(stripped))];
    });
    const hasEnough = (label: string) =>
      label.includes(` ${words.join("")}`) || wanted.filter(isIn(label)).length >= needed;
    /* A category with only one of several words means little. */
    const isTelling = needed > 1 || words.length === 1;
    const scored = known.map(({ names, categories, item }) => {
      const first = names.findIndex(hasEnough);
      const isMeant = isTelling && names.some((name) => hasEnough(name + categories));
      const score = first < 0 ? Number(isMeant) : first ? 2 : 3;
      return { item, score: isIn(names.join(""))(wholes) ? 4 : score };
    });
    return scored
      .filter(({ score }) => score)
      .sort((a, b) => b.score - a.score)
      .map(({ item }) => item);
  }

  /** The services with the words at the start of their words, then those that contain them elsewhere. */
  const searchAll = (query: Query, needed?: number) => [
    ...new Set([begins, contains].flatMap((textsOf) => search(query, textsOf, needed))),
  ];

  /** Allows one typing error from six letters on, and two from eight on. In shorter words, an error makes another word. */
  const isNearly: Texts = (word) => {
    const slips = word.length > 7 ? 2 : word.length > 5 ? 1 : 0;
    return allWords.filter((each) => isNear(word, each, slips)).map((each) => ` ${each} `);
  };

  function withAllWords(text: string): T[] {
    const query = queryOf(text);
    if (!query.words.length) return [];
    if (isIn(all)(query.wholes)) return search(query, begins);
    const found = searchAll(query);
    return found.length ? found : search(query, isNearly);
  }

  function withMostWords(text: string): T[] {
    const query = queryOf(text);
    let found: T[] = [];
    for (let needed = query.words.length - 1; needed > 0 && !found.length; needed -= 1)
      found = searchAll(query, needed);
    /* "bridal hair": the few for brides before all hair. */
    const byWord = query.words.map((word) => searchAll({ ...query, words: [word] }));
    const rareFirst = byWord.sort((a, b) => a.length - b.length).flat();
    return [...new Set(rareFirst)].filter((item) => found.includes(item));
  }

  return { withAllWords, withMostWords };
}

/** The texts of which a label with this word has one. */
type Texts = (word: string) => string[];

const begins: Texts = (word) => [` ${word}`];

/** Up to three letters must be at the start of a word: "ولد" (boy) is also in "جولد" (gold). */
const contains: Texts = (word) => (word.length > 3 ? [word] : begins(word));

/** Whether labels have one of some texts. */
function isIn(labels: string) {
  return (texts: readonly string[]) => texts.some((text) => labels.includes(text));
}

interface Query {
  /** Without the plural: "lashes" finds "Lash Lift". */
  readonly words: readonly string[];
  /** The texts of which a label that equals the query has one: the words as typed, and without joined particles. */
  readonly wholes: readonly string[];
}

function queryOf(text: string): Query {
  const typed = wordsOf(text);
  const words = typed.map((word) => word.replace(/(?<=[a-z]{2}[^s])e?s$/, ""));
  return { words, wholes: [typed, words.map(withoutParticle)].map(wholeOf) };
}

/** Words as the whole of a label. */
function wholeOf(words: readonly string[]): string {
  return `=${words.join("")} `;
}

/**
 * A name as the search compares it: "=hairspa hair spa hairspa spa ". After the whole name, its words, those from each word
 * on as one, because some write "hairspa", and words that begin with an Arabic particle without it.
 */
function labelOf(text: string): string {
  const words = wordsOf(text);
  const joined = words.map((_word, index) => words.slice(index).join(""));
  const bare = words.map((word) => word.replace(/^(?:[وب]ال|لل?)(?=..)/, ""));
  return `${wholeOf(words)}${[...words, ...joined, ...bare].join(" ")} `;
}

/** Words that say nothing about a service. */
const functionWords = new Set("and with for the a of in to و مع علي في من لل".split(" "));

/** The normalised words of a text, without function words and the Arabic article. */
function wordsOf(text: string): string[] {
  const all = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return all.filter((word) => !functionWords.has(word)).map((word) => word.replace(/^ال(?=.)/, ""));
}

/** A query word without a joined "and" or "for the". */
function withoutParticle(word: string): string {
  return word.replace(/^و(?=...)/, "").replace(/^(?:ال|لل)(?=..)/, "");
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
  ى: "ي",
  ی: "ي",
  ے: "ي",
  ة: "ه",
  ۃ: "ه",
  ہ: "ه",
  ھ: "ه",
  ە: "ه", // ۀ is ە with a hamza.
  ٱ: "ا",
  ک: "ك",
  چ: "ج",
  ڤ: "ف",
};

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
