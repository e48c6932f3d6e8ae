import { useState } from "react";
import { Icon } from "./icon";

export interface ShareButtonProps {
  /** What is shared: its name and its address. */
  title: string;
  url: string;
  label: string;
  /** Shown after the address was copied, in browsers that cannot share. */
  copied: string;
}

/** Shares a page with the browser's own dialog, or copies its address. */
export function ShareButton({ title, url, label, copied }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const onClick = async () => {
    if (canShare()) return share(title, url);
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost"
        css={scripted}
        onClick={() => void onClick().catch(() => undefined)}
      >
        <Icon name="share" /> {label}
      </button>
      <span role="status" css={note}>
        {isCopied && copied}
      </span>
    </>
  );
}

/** Whether the browser has a dialog for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the browser's dialog for sharing. Does nothing if the visitor closes it. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

const scripted = { "@media (scripting: none)": { display: "none" } } as const;

const note = { alignSelf: "center" } as const;
