import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";

export interface ReviewsProps {
  reviewsHeading: string;
  reviews: readonly Queries.AboutReviewFragment[];
}

/** Reviews by clients. */
export function Reviews({ reviewsHeading, reviews }: ReviewsProps) {
  return (
    <Section background="clay" className="section">
      <div className="wrap">
        <h2 className="h2">{reviewsHeading}</h2>
        <div css={quotes}>
          {reviews.map(({ name, label, quote }) => (
            <figure key={name} className="reveal">
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <p>{name}</p>
                <p className="small soft">{label}</p>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}

const quotes = {
  display: "grid",
  gap: "3rem",
  marginBlockStart: "clamp(2.5rem, 5vw, 5rem)",
  figure: {
    display: "grid",
    alignContent: "start",
    gap: "1.25rem",
    paddingBlockStart: "1.5rem",
    borderBlockStart: `1px solid ${token("line")}`,
  },
  blockquote: { font: `300 ${token("t-3")}/1.1 ${token("display")}`, textWrap: "pretty" },
  "figcaption :first-of-type": { fontWeight: 500 },
  [desktop]: {
    gridTemplateColumns: "1fr 1fr",
    gap: `5rem calc(${token("gap")} * 3)`,
    paddingBlockEnd: "5rem",
    "figure:nth-of-type(even)": { marginBlock: "5rem -5rem" },
  },
} as const;

export const fragment = graphql`
  fragment AboutReview on Review {
    name
    label
    quote
  }
`;
