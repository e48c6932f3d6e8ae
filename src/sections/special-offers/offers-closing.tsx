import { graphql } from "gatsby";
import { useInBrowser } from "../../hooks/use-in-browser";
import { kuwaitDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";
import { Closing } from "../shared/closing";

/** The invitation and the last day of the offers; after that day, a note that they have ended. */
export function OffersClosing(page: Queries.SpecialOffersClosingFragment) {
  const { closing, validUntil, validUntilText, note, ended, builtOn } = page;
  const today = useInBrowser(() => kuwaitDate(new Date()), builtOn);
  return (
    <Closing closing={closing} bigLink>
      <p className="soft">{interpolate(note, { date: validUntilText })}</p>
      {validUntil < today && <p>{ended}</p>}
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
