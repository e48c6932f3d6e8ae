import type { IconLink } from "../lib/contact-links";
import { Icon } from "./icon";

/** A row of icon links. Links to other sites open in a new tab. */
export function SocialLinks({ links }: { links: readonly IconLink[] }) {
  return (
    <div className="social">
      {links.map(({ label, href, icon }) => (
        <a
          key={href}
          href={href}
          aria-label={label}
          {...(href.startsWith("http") ? { target: "_blank", rel: "noopener" } : {})}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}
