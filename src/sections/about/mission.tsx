import { graphql } from "gatsby";
import { Section } from "../../components/section";

/** The salon's mission: two words on two lines, which screen readers read as one text. */
export function Mission({ mission }: Queries.AboutMissionSectionFragment) {
  const [sign, ...word] = mission.second.split(" ");
  return (
    <Section background="blush" beam className="section">
      <div className="wrap">
        <p className="lead soft">{mission.heading}</p>
        <h2 css={headline}>
          <span>{mission.first}</span>{" "}
          <span>
            <b>{sign}</b>
            {/* A single text node: between two, Chromium exposes no space to screen readers. */}
            {` ${word.join(" ")}`}
          </span>
        </h2>
        <p className="lead measure">{mission.text}</p>
      </div>
    </Section>
  );
}

const headline = {
  font: "300 min(clamp(5.5rem, 3rem + 12.5vw, 17rem), 27.5vw)/0.82 var(--display)",
  letterSpacing: "-0.015em",
  marginBlock: "1.5rem clamp(2rem, 4vw, 4rem)",
  span: { display: "block" },
  "span:last-of-type": { textAlign: "end" },
  b: { fontWeight: 300, color: "var(--gold-line)" },
  "[data-script=Arab] &": {
    fontSize: "min(clamp(7.5rem, 4rem + 17.5vw, 24rem), 37vw)",
    lineHeight: 0.66,
  },
} as const;

export const fragment = graphql`
  fragment AboutMissionSection on AboutPage {
    mission {
      heading
      first
      second
      text
    }
  }
`;
