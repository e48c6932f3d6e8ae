import { graphql, Link } from "gatsby";
import { createContext, memo, useContext } from "react";
import { Icon } from "../../components/icon";
import { useLocale } from "../../hooks/use-page";
import { useStoredWishes } from "../../hooks/use-stored-wishes";
import { assertDefined } from "../../lib/assert-defined";
import { addressToBook } from "../../lib/contact-address";
import { interpolate } from "../../lib/interpolate";
import { tablet } from "../../theme/media";

interface PriceRowsProps {
  services: readonly Queries.PriceRowFragment[];
}

/** The words of all rows on the page, provided once around them. */
export const PriceRowWords = createContext<Queries.PriceRowWordsFragment | undefined>(undefined);

/**
 * Services with name, price, how long they take and a booking link, which is a check mark if the visitor has chosen it.
 * The link's address names the service, so it also works in a new tab. Memoized, because there are many rows and switching
 * tabs does not change them.
 */
export const PriceRows = memo(function PriceRows({ services }: PriceRowsProps) {
  const { urlPrefix } = useLocale();
  const wishes = useStoredWishes();
  const words = assertDefined(useContext(PriceRowWords), "PriceRowWords");
  return (
    <ul css={rows}>
      {services.map(({ slug, name, note, duration, price, was }) => (
        <li key={slug}>
          <span>
            {name}
            {note && <small className="soft">{note}</small>}
          </span>
          <span className="price">
            {was && (
              <>
                <span className="vh">{words.was} </span>
                <s className="soft">{was.text}</s>{" "}
              </>
            )}
            {price.text}{" "}
          </span>
          {duration && <small className="soft">{duration}</small>}
          <Link
            className="link"
            to={addressToBook(urlPrefix, "service", slug)}
            aria-label={interpolate(
              wishes.includes(`service/${slug}`) ? words.chosen : words.bookLabel,
              { service: name },
            )}
          >
            {wishes.includes(`service/${slug}`) ? <Icon name="check" /> : words.book}
          </Link>
        </li>
      ))}
    </ul>
  );
});

const rows = {
  borderBlockStart: "1px solid var(--line)",
  li: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "1rem",
    paddingBlock: "0.875rem",
    borderBlockEnd: "1px solid var(--line)",
    fontWeight: 500,
    lineHeight: 1.35,
  },
  small: { fontWeight: 400, fontSize: "var(--t-small)" },
  "span > small": { display: "block", marginBlockStart: "0.125rem" },
  "li > span:first-of-type": { gridColumn: "1 / 3" },
  /* On phones, the price and how long it takes are one line. */
  ".price": { gridRow: 2, alignSelf: "baseline", fontSize: "var(--t-4)", lineHeight: 1.15 },
  "li > small": { gridArea: "2 / 2", alignSelf: "baseline" },
  a: { gridArea: "1 / 3 / 3", minInlineSize: "2.75rem", justifyContent: "center" },
  "a:has(.i)": { backgroundImage: "none" },
  "a .i": { inlineSize: "1.5rem", blockSize: "1.5rem" },
  [tablet]: {
    li: { gridTemplateColumns: "minmax(40%, 1fr) auto 5rem", paddingBlock: "0.75rem" },
    "li > span:first-of-type": { gridArea: "1 / 1 / 3" },
    "li:has(> small) > span:first-of-type": { gridArea: "1 / 1", alignSelf: "end" },
    "li > small": { gridArea: "2 / 1", alignSelf: "start", marginBlockStart: "0.125rem" },
    ".price": { gridArea: "1 / 2 / 3", alignSelf: "center", textAlign: "end" },
    a: { justifySelf: "end" },
  },
} as const;

export const fragment = graphql`
  fragment PriceRowWords on ServicesPage {
    book
    bookLabel
    chosen
    was
  }

  fragment PriceRow on Service {
    slug
    name
    note
    duration
    price {
      text
      min
      max
    }
    was {
      text
    }
  }
`;
