import type { SyntheticEvent } from "react";
import { useLocale } from "../../hooks/use-page";
import { addressIn } from "../../i18n/address-in";

/**
 * Links to the page in other locales. They are not Gatsby links, because direction, fonts and styles come with the HTML
 * of the locale.
 */
export function LocaleLinks() {
  const { others, urlPrefix: from, route = "/404" } = useLocale();
  return (
    <>
      {others.map(({ code, urlPrefix, name }) => {
        /* The current address, which can have a query, a hash, or no page at all (404). */
        const follow = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
          const { pathname, search, hash } = location;
          const rest = pathname.slice(from.length).replace(/\/$/, "");
          currentTarget.href = (urlPrefix + rest || "/") + search + hash;
        };
        return (
          <a
            key={code}
            href={addressIn(urlPrefix, route)}
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
