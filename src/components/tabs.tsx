import type { KeyboardEvent } from "react";
import { useCentred } from "../hooks/use-centred";
import { desktop, hover } from "../theme/media";
import { Icon } from "./icon";
import { PressLink } from "./press-link";

interface Tab {
  /** The id of the panel: without JavaScript, the tab is a link to it. */
  readonly key: string;
  readonly label: string;
  readonly icon: string;
}

interface TabsProps {
  tabs: readonly Tab[];
  selected: string;
  label: string;
  onSelect: (key: string) => void;
}

/** The id of a tab, for the `aria-labelledby` of its panel. */
export function tabId(key: string): string {
  return `tab-${key}`;
}

/** The ARIA tabs pattern: one Tab stop, arrow keys that follow the text direction, Home and End. */
export function Tabs({ tabs, selected, label, onSelect }: TabsProps) {
  const row = useCentred<HTMLDivElement>(selected, "[aria-selected=true]");
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const current = tabs.findIndex(({ key }) => key === selected);
    const next = nextIndex(event, current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.key);
    document.getElementById(tabId(tab.key))?.focus({ preventScroll: true });
  };
  return (
    <div css={bar}>
      <div css={list} ref={row} role="tablist" aria-label={label}>
        {tabs.map(({ key, label, icon }) => (
          <PressLink
            key={key}
            id={tabId(key)}
            href={`#${key}`}
            role="tab"
            aria-selected={key === selected}
            aria-controls={key}
            tabIndex={key === selected ? 0 : -1}
            onPress={() => onSelect(key)}
            onKeyDown={onKeyDown}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </PressLink>
        ))}
      </div>
    </div>
  );
}

/** The index of the tab that a key selects; undefined for other keys and for browser shortcuts. */
function nextIndex(
  { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
  current: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const step = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return (current + step + count) % count;
    case "ArrowLeft":
      return (current - step + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case " ":
      return current;
    default:
      return undefined;
  }
}

const fade = "transparent, black 1.5rem, black calc(100% - 1.5rem), transparent";

/* While it is sticky, what receives focus or is linked to scrolls to below it. */
const bar = {
  zIndex: 5,
  background: "var(--petal)",
  borderBlock: "1px solid var(--line)",
  "@media (min-height: 40em)": {
    position: "sticky",
    insetBlockStart: "var(--header)",
    "html:has(&)": { scrollPaddingBlockStart: "calc(var(--header) + 7rem)" },
  },
} as const;

const list = {
  display: "flex",
  overflowX: "auto",
  scrollBehavior: "smooth",
  scrollbarWidth: "none",
  paddingInline: "calc(var(--gutter) - 0.75rem)",
  maskImage: `linear-gradient(to right, ${fade})`,
  "&:has(:focus-visible)": { maskImage: "none" },
  a: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "0.5rem",
    flex: "none",
    minBlockSize: "3.75rem",
    paddingInline: "0.875rem",
    color: "var(--fg-2)",
    fontSize: "var(--t-small)",
    fontWeight: 500,
    whiteSpace: "nowrap",
    transition: "color var(--d1)",
  },
  "a::after": {
    content: '""',
    position: "absolute",
    insetInline: "0.875rem",
    insetBlockEnd: 0,
    blockSize: 3,
    background: "var(--gold-line)",
    transform: "scaleX(0)",
    transition: "transform var(--d2) var(--ease)",
  },
  [hover]: { "a:hover": { color: "var(--fg)" } },
  "a[aria-selected=true]": { color: "var(--fg)", fontWeight: 600 },
  "a[aria-selected=true]::after": { transform: "none" },
  "a:focus-visible": { outlineOffset: -4 },
  "@media (forced-colors: active)": { "a::after": { background: "Highlight" } },
  [desktop]: {
    /* The row ends before the gutter, which contains the dock. */
    marginInline: "calc(max(0px, (100% - var(--max)) / 2) + var(--gutter) - 0.5rem)",
    maskImage: "none",
    paddingInline: 0,
    a: {
      flex: "1 1 auto",
      flexDirection: "column",
      justifyContent: "center",
      minBlockSize: "6rem",
      paddingInline: "0.5rem",
    },
    ".i": { inlineSize: "1.75rem", blockSize: "1.75rem" },
  },
} as const;
