import { useEffect, useRef, useState } from "react";
import { circle } from "../theme/circle";
import { Icon } from "./icon";

interface ShareButtonProps {
  title: string;
  url: string;
  label: string;
  /** Shown after the address was copied. */
  copied: string;
  /** The label of the address where the browser can neither share nor copy. */
  address: string;
  /** Shows the icon and the address without their labels. */
  compact?: boolean;
}

/** Shares a page with the browser's own dialog, copies its address, or shows it, selected, to be copied by hand. */
export function ShareButton({ title, url, label, copied, address, compact }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [outcome]);
  const press = () => {
    setOutcome(undefined); // So that screen readers announce the same result again.
    void share(title, url).then(setOutcome);
  };
  return (
    <>
      <button
        type="button"
        className={compact ? "js-only" : "btn btn--ghost js-only"}
        {...(compact && { css: circle("2.75rem") })}
        aria-label={compact ? label : undefined}
        onClick={press}
      >
        <Icon name="share" /> {!compact && <span>{label}</span>}
      </button>
      <span role="status" css={note}>
        {outcome === "copied" && copied}
      </span>
      {outcome === "neither" && (
        <label className="small" css={[line, compact && sameLine]}>
          {!compact && address}
          <input
            ref={field}
            aria-label={compact ? address : undefined}
            readOnly
            value={url}
            dir="ltr"
          />
        </label>
      )}
    </>
  );
}

type Outcome = "shared" | "copied" | "neither";

/** The result is "shared" also if the visitor closes the browser's dialog. */
async function share(title: string, url: string): Promise<Outcome> {
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "shared";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "neither";
  }
}

/* An empty flex item would double the gap. */
const note = { alignSelf: "center", "&:empty": { position: "absolute" } } as const;

const line = {
  display: "grid",
  flexBasis: "100%",
  gap: "0.375rem",
  input: {
    minInlineSize: 0,
    minBlockSize: "2.75rem",
    paddingInline: "0.75rem",
    fontSize: "1rem", // Below 16 px, an iPhone zooms when it gets the focus.
    border: "1px solid currentcolor",
    background: "transparent",
    color: "inherit",
  },
} as const;

/* One line with the links, so that it does not cover the photograph. */
const sameLine = { flexBasis: "auto", inlineSize: "15rem" } as const;
