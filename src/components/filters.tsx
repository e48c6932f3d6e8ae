import { useCentred } from "../hooks/use-centred";
import { hover } from "../theme/media";
import { PressLink } from "./press-link";

interface Filter {
  readonly key: string;
  readonly name: string;
  readonly path: string;
}

interface FiltersProps {
  label: string;
  filters: readonly Filter[];
  selected: string;
  onSelect: (key: string) => void;
  /** Called on hover and focus, so that the caller can prefetch. */
  onPrefetch: (key: string) => void;
}

/** A row of links, one of them current. On phones it scrolls horizontally to the current one. */
export function Filters({ label, filters, selected, onSelect, onPrefetch }: FiltersProps) {
  const row = useCentred<HTMLDivElement>(selected, "[aria-current]");
  return (
    <div ref={row} css={pills} role="group" aria-label={label}>
      {filters.map(({ key, name, path }) => (
        <PressLink
          key={key}
          href={path}
          aria-current={key === selected ? "true" : undefined}
          onPress={() => onSelect(key)}
          onPointerEnter={() => onPrefetch(key)}
          onFocus={() => onPrefetch(key)}
        >
          {name}
        </PressLink>
      ))}
    </div>
  );
}

const pills = {
  display: "flex",
  gap: "0.5rem",
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: "calc(var(--gutter) * -1)",
  padding: "0.5rem var(--gutter)",
  a: {
    flex: "none",
    display: "flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    paddingInline: "1.125rem",
    border: "1px solid var(--line)",
    borderRadius: "var(--r-pill)",
    fontSize: "var(--t-small)",
    fontWeight: 500,
    whiteSpace: "nowrap",
    WebkitTapHighlightColor: "transparent", // The pill itself changes at once.
    transition: "background-color var(--d1), color var(--d1), border-color var(--d1)",
  },
  [hover]: { "a:hover": { borderColor: "var(--fg)" } },
  "a[aria-current]": {
    background: "var(--fg)",
    borderColor: "var(--fg)",
    color: "var(--bg)",
  },
  "a:focus-visible": { outlineOffset: 3 },
  "@media (forced-colors: active)": {
    "a[aria-current]": {
      background: "Highlight",
      color: "HighlightText",
      forcedColorAdjust: "none",
    },
  },
  "@media print": { display: "none" },
} as const;
