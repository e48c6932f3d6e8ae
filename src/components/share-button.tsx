import { useState } from "react";
import { circle } from "../theme/circle";
import { Icon } from "./icon";

interface ShareButtonProps {
  title: string;
  url: string;
  label: string;
  /** Shown after the address was copied. */
  copied: string;
  /** Shows the icon without its label. */
  compact?: boolean;
}

/** Shares a page with the browser's own dialog, copies its address, or shows it, to be copied by hand. */
export function ShareButton({ title, url, label, copied, compact }: ShareButtonProps) {
  const [said, setSaid] = useState("");
  const press = () => {
    setSaid(""); // So that screen readers announce the same result again.
    void share(title, url, copied).then(setSaid);
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
      <span role="status" dir="auto" css={note}>
        {said}
      </span>
    </>
  );
}

/**
 * What to say of it. Nothing after the browser's dialog, also if the visitor closes it. In the browsers of Instagram and
 * Facebook on Android, a page can neither share nor copy: the address itself.
 */
async function share(title: string, url: string, copied: string): Promise<string> {
  try {
    await navigator.share({ title, url });
    return "";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "";
  }
  try {
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    return url;
  }
}

const note = {
  alignSelf: "center",
  overflowWrap: "anywhere",
  userSelect: "all",
  "&:empty": { position: "absolute" }, // An empty flex item would double the gap.
} as const;
