import type { CSSObject } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";

interface OffersLineProps {
  offers: Queries.OffersLineFragment;
  /** Left out if the last day of the offers was before the build. */
  text: string;
  action: { readonly label: string; readonly path: string };
  className?: string;
  /** Not `css`, whose styles would be on the page also without a line. */
  styles?: CSSObject;
}

/** A line that links to the special offers, if there are any. */
export function OffersLine({ offers, text, action, className, styles }: OffersLineProps) {
  if (offers.allOffer.totalCount === 0) return null;
  const { hasEnded } = assertDefined(offers.offersPage, "content/pages/special-offers.json");
  /* An undefined `css` would add an empty style. */
  return (
    <p className={className} {...(styles && { css: styles })}>
      {!hasEnded && `${text} `}
      <Link className="link" to={action.path}>
        {action.label}
      </Link>
    </p>
  );
}

export const fragment = graphql`
  fragment OffersLine on Query {
    allOffer(filter: { locale: { eq: $locale } }) {
      totalCount
    }
    offersPage: specialOffersPage(locale: { eq: $locale }) {
      hasEnded
    }
  }
`;
