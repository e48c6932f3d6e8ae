import { Link } from "gatsby";
import type { ReactNode, RefObject } from "react";
import { token } from "../../theme/token";
import { Icon } from "../icon";
import { Logo } from "./logo";
import { NavigationLinks, type NavigationLink } from "./navigation-links";

export interface MenuProps {
  dialog: RefObject<HTMLDialogElement>;
  onClosed: () => void;
  label: string;
  closeLabel: string;
  logo: string;
  logoLabel: string;
  navigation: readonly NavigationLink[];
  path: string;
  /** What stands at the menu's foot. */
  children: ReactNode;
}

/**
 * The menu of small screens, over the whole page. A modal `<dialog>` keeps focus inside and the page behind inert,
 * closes on Escape and gives focus back; it stays painted while it fades out, which is why it is hidden by
 * visibility.
 */
export function Menu(props: MenuProps) {
  const close = () => props.dialog.current?.close();
  return (
    <dialog
      ref={props.dialog}
      className="g-night beam"
      css={overlay}
      aria-label={props.label}
      onClose={props.onClosed}
    >
      <div css={bar}>
        <Link to="/" onClick={close}>
          <Logo src={props.logo} label={props.logoLabel} />
        </Link>
        <button type="button" css={closeButton} onClick={close}>
          <span>{props.closeLabel}</span>
          <Icon name="close" />
        </button>
      </div>
      <nav css={list} aria-label={props.label}>
        <NavigationLinks links={props.navigation} path={props.path} onChoose={close} />
      </nav>
      <div css={foot}>{props.children}</div>
    </dialog>
  );
}

const overlay = {
  position: "fixed !important",
  inset: 0,
  zIndex: token("z-menu"),
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
  maxBlockSize: "none",
  border: 0,
  padding: 0,
  overflowY: "auto !important",
  paddingBlockEnd: "max(1.5rem, env(safe-area-inset-bottom))",
  opacity: 0,
  visibility: "hidden",
  transition: `opacity ${token("d2")} ${token("ease")}, visibility 0s ${token("d2")}`,
  "&[open]": { opacity: 1, visibility: "visible", transitionDelay: "0s" },
} as const;

const bar = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flex: "none",
  minBlockSize: token("header"),
  paddingInline: token("gutter"),
} as const;

const closeButton = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.75rem",
  minBlockSize: "2.75rem",
  paddingInline: "0.75rem",
  marginInlineEnd: "-0.75rem",
  fontSize: token("t-small"),
  fontWeight: 500,
} as const;

const list = {
  marginBlock: "auto",
  padding: `1rem ${token("gutter")}`,
  a: {
    display: "flex",
    alignItems: "baseline",
    gap: "1rem",
    paddingBlock: "0.3125rem",
    font: `300 clamp(3rem, min(17.5vw, 9.6svh), 5.25rem)/1 ${token("display")}`,
  },
  "a::after": {
    content: '""',
    inlineSize: "clamp(2rem, 12vw, 4rem)",
    blockSize: 2,
    background: token("gold"),
    alignSelf: "center",
    transform: "scaleX(0)",
    transformOrigin: "var(--start)",
    transition: `transform ${token("d2")} ${token("ease")}`,
  },
  "a:hover::after, a[aria-current]::after": { transform: "none" },
  "a[aria-current]": { color: token("gold-lit") },
} as const;

const foot = {
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "end",
  gap: "1rem",
  paddingInline: token("gutter"),
} as const;
