import { graphql } from "gatsby";
import { useInBrowser } from "../../hooks/use-in-browser";
import { kuwaitDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";
import { Closing } from "../shared/closing";

export interface OffersClosingProps extends Queries.SpecialOffersClosingFragment {
  hasOffers: boolean;
}

/** The invitation and, if the offers have one, their last day; after that day, a note that they have ended. */
export function OffersClosing({ closing, hasOffers, ...page }: OffersClosingProps) {
  const { validUntil, validUntilText, note, ended, builtOn } = page;
  const today = useInBrowser(() => kuwaitDate(new Date()), builtOn);
  return (
    <Closing closing={closing} bigLink>
      {hasOffers && validUntil && validUntilText && (
        <>
          <p className="soft">{interpolate(note, { date: validUntilText })}</p>
          {validUntil < today && <p>{ended}</p>}
        </>
      )}
    </Closing>
  );
}

export const fragment = graphql`
  fragment SpecialOffersClosing on SpecialOffersPage {
    validUntil
    validUntilText
    note
    ended
    builtOn
    closing {
      ...ClosingParts
    }
  }
`;
