import { Link } from "gatsby";
import { belowDesktop, desktop } from "../../theme/media";
import { token } from "../../theme/token";
import { Icon } from "../icon";

export interface DockProps {
  bookLabel: string;
  reviewsLabel: string;
  reviewsUrl: string;
  /** Out of the way on small screens: scrolling down, or a form or a closing invitation is in view. */
  away: boolean;
}

/** The two floating ways on: reviews, and booking. On desktops it stands in the gutter. */
export function Dock({ bookLabel, reviewsLabel, reviewsUrl, away }: DockProps) {
  return (
    <aside css={dock} aria-label={bookLabel} data-away={away}>
      <a css={review} href={reviewsUrl} target="_blank" rel="noopener" aria-label={reviewsLabel}>
        <Icon name="star" />
      </a>
      <Link css={book} to="/contact">
        {bookLabel}
      </Link>
    </aside>
  );
}

const dock = {
  position: "fixed",
  insetInlineEnd: "max(1rem, env(safe-area-inset-right))",
  insetBlockEnd: "max(1rem, env(safe-area-inset-bottom))",
  zIndex: token("z-dock"),
  display: "flex",
  borderRadius: token("r-pill"),
  background: token("ink"),
  color: token("petal"),
  boxShadow: token("shadow-dock"),
  "--focus": token("gold-lit"),
  transition: `transform ${token("d2")} ${token("ease")}, opacity ${token("d2")}`,
  a: {
    whiteSpace: "nowrap",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minBlockSize: "3.25rem",
    fontSize: token("t-small"),
    fontWeight: 500,
  },
  "a:focus-visible": { borderRadius: token("r-pill"), outlineOffset: -5 },
  "a:hover": { color: token("gold-lit") },
  "@media print": { display: "none" },
  "@media (forced-colors: active)": { border: "1px solid" },
  [belowDesktop]: {
    "&[data-away=true]:not(:focus-within), main:has(:is(input, textarea):focus) ~ &": {
      transform: "translateY(calc(100% + 2rem))",
      opacity: 0,
    },
  },
  [desktop]: {
    flexDirection: "column",
    insetInlineEnd: "calc((5.25rem - 3rem) / 2)",
    insetBlockEnd: "2rem",
  },
} as const;

const review = {
  inlineSize: "3.25rem",
  color: token("gold-lit"),
  [desktop]: { inlineSize: "3rem", minBlockSize: "3.5rem" },
} as const;

const book = {
  position: "relative",
  paddingInline: "1.125rem 1.5rem",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    insetBlock: "1rem",
    inlineSize: 1,
    background: token("gold"),
    opacity: 0.5,
  },
  [desktop]: {
    writingMode: "vertical-rl",
    minInlineSize: "3rem",
    padding: "1.125rem 0 1.375rem",
    "&::before": { inset: "0 0.875rem auto", inlineSize: "auto", blockSize: 1 },
  },
} as const;
