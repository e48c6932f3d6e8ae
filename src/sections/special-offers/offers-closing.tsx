import { graphql } from "gatsby";
import { interpolate } from "../../lib/interpolate";
import { Closing } from "../shared/closing";

interface OffersClosingProps extends Queries.SpecialOffersClosingFragment {
  hasOffers: boolean;
}

export function OffersClosing({ closing, hasOffers, validUntilText, note }: OffersClosingProps) {
  return (
    <Closing closing={closing} bigLink>
      {hasOffers && validUntilText && (
        <p className="soft">{interpolate(note, { date: validUntilText })}</p>
      )}
    </Closing>
  );
}

export const fragment = graphql`
  fragment SpecialOffersClosing on SpecialOffersPage {
    validUntilText
    note
    closing {
      ...ClosingParts
    }
  }
`;
