import { graphql, Link } from "gatsby";
import { useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "../../components/icon";
import { PriceRows, type BookWords, type PriceRow } from "../../components/price-rows";
import { fill } from "../../lib/fill";
import { searchServices } from "../../lib/service-search";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";

interface SearchCategory {
  readonly key: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly services: readonly PriceRow[];
}

export interface ServiceSearchProps extends BookWords {
  categories: readonly SearchCategory[];
  words: Queries.ServiceSearchWordsFragment;
}

/** Any price in two taps: a field over all services. It works in the page alone and asks no server. */
export function ServiceSearch({ categories, words, ...book }: ServiceSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const asked = query.trim();
  const results = searchServices(entriesOf(categories), asked);
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") clear();
  };
  return (
    <div className="wrap" css={search} role="search">
      <label className="h4" htmlFor="service-search">
        {words.label}
      </label>
      <div css={box}>
        <input
          ref={field}
          id="service-search"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query && (
          <button type="button" aria-label={words.clear} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <p role="status" className="soft">
          {asked && sentence(words, asked, results.length)}
        </p>
        {results.length > 0 && <PriceRows services={results} {...book} />}
        {asked && results.length === 0 && (
          <Link className="link" to={words.emptyAction.path}>
            {words.emptyAction.label}
          </Link>
        )}
      </div>
    </div>
  );
}

function sentence(words: Queries.ServiceSearchWordsFragment, query: string, count: number): string {
  if (count === 0) return fill(words.empty, { query });
  return fill(count === 1 ? words.resultsOne : words.resultsMany, { count, query });
}

function entriesOf(categories: readonly SearchCategory[]) {
  return categories.flatMap(({ key, label, aliases, services }) =>
    services.map((item) => ({
      name: item.name,
      category: [label, key, ...aliases].join(" "),
      item,
    })),
  );
}

const search = {
  display: "grid",
  gap: "0.75rem",
  paddingBlock: "clamp(2rem, 3vw, 3rem)",
  "html:not(.js) &": { display: "none" },
  [desktop]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    columnGap: token("gap"),
    label: { gridColumn: "1 / 5", paddingBlockStart: "0.5rem" },
    "& > div": { gridColumn: "6 / -1" },
  },
} as const;

const box = {
  position: "relative",
  input: {
    display: "block",
    inlineSize: "100%",
    minBlockSize: "3.5rem",
    paddingInline: "1rem 3.5rem",
    background: token("blush"),
    border: 0,
    borderBlockEnd: `1.5px solid ${token("ink-2")}`,
    borderRadius: `${token("r-field")} ${token("r-field")} 0 0`,
  },
  "input:hover": { background: token("field-hover") },
  "input:focus": { outline: `2px solid ${token("garnet")}`, outlineOffset: 2 },
  "input::placeholder": { color: token("ink-2"), opacity: 1 },
  button: {
    position: "absolute",
    insetBlockStart: "0.375rem",
    insetInlineEnd: "0.375rem",
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    borderRadius: "50%",
  },
  "button:focus-visible": { borderRadius: "50%", outlineOffset: -2 },
  "p:not(:empty)": { paddingBlock: "1rem" },
} as const;

export const fragment = graphql`
  fragment ServiceSearchWords on ServiceSearchWords {
    label
    placeholder
    clear
    resultsOne
    resultsMany
    empty
    emptyAction {
      label
      path
    }
  }
`;
