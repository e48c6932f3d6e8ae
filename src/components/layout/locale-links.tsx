import type { SyntheticEvent } from "react";

interface LocaleLink {
  readonly code: string;
  readonly urlPrefix: string;
  /** The language's name in that language. */
  readonly name: string;
  readonly to: string;
}

interface LocaleLinksProps {
  links: readonly LocaleLink[];
  from: string;
}

/**
 * Links to the page in other locales. They are not Gatsby links, because direction, fonts and styles come with the HTML
 * of the locale.
 */
export function LocaleLinks({ links, from }: LocaleLinksProps) {
  return (
    <>
      {links.map(({ code, urlPrefix, name, to }) => {
        /* The current address, which can have a query, a hash, or no page at all (404). */
        const follow = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
          const { pathname, search, hash } = location;
          const rest = pathname.slice(from.length).replace(/\/$/, "");
          currentTarget.href = (urlPrefix + rest || "/") + search + hash;
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
