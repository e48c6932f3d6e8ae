import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { Photo } from "../../components/photo";
import { Section } from "../../components/section";
import { desktop, hover } from "../../theme/media";
import { OffersLine } from "../shared/offers-line";

interface OverviewProps extends Queries.HomeOverviewFragment {
  offers: Queries.OffersLineFragment;
}

/** The services overview: three to six tiles that link to the price list, and a link to the offers if there are any. */
export function Overview({ overview, offers }: OverviewProps) {
  return (
    <Section css={frame}>
      <div className="wrap">
        <h2 className="h2 reveal">{overview.heading}</h2>
      </div>
      <ul css={card}>
        {overview.tiles.map((tile) => (
          <li key={tile.path}>
            <Link to={tile.path} css={shade} data-shade={tile.shade}>
              <div css={text}>
                <h3 className="h2">{tile.label}</h3>
                <p className="small">{tile.detail}</p>
              </div>
              <Photo picture={tile.picture} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="wrap" css={foot}>
        <Link className="link" to={overview.action.path}>
          {overview.action.label} <Icon name="arrow" directional />
        </Link>
        <OffersLine
          offers={offers}
          text={overview.offersText}
          action={overview.offersAction}
          className="small soft"
        />
      </div>
    </Section>
  );
}

const frame = { paddingBlock: "var(--section) 2rem" } as const;

const card = {
  display: "grid",
  gap: 3,
  marginBlock: "2.5rem 2rem",
  li: { display: "grid" },
  [desktop]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(19%, 1fr))",
    "&:has(> :nth-of-type(6))": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "li:nth-of-type(even) a": { gridTemplateRows: "auto 1fr" },
    "li:nth-of-type(even) a > :first-of-type": { order: 0, justifyContent: "flex-start" },
  },
} as const;

const shade = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1.15fr) minmax(0, 1fr)",
  minBlockSize: "9.5rem",
  background: "var(--shade)",
  color: "var(--shade-fg)",
  "--focus": "currentColor",
  overflow: "hidden",
  isolation: "isolate",
  "&:focus-visible": { outlineOffset: -6, borderRadius: 0 },
  ".h2": { lineHeight: 1.08 },
  /* Below the focus outline. */
  ".pic": { aspectRatio: "auto", zIndex: -1 },
  [hover]: { "&:hover img": { transform: "scale(1.045)" } },
  [desktop]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "1fr auto",
    minBlockSize: "clamp(26rem, 46vw, 44rem)",
    /* So small that the dock, which is over the last tile, does not cover its label. */
    ".h2": { fontSize: "max(2rem, min(5.25rem, (20vw - 6.125rem) / 2.9))" },
  },
} as const;

const text = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: "0.25rem",
  padding: "1.125rem var(--gutter)",
  ".small": { color: "var(--shade-fg2)", textWrap: "balance" },
  /* Two lines of text in each tile, so that the pictures have the same height. */
  [desktop]: {
    order: 2,
    minBlockSize: "clamp(8rem, 12vw, 11rem)",
    padding: "1.5rem",
    ".small": { minBlockSize: "2lh" },
  },
} as const;

const foot = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "0.5rem 2rem",
  p: { minInlineSize: 0 },
} as const;

export const fragment = graphql`
  fragment HomeOverview on HomePage {
    overview {
      heading
      tiles {
        label
        detail
        path
        shade
        picture {
          ...Photo
        }
      }
      action {
        label
        path
      }
      offersText
      offersAction {
        label
        path
      }
    }
  }
`;
