import { graphql } from "gatsby";
import { useInBrowser } from "../../hooks/use-in-browser";
import { useSalon } from "../../hooks/use-page";
import { displayPhone } from "../../lib/contact-links";
import { formatDate, kuwaitDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";

/** The heading of the printed price list: the salon, its contact details, and the date. */
export function PrintHead({ printNote, dateFormat }: Queries.PrintHeadFragment) {
  const { brand, address, phone, hoursText } = useSalon();
  const date = useInBrowser(() => formatDate(kuwaitDate(new Date()), dateFormat), "");
  return (
    <div className="print-head" hidden>
      <p className="h3">{brand.fullName}</p>
      <p>
        {address.street} · {address.district} · {displayPhone(phone)} ·{" "}
        {[hoursText.headline, hoursText.daysShort, ...hoursText.otherDays].join(" · ")}
      </p>
      {date && <p>{interpolate(printNote, { date })}</p>}
    </div>
  );
}

export const fragment = graphql`
  fragment PrintHead on ServicesPage {
    printNote
    dateFormat {
      text
      months
    }
  }
`;
