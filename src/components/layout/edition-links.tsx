import type { SyntheticEvent } from "react";

/** The way to another language. */
export interface EditionLink {
  readonly code: string;
  /** What the addresses of that edition begin with. */
  readonly path: string;
  /** The language's own name. */
  readonly name: string;
  /** The same page there. */
  readonly to: string;
}

export interface EditionLinksProps {
  links: readonly EditionLink[];
  /** What the addresses of the page's own edition begin with. */
  from: string;
}

/**
 * Links to the same page in other languages. No Gatsby links: direction, fonts and styles of a language come with the
 * page that the server sends.
 */
export function EditionLinks({ links, from }: EditionLinksProps) {
  return (
    <>
      {links.map(({ code, path, name, to }) => {
        /* The address as it is when the visitor chooses: with its query and hash, or one that has no page. */
        const follow = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
          const { pathname, search, hash } = location;
          const rest = pathname.slice(from.length).replace(/\/$/, "");
          currentTarget.href = (path + rest || "/") + search + hash;
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
