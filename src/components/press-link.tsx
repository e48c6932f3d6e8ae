import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface PressLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Called instead of following the link, unless it is opened in another tab or window. */
  onPress: (link: HTMLAnchorElement) => void;
}

/** A link that the page handles itself. Without script, the browser follows it. */
export function PressLink({ href, onPress, children, ...link }: PressLinkProps) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    onPress(event.currentTarget);
  };
  return (
    <a {...link} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
