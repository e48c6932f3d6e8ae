import { graphql, Link } from "gatsby";
import { Breadcrumb } from "../../components/breadcrumb";
import { Icon } from "../../components/icon";
import { useSalon } from "../../hooks/use-salon";
import { desktop } from "../../theme/media";
import { token } from "../../theme/token";

export interface HeadingProps extends Queries.SpecialOffersHeadingFragment {
  /** The route, for the breadcrumb. */
  path: string;
}

/** Under the banner: where this is, the way back, and what it is. */
export function Heading({ path, heading, subtitle, back }: HeadingProps) {
  const { url, navigation, messages } = useSalon();
  const home = navigation.find((link) => link.path === "/")?.label ?? "";
  return (
    <section className="wrap">
      <div css={way}>
        <Breadcrumb path={path} siteUrl={url} home={home} label={messages.layout.breadcrumbLabel} />
        <Link className="link" to={back.path}>
          <Icon name="back" directional /> {back.label}
        </Link>
      </div>
      <div css={words}>
        <h1 className="h1">{heading}</h1>
        <p className="lead soft">{subtitle}</p>
      </div>
    </section>
  );
}

const way = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 1rem",
  paddingBlockStart: "0.5rem",
} as const;

const words = {
  display: "grid",
  gap: "1.25rem",
  paddingBlock: "1.5rem clamp(2.5rem, 5vw, 5rem)",
  [desktop]: {
    gridTemplateColumns: "repeat(12, 1fr)",
    columnGap: token("gap"),
    alignItems: "end",
    h1: { gridColumn: "1 / 9" },
    p: { gridColumn: "9 / -1", paddingBlockEnd: "0.75rem" },
  },
} as const;

export const fragment = graphql`
  fragment SpecialOffersHeading on SpecialOffersPage {
    heading
    subtitle
    back {
      label
      path
    }
  }
`;
