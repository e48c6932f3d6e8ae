import { graphql } from "gatsby";
import { useInBrowser } from "../../hooks/use-in-browser";
import { interpolate } from "../../lib/interpolate";
import { formatDate, kuwaitDate } from "../../lib/opening-hours";
import { Closing } from "../shared/closing";

export interface OffersClosingProps extends Queries.SpecialOffersClosingFragment {
  /** The day on which the page was built, YYYY-MM-DD in Kuwait. */
  builtOn: string;
}

/** The invitation, and until when the offers hold; once that day is past, that they have ended. */
export function OffersClosing({ closing, validUntil, note, ended, builtOn }: OffersClosingProps) {
  const today = useInBrowser(() => kuwaitDate(new Date()), builtOn);
  return (
    <Closing closing={closing} bigLink>
      <p className="soft">{interpolate(note, { date: formatDate(validUntil) })}</p>
      {validUntil < today && <p>{ended}</p>}
    </Closing>
  );
}

export const fragment = graphql`
  fragment SpecialOffersClosing on SpecialOffersPage {
    validUntil
    note
    ended
    closing {
      ...ClosingParts
    }
  }
`;
