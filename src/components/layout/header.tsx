import { Link } from "gatsby";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";
import { Logo } from "./logo";
import { NavigationLinks, type NavigationLink } from "./navigation-links";

export interface HeaderProps {
  logo: string;
  logoLabel: string;
  navigationLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  /** Whether the page is scrolled past the point above which the header stands on its own ground. */
  solid: boolean;
  menuLabel: string;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The bar at the head of every page: transparent over the page's first light, solid once it has scrolled. */
export function Header(props: HeaderProps) {
  return (
    <header css={bar} data-solid={props.solid}>
      <div className="wrap" css={row}>
        <Link to="/" css={home}>
          <Logo src={props.logo} label={props.logoLabel} />
        </Link>
        <nav css={inline} aria-label={props.navigationLabel}>
          <NavigationLinks links={props.navigation} path={props.path} />
        </nav>
        <button
          type="button"
          css={menuButton}
          aria-expanded={props.menuOpen}
          aria-haspopup="dialog"
          onClick={props.onMenu}
        >
          <span>{props.menuLabel}</span>
          <i />
        </button>
      </div>
      <div css={dayLine} aria-hidden="true" />
    </header>
  );
}

const bar = {
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: token("z-header"),
  color: token("ink"),
  "--focus": token("garnet"),
  "&::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: token("petal"),
    borderBlockEnd: `1px solid ${token("shadow-line")}`,
    opacity: 0,
    transition: `opacity ${token("d2")} ${token("ease")}`,
  },
  "&[data-solid=true]::before": { opacity: 1 },
  "@media print": { display: "none" },
} as const;

const row = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  blockSize: token("header"),
} as const;

const home = { display: "block", paddingBlock: "0.625rem" } as const;

const inline = {
  display: "none",
  [desktop]: { display: "block" },
  ul: { display: "flex", gap: "clamp(1.25rem, 2.4vw, 2.5rem)" },
  a: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minBlockSize: "2.75rem",
    minInlineSize: "2.875rem",
    fontSize: token("t-small"),
    fontWeight: 500,
  },
  "a::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: "0.5rem",
    blockSize: 2,
    background: token("gold-line"),
    transform: "scaleX(0)",
    transformOrigin: "var(--start)",
    transition: `transform ${token("d2")} ${token("ease")}`,
  },
  "a:hover::after, a[aria-current]::after": { transform: "none" },
} as const;

const menuButton = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.75rem",
  minBlockSize: "2.75rem",
  paddingInline: "0.75rem",
  marginInlineEnd: "-0.75rem",
  fontSize: token("t-small"),
  fontWeight: 500,
  [desktop]: { display: "none" },
  i: {
    display: "block",
    inlineSize: "1.5rem",
    blockSize: "0.5rem",
    borderBlock: "1.5px solid",
  },
} as const;

/* Scroll progress from ten to nine: decoration only. */
const dayLine = {
  display: "none",
  "@supports (animation-timeline: scroll())": {
    display: "block",
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: -1,
    blockSize: 2,
    background: token("gold"),
    transformOrigin: "var(--start)",
    transform: "scaleX(0)",
    animation: "day linear both",
    animationTimeline: "scroll(root)",
  },
  "@media (prefers-reduced-motion: reduce)": { display: "none" },
} as const;
