import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { useInBrowser } from "../../hooks/use-in-browser";
import { kuwaitDate } from "../../lib/dates";
import { conditionOf, desktop, sideBySide, tablet } from "../../theme/media";
import { veiled } from "../../theme/veiled";
import { HeadingText } from "../shared/page-heading";

export interface HeadingProps extends Queries.SpecialOffersHeadingFragment {
  path: string;
  hasOffers: boolean;
}

/**
 * The heading, with a link back, below the picture or beside it. After the last day of the offers, it first says that
 * they have ended.
 */
export function Heading({ path, hasOffers, ...page }: HeadingProps) {
  const { banner, name, heading, subtitle, back, ended, validUntil, builtOn } = page;
  /* By the visitor's clock, or in the built HTML by the day of the build. */
  const today = useInBrowser(() => kuwaitDate(new Date()), builtOn);
  const hasEnded = !!validUntil && validUntil < today;
  const first = hasEnded ? ended : subtitle;
  const wayBack = (
    <Link className="link" to={back.path}>
      <Icon name="back" directional /> {back.label}
    </Link>
  );
  return (
    <Section className="bleeds" css={frame}>
      <Photo
        css={picture}
        picture={banner.tall}
        alternative={{ media: conditionOf(tablet), picture: banner.wide }}
        load="first"
      />
      <div className="wrap" css={words}>
        <HeadingText
          path={path}
          names={[name]}
          heading={heading}
          lead={hasOffers ? first : ""}
          beside={wayBack}
        >
          {hasEnded && <p className="soft">{subtitle}</p>}
        </HeadingText>
      </div>
    </Section>
  );
}

const frame = {
  paddingBlockStart: "var(--header)",
  ...veiled("petal"),
  [sideBySide]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;

/* So low that the first price is on the first screen. */
const picture = {
  aspectRatio: "auto",
  blockSize: "12.25rem",
  [tablet]: { blockSize: "min(42.86vw, 46svh)" },
  [sideBySide]: {
    gridColumn: 2,
    blockSize: "100%",
    minBlockSize: "clamp(17rem, 34svh, 26rem)",
  },
} as const;

const words = {
  "--head-start": "1rem",
  "--head-end": "1.75rem",
  paddingBlockStart: "0.5rem",
  [sideBySide]: {
    gridRow: 1,
    maxInlineSize: "none",
    marginInline: 0,
    paddingInline: "var(--bleed) clamp(2rem, 3vw, 3.5rem)",
    h1: { fontSize: "min(var(--t-1), 10.5vw)" },
  },
  /* The tail of a letter of the title stays clear of the sentence. */
  [desktop]: {
    "--head-start": "2.5rem",
    "--head-end": "3rem",
    h1: { marginBlockEnd: "0.75rem" },
  },
} as const;

export const fragment = graphql`
  fragment SpecialOffersHeading on SpecialOffersPage {
    banner {
      tall {
        ...Photo
      }
      wide {
        alt
        image
      }
    }
    name
    heading
    subtitle
    validUntil
    ended
    builtOn
    back {
      label
      path
    }
  }
`;
