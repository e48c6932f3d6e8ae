import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { useLocale } from "../../hooks/use-locale";
import { desktop } from "../../theme/media";
import { quotationMarks } from "./quotation-marks";

type Original = Queries.ReviewPartsFragment["quote"];

interface ReviewsProps {
  reviewsHeading: string;
  reviews: readonly Queries.ReviewPartsFragment[];
}

/** Reviews by clients, each in the language of the page or, if there is none, in its own. */
export function Reviews({ reviewsHeading, reviews }: ReviewsProps) {
  const { locale } = useLocale();
  const inLanguage = ({ language, direction }: Original) =>
    language === locale ? {} : ({ lang: language, dir: direction } as const);
  return (
    <Section background="clay" className="section">
      <div className="wrap">
        <h2 className="h2">{reviewsHeading}</h2>
        <div css={quotes}>
          {reviews.map(({ name, label, quote }) => (
            <figure key={quote.text} className="reveal">
              <blockquote {...inLanguage(quote)}>
                <p>{quote.text}</p>
              </blockquote>
              <figcaption>
                <p {...inLanguage(name)}>{name.text}</p>
                <p className="small soft" {...inLanguage(label)}>
                  {label.text}
                </p>
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
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3rem",
  marginBlockStart: "clamp(2.5rem, 5vw, 5rem)",
  figure: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "1.25rem",
    paddingBlockStart: "1.5rem",
    borderBlockStart: "1px solid var(--line)",
  },
  blockquote: { font: "300 var(--t-quote)/1.1 var(--display)", ...quotationMarks },
  "figcaption :first-of-type": { fontWeight: 500 },
  [desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "5rem calc(var(--gap) * 3)",
    paddingBlockEnd: "5rem",
    "figure:nth-of-type(even)": { marginBlock: "5rem -5rem" },
  },
} as const;

export const fragment = graphql`
  fragment Original on TextInLanguage {
    language
    direction
    text
  }

  fragment ReviewParts on Review {
    name {
      ...Original
    }
    label {
      ...Original
    }
    quote {
      ...Original
    }
  }
`;
