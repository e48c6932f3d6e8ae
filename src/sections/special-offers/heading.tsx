import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { HeadingText } from "../shared/page-heading";

export interface HeadingProps extends Queries.SpecialOffersHeadingFragment {
  /** The address, for the breadcrumb. */
  path: string;
}

/** The heading under the banner, with a link back. */
export function Heading({ path, name, heading, subtitle, back }: HeadingProps) {
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
        lead={subtitle}
        soft
        beside={wayBack}
      />
    </section>
  );
}

const frame = { paddingBlockStart: "0.5rem" } as const;

export const fragment = graphql`
  fragment SpecialOffersHeading on SpecialOffersPage {
    name
    heading
    subtitle
    back {
      label
      path
    }
  }
`;
