import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { useLocale } from "../../hooks/use-page";
import { pluralOf } from "../../i18n/plural";
import { interpolate } from "../../lib/interpolate";
import { desktop } from "../../theme/media";

type WelcomeProps = Queries.HomeWelcomeFragment & {
  values: {
    readonly founded: number;
    readonly serviceCount: number;
    readonly hours: string;
    /** The days with these hours. */
    readonly days: string;
  };
};

/** The welcome text, and three facts about the salon. */
export function Welcome({ welcome, values }: WelcomeProps) {
  const { locale } = useLocale();
  const textOf = (forms: Queries.PluralFormsFragment) =>
    interpolate(pluralOf(forms, values.serviceCount, locale), values);
  return (
    <Section className="section" background="blush" beam>
      <div className="wrap grid">
        <h2 className="h2 reveal" css={heading}>
          {welcome.heading}
        </h2>
        <div className="reveal" css={text}>
          <div className="stack lead">
            {welcome.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <dl className="reveal" css={facts}>
          {welcome.facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{interpolate(term, values)}</dt>
              <dd>{textOf(detail)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const heading = {
  marginBlockEnd: "1.75rem",
  [desktop]: { gridColumn: "1 / 7", margin: 0, fontSize: "var(--t-1)" },
} as const;

const text = {
  [desktop]: { gridColumn: "8 / -1", paddingBlockStart: "1rem" },
} as const;

const facts = {
  marginBlockStart: "3rem",
  borderBlockStart: "1px solid var(--line)",
  "& > div": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: "0.25rem 1.5rem",
    paddingBlock: "1rem",
    borderBlockEnd: "1px solid var(--line)",
  },
  dt: { font: "300 var(--t-3)/1 var(--display)" },
  dd: { textAlign: "end", fontSize: "var(--t-small)", color: "var(--fg-2)" },
  [desktop]: {
    /* In the columns of the heading and the text. */
    display: "grid",
    gridTemplateColumns: "4fr 3fr 5fr",
    marginInlineEnd: "calc(var(--gap) * -1)",
    marginBlockStart: "6rem",
    border: 0,
    "& > div": { display: "grid", gap: "0.75rem", padding: 0, border: 0 },
    dt: { fontSize: "min(var(--t-2), 6.4vw)" },
    dd: { textAlign: "start" },
  },
} as const;

export const fragment = graphql`
  fragment HomeWelcome on HomePage {
    welcome {
      heading
      paragraphs
      facts {
        term
        detail {
          ...PluralForms
        }
      }
    }
  }
`;
