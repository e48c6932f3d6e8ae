import { useSyncExternalStore } from "react";
import { useSalon } from "../../hooks/use-salon";
import { displayPhone } from "../../lib/contact-links";
import { fill } from "../../lib/fill";

/** What only paper shows: whose prices these are, how to reach her, and as of which day. */
export function PrintHead({ note }: { note: string }) {
  const { brand, address, phone, hoursText } = useSalon();
  const date = useSyncExternalStore(unchanging, today, () => "");
  return (
    <div className="print-head" hidden>
      <p className="h3">{brand.fullName}</p>
      <p>
        {[address.street, address.district, displayPhone(phone), hoursText.headline].join(" · ")}
      </p>
      {date && <p>{fill(note, { date })}</p>}
    </div>
  );
}

/** The day in Kuwait, which the built page cannot know. */
function today(): string {
  return new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "Asia/Kuwait" });
}

function unchanging() {
  return () => undefined;
}
