import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { desktop } from "../../theme/media";

export function Values({ values }: Queries.AboutValuesSectionFragment) {
  return (
    <Section className="section">
      <div className="wrap">
        <h2 className="lead soft" css={heading}>
          {values.heading}
        </h2>
        <ul css={list}>
          {values.items.map(({ name, text }) => (
            <li key={name} className="grid reveal">
              <h3 className="h2">{name}</h3>
              <p className="lead soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const heading = { fontWeight: 400 } as const;

const list = {
  display: "grid",
  gap: "2.5rem",
  marginBlockStart: "1.5rem",
  li: {
    rowGap: "0.75rem",
    paddingBlockStart: "1.75rem",
    borderBlockStart: "1px solid var(--line)",
  },
  [desktop]: {
    li: { alignItems: "last baseline" },
    h3: { gridColumn: "1 / 8" },
    p: { gridColumn: "8 / -1" },
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
