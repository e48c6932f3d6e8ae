import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { conditionOf, desktop, landscape, lowScreen } from "../../theme/media";

/** A text on the bare wall of a picture that fills the section. */
export function Experience({ experience }: Queries.HomeExperienceFragment) {
  return (
    <Section className="bleeds grid" css={frame}>
      <Photo
        picture={experience.tall}
        alternative={{ media: conditionOf(landscape), picture: experience.wide }}
      />
      <div className="stack" css={text}>
        <h2 className="h2 reveal">{experience.heading}</h2>
        <p className="lead reveal">{experience.lead}</p>
        <Link className="btn btn--ghost reveal" to={experience.action.path}>
          {experience.action.label} <Icon name="arrow" directional />
        </Link>
      </div>
    </Section>
  );
}

/* `--high` is the height of the whole picture. In a higher section, it is at the lower edge and fades into its mean color. */
const frame = {
  "--ar": "auto",
  "--high": "177.8cqi",
  "--opaque": "110cqi",
  "& > *": { gridRow: 1 },
  img: {
    insetBlockStart: "auto",
    blockSize: "min(100%, var(--high))",
    maskImage: "linear-gradient(to top, black var(--opaque), transparent var(--high))",
  },
  "[dir=rtl] & img": { transform: "scaleX(-1)" },
  [landscape]: { "--high": "62.5cqi", "--opaque": "45cqi", minBlockSize: "min(100svh, 62.5vw)" },
  /* The text is never higher than the picture. */
  [desktop]: { "--opaque": "var(--high)" },
} as const;

/* The end padding is the height of the tall picture's objects. The wide picture's objects start at 0.47 of its width. */
const text = {
  "--flow": "1.5rem",
  position: "relative",
  paddingInline: "var(--bleed)",
  paddingBlock: "clamp(4rem, 8vw, 6rem) min(101cqi, 60cqi + 13rem)",
  [landscape]: {
    inlineSize: "calc(47% + var(--bleed))",
    marginBlock: "auto",
    paddingBlock: "3rem",
  },
  [lowScreen]: { paddingBlock: "1.5rem", "--t-2": "3rem", "--t-lead": "var(--t-body)" },
} as const;

export const fragment = graphql`
  fragment HomeExperience on HomePage {
    experience {
      heading
      lead
      tall {
        ...Photo
      }
      wide {
        ...Photo
      }
      action {
        label
        path
      }
    }
  }
`;
