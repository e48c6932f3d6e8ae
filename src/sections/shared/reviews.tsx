import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { useLocale } from "../../hooks/use-page";
import { desktop } from "../../theme/media";
import { quotationMarks } from "./quotation-marks";

type Original = Queries.ReviewPartsFragment["quote"];

interface ReviewsProps {
  reviewsHeading: string;
  reviews: readonly Queries.ReviewPartsFragment[];
  /** Shows the first as large as a heading, above the others, if it is short. */
  oneVoice?: boolean;
}

/** Of a review as large as a heading. */
const MOST_LETTERS = 90;

/** Reviews by clients, each in the language of the page or, if there is none, in its own. */
export function Reviews({ reviewsHeading, reviews, oneVoice }: ReviewsProps) {
  const { locale } = useLocale();
  const inLanguage = ({ language, direction }: Original) =>
    language === locale ? {} : ({ lang: language, dir: direction } as const);
  const isLarge = oneVoice && (reviews[0]?.quote.text.length ?? 0) <= MOST_LETTERS;
  return (
    <Section background="clay" className="section">
      <div className="wrap">
        <h2 className="h2">{reviewsHeading}</h2>
        <div css={[quotes, isLarge ? firstAbove : staggered]}>
          {reviews.map(({ name, label, quote }, index) => (
            <figure key={quote.text} className="reveal">
              <blockquote
                className={isLarge && index === 0 ? "h2" : undefined}
                {...inLanguage(quote)}
              >
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
  blockquote: quotationMarks,
  "blockquote:not(.h2)": { font: "300 var(--t-quote)/1.1 var(--display)" },
  "figcaption :first-of-type": { fontWeight: 500 },
  [desktop]: { gap: "5rem calc(var(--gap) * 3)" },
} as const;

const firstAbove = {
  "figure:first-of-type": { gridColumn: "1 / -1", paddingBlockStart: 0, borderBlockStart: 0 },
  [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
} as const;

const staggered = {
  [desktop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
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
