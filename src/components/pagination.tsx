import { interpolate } from "../lib/interpolate";
import { token } from "../theme/token";
import { pageNumbers } from "./page-numbers";

export interface PaginationProps {
  /** The name of the row for screen readers. */
  label: string;
  /** The name of a button; `{page}` is its number. */
  pageLabel: string;
  /** How many pages there are. */
  pages: number;
  current: number;
  onSelect: (page: number) => void;
  /** The visitor reaches for a page: it may be made ready. */
  onReach: (page: number) => void;
}

/** A button for each page, with gaps where they are many; nothing where there is only one. */
export function Pagination(props: PaginationProps) {
  const { label, pageLabel, pages, current, onSelect, onReach } = props;
  if (pages < 2) return null;
  return (
    <nav css={row} aria-label={label}>
      {pageNumbers(pages, current).map((page) =>
        typeof page === "number" ? (
          <button
            key={page}
            type="button"
            aria-label={interpolate(pageLabel, { page })}
            aria-current={page === current ? "page" : undefined}
            onClick={() => onSelect(page)}
            onPointerEnter={() => onReach(page)}
            onFocus={() => onReach(page)}
          >
            {page}
          </button>
        ) : (
          <span key={page} aria-hidden="true">
            …
          </span>
        ),
      )}
    </nav>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem",
  button: {
    inlineSize: "3rem",
    blockSize: "3rem",
    borderRadius: "50%",
    font: `300 1.625rem/1 ${token("display")}`,
    transition: `background-color ${token("d1")}`,
  },
  span: { inlineSize: "1.25rem", alignSelf: "center", textAlign: "center" },
  "button:hover": { background: token("blush") },
  "button[aria-current]": { background: token("ink"), color: token("petal") },
  "button:focus-visible": { borderRadius: "50%" },
  "@media (forced-colors: active)": { "button[aria-current]": { border: "2px solid Highlight" } },
  "@media print, (scripting: none)": { display: "none" },
} as const;
