import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { desktop, lowPicture, lowScreen } from "../../theme/media";

export function Experience({ experience }: Queries.HomeExperienceFragment) {
  return (
    <Section className="section bleeds">
      <div className="wrap grid" css={grid}>
        <Photo picture={experience.picture} className="reveal" />
        <div className="stack" css={text}>
          <h2 className="h2 reveal">{experience.heading}</h2>
          <p className="lead soft reveal">{experience.lead}</p>
          <Link className="btn btn--ghost reveal" to={experience.action.path}>
            {experience.action.label} <Icon name="arrow" directional />
          </Link>
        </div>
      </div>
    </Section>
  );
}

/* A width, because the limit of the height would narrow the picture. */
const beside = {
  inlineSize: "calc(100% + var(--bleed))",
  marginBlock: 0,
  marginInlineEnd: 0,
} as const;

const grid = {
  ".pic": {
    "--ar": "4 / 5",
    marginInline: "calc(var(--bleed) * -1) 3.5rem",
    marginBlockEnd: "2.5rem",
  },
  [desktop]: {
    alignItems: "end",
    "& > .pic": { ...beside, gridColumn: "1 / 7", maxBlockSize: "60rem" },
  },
  [lowScreen]: {
    "& > .pic": { ...beside, gridColumn: "1 / 6", maxBlockSize: lowPicture },
  },
} as const;

const text = {
  "--flow": "1.5rem",
  [desktop]: { gridColumn: "8 / -1", paddingBlockEnd: "2rem" },
  [lowScreen]: { gridColumn: "6 / -1", paddingInlineStart: "1.5rem" },
} as const;

export const fragment = graphql`
  fragment HomeExperience on HomePage {
    experience {
      heading
      lead
      picture {
        ...Photo
      }
      action {
        label
        path
      }
    }
  }
`;
