import { graphql } from "gatsby";
import { useInBrowser } from "../../hooks/use-in-browser";
import { useSalon } from "../../hooks/use-salon";
import { displayPhone } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";

/** The heading of the printed price list: the salon, its contact details, and the date. */
export function PrintHead({ printNote, printMonths }: Queries.PrintHeadFragment) {
  const { brand, address, phone, hoursText } = useSalon();
  const date = useInBrowser(() => today(printMonths), "");
  return (
    <div className="print-head" hidden>
      <p className="h3">{brand.fullName}</p>
      <p>
        {address.street} · {address.district} · <bdi dir="ltr">{displayPhone(phone)}</bdi> ·{" "}
        {hoursText.headline}
      </p>
      {date && <p>{interpolate(printNote, { date })}</p>}
    </div>
  );
}

/**
 * The current date in Kuwait (UTC+3): `05 Nov 2026`, or `5` with the locale's month. It avoids Intl, whose first use
 * takes 100 ms on a phone.
 */
function today(months: readonly string[]): string {
  const now = new Date(Date.now() + 3 * 3_600_000);
  const month = months[now.getUTCMonth()];
  const day = now.toUTCString().slice(5, 16);
  return month ? day.replace(/^0?(\d+) \w+/, `$1 ${month}`) : day;
}

export const fragment = graphql`
  fragment PrintHead on ServicesPage {
    printNote
    printMonths
  }
`;
