import { graphql, Link } from "gatsby";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";

/** A note in place of the packages, with a link to the prices. */
export function NoOffers({ none }: Queries.SpecialOffersNoneFragment) {
  return (
    <Section>
      <div className="wrap stack">
        <p className="lead measure">{none.text}</p>
        <p>
          <Link className="link" to={none.action.path}>
            {none.action.label} <Icon name="arrow" directional />
          </Link>
        </p>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment SpecialOffersNone on SpecialOffersPage {
    none {
      text
      action {
        label
        path
      }
    }
  }
`;
