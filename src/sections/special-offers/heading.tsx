import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { useInBrowser } from "../../hooks/use-in-browser";
import { kuwaitDate } from "../../lib/dates";
import { HeadingText } from "../shared/page-heading";

export interface HeadingProps extends Queries.SpecialOffersHeadingFragment {
  /** The address, for the breadcrumb. */
  path: string;
  hasOffers: boolean;
}

/** The heading under the banner, with a link back. After the last day of the offers, it says that they have ended. */
export function Heading({ path, hasOffers, ...page }: HeadingProps) {
  const { name, heading, subtitle, back, validUntil, ended, builtOn } = page;
  const today = useInBrowser(() => kuwaitDate(new Date()), builtOn);
  const wayBack = (
    <Link className="link" to={back.path}>
      <Icon name="back" directional /> {back.label}
    </Link>
  );
  return (
    <section className="wrap" css={frame}>
      <HeadingText
        path={path}
        names={[name]}
        heading={heading}
        lead={hasOffers ? subtitle : ""}
        soft
        beside={wayBack}
      >
        {hasOffers && validUntil && validUntil < today && <p className="lead">{ended}</p>}
      </HeadingText>
    </section>
  );
}

const frame = { paddingBlockStart: "0.5rem" } as const;

export const fragment = graphql`
  fragment SpecialOffersHeading on SpecialOffersPage {
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
