import { token } from "../theme/token";
import { Icon } from "./icon";

export interface SocialLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
}

/** A row of circles. Addresses of other sites open in a new tab. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <div css={row}>
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

const row = {
  display: "flex",
  gap: "0.5rem",
  a: {
    display: "grid",
    placeItems: "center",
    inlineSize: "3rem",
    blockSize: "3rem",
    borderRadius: "50%",
    border: `1px solid ${token("line")}`,
    transition: `background-color ${token("d1")}, color ${token("d1")}`,
  },
  "a:hover": { background: token("fg"), color: token("bg") },
  "a:focus-visible": { borderRadius: "50%" },
} as const;
