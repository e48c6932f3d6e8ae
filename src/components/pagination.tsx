import { interpolate } from "../lib/interpolate";
import { circle } from "../theme/circle";
import { hover } from "../theme/media";
import { pageNumbers } from "./page-numbers";
import { PressLink } from "./press-link";

interface PaginationProps {
  label: string;
  /** The accessible name of a page; `{page}` is replaced with its number. */
  pageLabel: string;
  pages: number;
  current: number;
  addressOf: (page: number) => string;
  onSelect: (page: number) => void;
  /** Called on hover and focus, so that the caller can prefetch. */
  onPrefetch: (page: number) => void;
}

/** A link for each page, with gaps if there are many. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, pageLabel, pages, current, addressOf, onSelect, onPrefetch } = props;
  if (pages < 2) return null;
  return (
    <nav css={row} aria-label={label}>
      {pageNumbers(pages, current).map((page) =>
        typeof page === "number" ? (
          <PressLink
            key={page}
            href={addressOf(page)}
            aria-label={interpolate(pageLabel, { page })}
            aria-current={page === current ? "page" : undefined}
            onPress={() => onSelect(page)}
            onPointerEnter={() => onPrefetch(page)}
            onFocus={() => onPrefetch(page)}
          >
            {page}
          </PressLink>
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
  a: {
    ...circle("3rem"),
    font: "300 1.625rem/1 var(--display)",
    transition: "background-color var(--d1)",
  },
  span: { inlineSize: "1.25rem", alignSelf: "center", textAlign: "center" },
  [hover]: { "a:hover": { background: "var(--blush)" } },
  "a[aria-current]": { background: "var(--ink)", color: "var(--petal)" },
  "@media (forced-colors: active)": { "a[aria-current]": { border: "2px solid Highlight" } },
  "@media print": { display: "none" },
} as const;
