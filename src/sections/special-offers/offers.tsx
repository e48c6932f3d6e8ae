import { graphql, Link } from "gatsby";
import { Section } from "../../components/section";
import { useLocale } from "../../hooks/use-locale";
import { addressToBook } from "../../lib/chosen-subject";
import { interpolate } from "../../lib/interpolate";
import { desktop, phone, tablet } from "../../theme/media";
import { token } from "../../theme/token";

type Offer = Queries.SpecialOffersCardFragment;

export interface OffersProps extends Queries.SpecialOffersCardsFragment {
  offers: readonly Offer[];
}

/** The package cards, each in its own colour. */
export function Offers({ offers, popular, book, bookLabel }: OffersProps) {
  const { pathPrefix: path } = useLocale();
  return (
    <Section>
      <ul css={list}>
        {offers.map((offer) => (
          <li key={offer.jsonId} className={`g-${offer.shade}`} css={card}>
            {offer.popular && (
              <p css={flag} className="small accent">
                {popular}
              </p>
            )}
            <h2 className="h2">{offer.title}</h2>
            <p className="price" css={price}>
              <PriceParts {...offer.price} />
            </p>
            <ul>
              {offer.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
            <Link
              className="btn"
              to={addressToBook(`${path}/contact`, "offer", offer.slug)}
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

/** The currency is raised. The space next to it stays, so that the price reads and copies as "KD 10". */
function PriceParts({ prefix, amount, suffix }: Offer["price"]) {
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
  [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
} as const;

const card = {
  display: "grid",
  alignContent: "start",
  gap: "1.25rem",
  padding: `2rem ${token("gutter")} 2.5rem`,
  background: token("bg"),
  color: token("fg"),
  li: { paddingBlock: "0.625rem", borderBlockStart: `1px solid ${token("line")}` },
  ".btn": { justifySelf: "start", background: token("fg"), color: token("bg") },
  ".btn:hover": { background: token("gold-lit"), color: token("ink") },
  [phone]: { ul: { paddingInlineEnd: "20%" } },
  [tablet]: {
    gridTemplateColumns: "1fr 1fr",
    columnGap: token("gutter"),
    "& > *": { gridColumn: 1 },
    ul: { gridColumn: 2, gridRow: "1 / 6", alignSelf: "end" },
  },
  [desktop]: {
    gap: "1.75rem",
    gridTemplate: "1.5rem auto 1fr auto auto / 1fr",
    padding: "2.5rem clamp(2rem, 3vw, 3.5rem) 3.5rem",
    h2: { gridRow: 2 },
    ".price": { gridRow: 3, alignSelf: "end", "--most": "18.5vw" },
    ul: { gridColumn: 1, gridRow: 4 },
    ".btn": { gridRow: 5 },
    "&:first-of-type": { paddingInlineStart: token("gutter") },
    "&:last-of-type": { paddingInlineEnd: token("gutter") },
  },
} as const;

const flag = {
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  minBlockSize: "1.5rem",
  fontWeight: 500,
  "&::before": {
    content: '""',
    inlineSize: "0.5rem",
    blockSize: "1.5rem",
    background: token("gold"),
    transform: "skewX(calc(var(--sun) * -15deg))",
  },
} as const;

const price = {
  fontSize: "min(clamp(8rem, 6rem + 9vw, 15rem), var(--most, 40vw))",
  lineHeight: 0.78,
  letterSpacing: "-0.02em",
  wordSpacing: "-0.1em",
  marginBlock: "0.5rem 0.75rem",
  small: { fontSize: "0.3em", lineHeight: 0, letterSpacing: 0, verticalAlign: "1.62em" },
} as const;

export const fragment = graphql`
  fragment SpecialOffersCards on SpecialOffersPage {
    popular
    book
    bookLabel
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
    services
    popular
    shade
  }
`;
