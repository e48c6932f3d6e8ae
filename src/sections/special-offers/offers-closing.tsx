import { graphql } from "gatsby";
import { useInBrowser } from "../../hooks/use-in-browser";
import { kuwaitDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";
import { Closing } from "../shared/closing";

export interface OffersClosingProps extends Queries.SpecialOffersClosingFragment {
  /** The day on which the page was built, YYYY-MM-DD in Kuwait. */
  builtOn: string;
}

/** The invitation, and until when the offers hold; once that day is past, that they have ended. */
export function OffersClosing(page: OffersClosingProps) {
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
    closing {
      ...ClosingParts
    }
  }
`;
