import { useCentred } from "../hooks/use-centred";
import { token } from "../theme/token";

export interface Filter {
  readonly key: string;
  readonly name: string;
}

export interface FiltersProps {
  /** The accessible name of the group. */
  label: string;
  filters: readonly Filter[];
  selected: string;
  onSelect: (key: string) => void;
  /** Called on hover and focus, so that the caller can prefetch. */
  onPrefetch: (key: string) => void;
}

/** A row of toggle buttons, one of them pressed. On phones it scrolls horizontally to the pressed one. */
export function Filters({ label, filters, selected, onSelect, onPrefetch }: FiltersProps) {
  const row = useCentred<HTMLDivElement>(selected, "[aria-pressed=true]");
  return (
    <div ref={row} css={pills} role="group" aria-label={label}>
      {filters.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === selected}
          onClick={() => onSelect(key)}
          onPointerEnter={() => onPrefetch(key)}
          onFocus={() => onPrefetch(key)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const pills = {
  display: "flex",
  gap: "0.5rem",
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: `calc(${token("gutter")} * -1)`,
  padding: `0.5rem ${token("gutter")}`,
  button: {
    flex: "none",
    minBlockSize: "2.75rem",
    paddingInline: "1.125rem",
    border: `1px solid ${token("line")}`,
    borderRadius: token("r-pill"),
    fontSize: token("t-small"),
    fontWeight: 500,
    whiteSpace: "nowrap",
    transition: `background-color ${token("d1")}, color ${token("d1")}, border-color ${token("d1")}`,
  },
  "button:hover": { borderColor: token("fg") },
  "button[aria-pressed=true]": {
    background: token("fg"),
    borderColor: token("fg"),
    color: token("bg"),
  },
  "button:focus-visible": { borderRadius: token("r-pill"), outlineOffset: 3 },
  "@media (forced-colors: active)": {
    "button[aria-pressed=true]": {
      background: "Highlight",
      color: "HighlightText",
      forcedColorAdjust: "none",
    },
  },
  "@media print, (scripting: none)": { display: "none" },
} as const;
