import { graphql, Link } from "gatsby";
import type { CSSProperties } from "react";
import { Section } from "../../components/section";
import { useLocale } from "../../hooks/use-page";
import { addressToBook } from "../../lib/contact-address";
import { inRows } from "../../lib/in-rows";
import { interpolate } from "../../lib/interpolate";
import { desktop, hover, tablet } from "../../theme/media";

type Offer = Queries.SpecialOffersCardFragment;
type Price = NonNullable<Offer["price"]>;

interface OffersProps extends Queries.SpecialOffersCardsFragment {
  offers: readonly Offer[];
}

export function Offers({ offers, popular, book, bookLabel, was, until }: OffersProps) {
  const { urlPrefix } = useLocale();
  return (
    <Section className="bleeds">
      <ul css={list}>
        {inRows(offers).map(({ item: offer, ...attributes }) => (
          <li key={offer.jsonId} className={`g-${offer.shade}`} css={card} {...attributes}>
            {offer.popular && (
              <p css={flag} className="small accent">
                {popular}
              </p>
            )}
            <h2 className="h2">{offer.title}</h2>
            <div css={prices}>
              {offer.untilText && (
                <p className="small">{interpolate(until, { date: offer.untilText })}</p>
              )}
              {offer.was && (
                <p>
                  <span className="vh">{was} </span>
                  <s>{offer.was.text}</s>
                </p>
              )}
              {offer.price && (
                <p className="price" css={price} style={lengthOf(offer.price)}>
                  <PriceParts {...offer.price} />
                </p>
              )}
            </div>
            <ul>
              {offer.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
            <Link
              className="btn"
              to={addressToBook(urlPrefix, "offer", offer.slug)}
              aria-label={interpolate(bookLabel, { offer: offer.title })}
            >
              {book}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The width of a price in em, at most: a digit of the display font is up to 0.37 em wide. */
function lengthOf({ amount }: Price): CSSProperties & Record<"--length", number> {
  const widths = [...amount].map((character) => (/\d/.test(character) ? 0.37 : 0.2));
  return { "--length": widths.reduce((sum, width) => sum + width, 0.3) };
}

/** The currency is raised. The space next to it stays, so that the price reads and copies as "KD 10". */
function PriceParts({ prefix, amount, suffix }: Price) {
  return (
    <>
      {prefix && <small>{prefix}</small>}
      {prefix && " "}
      {amount}
      {suffix && " "}
      {suffix && <small>{suffix}</small>}
    </>
  );
}

const list = {
  display: "grid",
  gap: 3,
  [desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
} as const;

const card = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "1rem",
  padding: "1.5rem var(--gutter) 2.5rem",
  background: "var(--bg)",
  color: "var(--fg)",
  containerType: "inline-size",
  "--column": "100cqi",
  li: { paddingBlock: "0.625rem", borderBlockStart: "1px solid var(--line)" },
  ".btn": { justifySelf: "start", background: "var(--fg)", color: "var(--bg)" },
  [hover]: { ".btn:hover": { background: "var(--gold-lit)", color: "var(--ink)" } },
  [tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "var(--gutter)",
    "--column": "calc((100cqi - var(--gutter)) / 2)",
    "& > *": { gridColumn: 1 },
    ul: { gridColumn: 2, gridRow: "1 / 6", alignSelf: "end" },
  },
  [desktop]: {
    gridColumn: "1 / -1",
    "&[data-row='2']": { gridColumn: "span 3" },
    "&[data-row='3']": { gridColumn: "span 2" },
    "&:not([data-row='1'])": {
      "--column": "100cqi",
      gap: "1rem",
      gridTemplate: "1.5rem 1fr auto auto auto / minmax(0, 1fr)",
      padding: "1.5rem clamp(2rem, 3vw, 3.5rem) 3.5rem",
      h2: { gridRow: 2, alignSelf: "end", fontSize: "min(var(--t-2), 5.25rem)" },
      "& > div": { gridRow: 3 },
      ul: { gridColumn: 1, gridRow: 4 },
      ".btn": { gridRow: 5 },
      "&[data-first='true']": { paddingInlineStart: "var(--bleed)" },
      "&[data-last='true']": { paddingInlineEnd: "var(--bleed)" },
    },
  },
} as const;

const flag = {
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  minBlockSize: "1.5rem",
  fontWeight: 500,
  overflowWrap: "anywhere",
  "&::before": {
    content: '""',
    inlineSize: "0.5rem",
    blockSize: "1.5rem",
    background: "var(--gold)",
    transform: "skewX(calc(var(--sun) * -15deg))",
  },
} as const;

/* On one line, also with large text in a narrow card. */
const prices = {
  ".small": { marginBlockEnd: "0.5rem" },
  s: { fontSize: "min(var(--t-4), 18cqi)" },
} as const;

/* No wider than its column: on one line, unless the visitor sets more space between letters. */
const price = {
  fontSize: "min(clamp(8rem, 6rem + 9vw, 15rem), var(--column) / var(--length))",
  lineHeight: 0.78,
  letterSpacing: "-0.02em",
  wordSpacing: "-0.1em",
  overflowWrap: "anywhere",
  marginBlock: "0.5rem 0.75rem",
  small: { fontSize: "0.3em", lineHeight: 0, letterSpacing: 0, verticalAlign: "1.62em" },
} as const;

export const fragment = graphql`
  fragment SpecialOffersCards on SpecialOffersPage {
    popular
    book
    bookLabel
    was
    until
  }

  fragment SpecialOffersCard on Offer {
    jsonId
    slug
    title
    price {
      prefix
      amount
      suffix
    }
    was {
      text
    }
    untilText
    services
    popular
    shade
  }
`;
