import { graphql, Link } from "gatsby";
import { type ChangeEvent, type KeyboardEvent, useRef } from "react";
import { Icon } from "../../components/icon";
import { useLocale } from "../../hooks/use-locale";
import { useSalon } from "../../hooks/use-salon";
import { pluralOf } from "../../i18n/plural";
import { interpolate } from "../../lib/interpolate";
import { whatsappMessageHref } from "../../lib/whatsapp-message";
import { circle } from "../../theme/circle";
import { input } from "../../theme/input";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";
import { PriceRows } from "../shared/price-rows";
import type { SearchCategory } from "./load-search";
import { useSearch } from "./use-search";
import { useSearchQuery } from "./use-search-query";

export interface ServiceSearchProps {
  /** The page's address, which stores the query. */
  path: string;
  categories: readonly SearchCategory[];
  /** The address of the services' other names: see src/lib/search-names.ts. */
  namesAddress: string;
  labels: Queries.ServiceSearchLabelsFragment;
}

/** A search field over all services, which runs in the browser. */
export function ServiceSearch({ path, categories, namesAddress, labels }: ServiceSearchProps) {
  const { locale } = useLocale();
  const { whatsapp } = useSalon();
  const field = useRef<HTMLInputElement>(null);
  const { find, isLoading, load } = useSearch(categories, namesAddress);
  const [query, setQuery] = useSearchQuery(path, load);
  const trimmed = query.trim();
  const results = trimmed ? find(trimmed) : [];
  /* While the other names load, an empty result is not final. */
  const isFinal = trimmed && (results.length > 0 || !isLoading);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    load();
    setQuery(target.value);
  };
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") clear();
  };
  return (
    <div className="wrap columns js-only" css={search} role="search">
      <label className="h4" htmlFor="service-search">
        {labels.label}
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
          dir={query ? "auto" : undefined}
          placeholder={labels.placeholder}
          value={query}
          onFocus={load}
          onChange={type}
          onKeyDown={onKeyDown}
        />
        {query && (
          <button type="button" aria-label={labels.clear} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <p role="status" className="soft">
          {isFinal && sentence(labels, trimmed, results.length, locale)}
        </p>
        {results.length > 0 && <PriceRows services={results} />}
        {isFinal && results.length === 0 && (
          <div css={nothingFound}>
            <a
              className="link"
              href={whatsappMessageHref(
                whatsapp,
                interpolate(labels.whatsappText, { query: trimmed }),
              )}
              target="_blank"
              rel="noopener"
            >
              {labels.whatsapp}
            </a>
            <Link className="link" to={labels.emptyAction.path}>
              {labels.emptyAction.label}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}

function sentence(
  labels: Queries.ServiceSearchLabelsFragment,
  query: string,
  count: number,
  locale: string,
): string {
  if (count === 0) return interpolate(labels.empty, { query });
  return interpolate(pluralOf(labels.results, count, locale), { count, query });
}

const search = {
  rowGap: "0.75rem",
  paddingBlock: "clamp(2rem, 3vw, 3rem)",
  [desktop]: {
    label: { gridColumn: "1 / 5", paddingBlockStart: "0.5rem" },
    "& > div": { gridColumn: "6 / -1" },
  },
} as const;

const box = {
  position: "relative",
  /* Physical: the button stays at the end of the page's line, whatever the direction of the text. */
  input: { ...input, paddingRight: "3.5rem", paddingLeft: "1rem" },
  "[dir=rtl] & > input": { paddingRight: "1rem", paddingLeft: "3.5rem" },
  "input::placeholder": { color: token("ink-2"), opacity: 1 },
  button: {
    ...circle("2.75rem"),
    position: "absolute",
    insetBlockStart: "0.375rem",
    insetInlineEnd: "0.375rem",
  },
  "button:focus-visible": { outlineOffset: -2 },
  "p:not(:empty)": { paddingBlock: "1rem", overflowWrap: "anywhere" },
} as const;

const nothingFound = { display: "flex", flexWrap: "wrap", gap: "0.5rem 2rem" } as const;

export const fragment = graphql`
  fragment ServiceSearchLabels on ServiceSearchLabels {
    label
    placeholder
    clear
    results {
      ...PluralForms
    }
    empty
    emptyAction {
      label
      path
    }
    whatsapp
    whatsappText
  }
`;
