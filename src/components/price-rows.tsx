import { Link } from "gatsby";
import { memo } from "react";
import { addressToBook } from "../lib/chosen-subject";
import { interpolate } from "../lib/interpolate";
import { tablet } from "../theme/media";
import { token } from "../theme/token";

export interface PriceRow {
  /** Its unique key in addresses. */
  readonly slug: string;
  readonly name: string;
  readonly price: { readonly text: string };
}

export interface BookLabels {
  /** The link text. */
  readonly book: string;
  /** The accessible name of the link; `{service}` is replaced. */
  readonly bookLabel: string;
  /** The path of the page with the form, which reads the service from the address. */
  readonly bookPath: string;
}

export interface PriceRowsProps extends BookLabels {
  services: readonly PriceRow[];
}

/**
 * Services with name, price and a booking link. The link's address names the service, so it also works in a new tab.
 * Memoised, because there are many rows and switching tabs does not change them.
 */
export const PriceRows = memo(function PriceRows(props: PriceRowsProps) {
  const { services, book, bookLabel, bookPath } = props;
  return (
    <ul css={rows}>
      {services.map(({ slug, name, price }) => (
        <li key={slug}>
          <span>{name}</span>
          <span className="price">{price.text}</span>
          <Link
            className="link"
            to={addressToBook(bookPath, "service", slug)}
            aria-label={interpolate(bookLabel, { service: name })}
          >
            {book}
          </Link>
        </li>
      ))}
    </ul>
  );
});

const rows = {
  borderBlockStart: `1px solid ${token("line")}`,
  li: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "1rem",
    paddingBlock: "0.875rem",
    borderBlockEnd: `1px solid ${token("line")}`,
    fontWeight: 500,
    lineHeight: 1.35,
  },
  ".price": { gridRow: 2, fontSize: token("t-4"), lineHeight: 1.15 },
  a: { gridColumn: 2, gridRow: "1 / 3", minInlineSize: "2.75rem", justifyContent: "center" },
  [tablet]: {
    li: { gridTemplateColumns: "minmax(40%, 1fr) auto 5rem", paddingBlock: "0.75rem" },
    ".price": { gridRow: 1, gridColumn: 2, textAlign: "end" },
    a: { gridColumn: 3, gridRow: 1, justifySelf: "end" },
  },
} as const;
