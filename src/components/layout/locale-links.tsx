import type { SyntheticEvent } from "react";

/** The way to another language. */
export interface LocaleLink {
  readonly code: string;
  /** What the addresses of that locale begin with. */
  readonly pathPrefix: string;
  /** The language's own name. */
  readonly name: string;
  /** The same page there. */
  readonly to: string;
}

export interface LocaleLinksProps {
  links: readonly LocaleLink[];
  /** What the addresses of the page's own locale begin with. */
  from: string;
}

/**
 * Links to the same page in other languages. No Gatsby links: direction, fonts and styles of a language come with the
 * page that the server sends.
 */
export function LocaleLinks({ links, from }: LocaleLinksProps) {
  return (
    <>
      {links.map(({ code, pathPrefix, name, to }) => {
        /* The address as it is when the visitor chooses: with its query and hash, or one that has no page. */
        const follow = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
          const { pathname, search, hash } = location;
          const rest = pathname.slice(from.length).replace(/\/$/, "");
          currentTarget.href = (pathPrefix + rest || "/") + search + hash;
        };
        return (
          <a
            key={code}
            href={to}
            lang={code}
            hrefLang={code}
            onPointerDown={follow}
            onClick={follow}
          >
            {name}
          </a>
        );
      })}
    </>
  );
}
