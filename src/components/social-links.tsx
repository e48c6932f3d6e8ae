import { Icon } from "./icon";

export interface SocialLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
}

/** A row of icon links. Links to other sites open in a new tab. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
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
