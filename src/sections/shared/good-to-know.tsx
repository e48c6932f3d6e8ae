import { graphql } from "gatsby";
import { Section, type SectionProps } from "../../components/section";
import { desktop } from "../../theme/media";

interface GoodToKnowProps extends Pick<SectionProps, "background"> {
  goodToKnow: Queries.GoodToKnowPartsFragment | null;
}

/** What clients should know before they come, such as deposits and ways to pay. Nothing if there are no texts. */
export function GoodToKnow({ goodToKnow, background = "petal" }: GoodToKnowProps) {
  if (!goodToKnow?.items.length) return null;
  const { heading, items } = goodToKnow;
  return (
    <Section id="good-to-know" background={background} className="section">
      <div className="wrap grid" css={columns}>
        <h2 className="h3">{heading}</h2>
        <ul className="stack">
          {items.map((text) => (
            <li key={text} className="measure">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const columns = {
  rowGap: "1.75rem",
  ul: { textWrap: "pretty" },
  [desktop]: { h2: { gridColumn: "1 / 5" }, ul: { gridColumn: "6 / -1" } },
} as const;

export const fragment = graphql`
  fragment GoodToKnowParts on GoodToKnow {
    heading
    items
  }
`;
