import { useInBrowser } from "../../hooks/use-in-browser";
import { useSalon } from "../../hooks/use-salon";
import { displayPhone } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";

/** What only the print shows: whose prices these are, how to reach the salon, and as of which day. */
export function PrintHead({ note }: { note: string }) {
  const { brand, address, phone, hoursText } = useSalon();
  const date = useInBrowser(today, "");
  return (
    <div className="print-head" hidden>
      <p className="h3">{brand.fullName}</p>
      <p>
        {address.street} · {address.district} · <bdi dir="ltr">{displayPhone(phone)}</bdi> ·{" "}
        {hoursText.headline}
      </p>
      {date && <p>{interpolate(note, { date })}</p>}
    </div>
  );
}

/**
 * The day in Kuwait, three hours ahead of UTC all year, which the built page cannot know: `21 Nov 2026`. Without Intl,
 * whose first use takes a phone 100 ms.
 */
function today(): string {
  return new Date(Date.now() + 3 * 3_600_000).toUTCString().slice(5, 16);
}
