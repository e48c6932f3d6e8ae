import { useCentred } from "../hooks/use-centred";
import { token } from "../theme/token";

export interface Filter {
  readonly key: string;
  readonly name: string;
}

export interface FiltersProps {
  /** The name of the group for screen readers. */
  label: string;
  filters: readonly Filter[];
  selected: string;
  onSelect: (key: string) => void;
  /** The visitor reaches for a filter: what it shows may be made ready. */
  onReach: (key: string) => void;
}

/** A row of toggle buttons, one of them pressed. On phones it scrolls sideways, and the pressed one comes into view. */
export function Filters({ label, filters, selected, onSelect, onReach }: FiltersProps) {
  const row = useCentred<HTMLDivElement>(selected, "[aria-pressed=true]");
  return (
    <div ref={row} css={pills} role="group" aria-label={label}>
      {filters.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === selected}
          onClick={() => onSelect(key)}
          onPointerEnter={() => onReach(key)}
          onFocus={() => onReach(key)}
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
