import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";

/** The salon's three values. */
export function Values({ values }: Queries.AboutValuesSectionFragment) {
  return (
    <Section className="section">
      <div className="wrap">
        <h2 className="h2">{values.heading}</h2>
        <ul css={list}>
          {values.items.map(({ name, text }) => (
            <li key={name} className="reveal">
              <h3 className="h2">{name}</h3>
              <p className="lead soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const list = {
  display: "grid",
  gap: "2.5rem",
  marginBlockStart: "clamp(2rem, 4vw, 4rem)",
  li: {
    display: "grid",
    gap: "0.75rem",
    paddingBlockStart: "1.25rem",
    borderBlockStart: `1px solid ${token("line")}`,
  },
  [desktop]: {
    gap: "2rem",
    li: { gridTemplateColumns: "7fr 5fr", alignItems: "baseline" },
  },
} as const;

export const fragment = graphql`
  fragment AboutValuesSection on AboutPage {
    values {
      heading
      items {
        name
        text
      }
    }
  }
`;
