import { graphql } from "gatsby";
import { useInBrowser } from "../../hooks/use-in-browser";
import { useSalon } from "../../hooks/use-salon";
import { displayPhone } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";
import { formatDate, kuwaitDate } from "../../lib/dates";

/** What only the print shows: whose prices these are, how to reach the salon, and as of which day. */
export function PrintHead({ printNote, printDate }: Queries.PrintHeadFragment) {
  const { brand, address, phone, hoursText } = useSalon();
  const today = useInBrowser(() => kuwaitDate(new Date()), "");
  return (
    <div className="print-head" hidden>
      <p className="h3">{brand.fullName}</p>
      <p>
        {address.street} · {address.district} · <bdi dir="ltr">{displayPhone(phone)}</bdi> ·{" "}
        {hoursText.headline}
      </p>
      {today && <p>{interpolate(printNote, { date: formatDate(today, printDate) })}</p>}
    </div>
  );
}

export const fragment = graphql`
  fragment PrintHead on ServicesPage {
    printNote
    printDate {
      text
      months
    }
  }
`;
