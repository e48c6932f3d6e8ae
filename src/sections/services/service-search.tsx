import { graphql, Link } from "gatsby";
import { type KeyboardEvent, useMemo, useRef } from "react";
import { Icon } from "../../components/icon";
import { useLocale, useSalon } from "../../hooks/use-page";
import { pluralOf } from "../../i18n/plural";
import { interpolate } from "../../lib/interpolate";
import { whatsappMessageHref } from "../../lib/whatsapp-message";
import { circle } from "../../theme/circle";
import { input } from "../../theme/input";
import { desktop } from "../../theme/media";
import { PriceRows } from "../shared/price-rows";
import { createServiceSearch, type FoundServices } from "./find-services";
import { useSearchQuery } from "./use-search-query";

interface ServiceSearchProps {
  /** The page's address, which stores the query. */
  path: string;
  categories: readonly Queries.SearchCategoryFragment[];
  labels: Queries.ServiceSearchLabelsFragment;
  /** The heading of what clients should know; undefined if the page has none. */
  goodToKnow?: string | undefined;
}

/** A search field over all services, which runs in the browser. */
export function ServiceSearch({ path, categories, labels, goodToKnow }: ServiceSearchProps) {
  const { locale } = useLocale();
  const { whatsapp } = useSalon();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useSearchQuery(path, field);
  const trimmed = query.trim();
  const isUsed = trimmed !== "";
  /* Not before it is used, so that hydration does not wait for it. */
  const find = useMemo(() => isUsed && createServiceSearch(categories), [categories, isUsed]);
  const found = find ? find(trimmed) : undefined;
  const clear = () => {
    setQuery("");
    field.current?.focus();
  };
  const onKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (key === "Escape") clear();
    /* The keyboard of a phone covers the results. While a word is composed, Enter only ends it. */
    if (key === "Enter" && !nativeEvent.isComposing) {
      currentTarget.blur();
      currentTarget.parentElement?.querySelector("li")?.scrollIntoView({ block: "nearest" });
    }
  };
  return (
    <div className="wrap grid js-only" css={search} role="search">
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
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        {query && (
          <button type="button" aria-label={labels.clear} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <p role="status" className="soft">
          {found && sentence(labels, trimmed, found, locale)}
        </p>
        {found && found.services.length > 0 && <PriceRows services={found.services} />}
        {found?.isPartial && (
          <div css={contact}>
            {goodToKnow && (
              <a className="link" href="#good-to-know">
                {goodToKnow}
              </a>
            )}
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
  { services, isPartial }: FoundServices,
  locale: string,
): string {
  const count = services.length;
  if (isPartial) return interpolate(count > 0 ? labels.closest : labels.empty, { query });
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
  "input::placeholder": { color: "var(--ink-2)", opacity: 1 },
  button: {
    ...circle("2.75rem"),
    position: "absolute",
    insetBlockStart: "0.375rem",
    insetInlineEnd: "0.375rem",
  },
  "button:focus-visible": { outlineOffset: -2 },
  "p:not(:empty)": { paddingBlock: "1rem", overflowWrap: "anywhere" },
} as const;

const contact = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem 2rem",
  "ul + &": { paddingBlockStart: "1rem" },
} as const;

export const fragment = graphql`
  fragment SearchCategory on ServiceCategory {
    key
    label
    aliases
    searchNames
    services {
      ...PriceRow
      searchNames
    }
  }

  fragment ServiceSearchLabels on ServiceSearchLabels {
    label
    placeholder
    clear
    results {
      ...PluralForms
    }
    closest
    empty
    emptyAction {
      label
      path
    }
    whatsapp
    whatsappText
  }
`;
