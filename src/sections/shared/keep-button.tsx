import { Link } from "gatsby";
import { useState } from "react";
import { Icon } from "../../components/icon";
import { addWish, removeWishes, useStoredWishes } from "../../hooks/use-stored-wishes";
import { circle } from "../../theme/circle";

interface KeepButtonProps {
  /** The photograph: its category and slug, such as `nails/french-almond`. */
  photograph: string;
  label: string;
  /** Shown if as many photographs as possible are kept. It links to the form, which lists them. */
  full: string;
  formPath: string;
  /** Shows the icon without its label. */
  compact?: boolean;
}

/** Keeps a photograph, so that the contact form asks for it. Pressed again, it no longer does. */
export function KeepButton({ photograph, label, full, formPath, compact }: KeepButtonProps) {
  const isKept = useStoredWishes().includes(photograph);
  const [isRefused, setIsRefused] = useState(false);
  const toggle = () => {
    if (isKept) removeWishes([photograph]);
    else setIsRefused(!addWish(photograph));
  };
  return (
    <>
      <button
        type="button"
        className={compact ? "js-only" : "btn btn--ghost js-only"}
        css={[button, compact && circle("2.75rem")]}
        aria-pressed={isKept}
        aria-label={compact ? label : undefined}
        onClick={toggle}
      >
        <Icon name="heart" /> {!compact && <span>{label}</span>}
      </button>
      <span role="status" css={compact ? over : note}>
        {isRefused && !isKept && (
          <Link css={sentence} to={formPath}>
            {full}
          </Link>
        )}
      </span>
    </>
  );
}

const button = {
  "&[aria-pressed=true] .i": { fill: "var(--gold)" },
} as const;

/* `.link` underlines one line only. */
const sentence = {
  display: "inline-block",
  paddingBlock: "0.5rem",
  textDecoration: "underline",
  textDecorationColor: "var(--gold-line)",
  textUnderlineOffset: "0.25em",
} as const;

/* An empty flex item would double the gap. */
const note = { flexBasis: "100%", order: 1, "&:empty": { position: "absolute" } } as const;

/* Above what the button is in, over the photograph. */
const over = {
  position: "absolute",
  insetBlockEnd: "100%",
  insetInline: 0,
  inlineSize: "fit-content",
  marginInline: "auto",
  "&:not(:empty)": { padding: "0.5rem 1rem", background: "var(--black-80)" },
} as const;
