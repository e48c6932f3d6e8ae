import { displayPhone, whatsappHref } from "../../lib/contact-links";
import { interpolate } from "../../lib/interpolate";

interface AlternativeContactsProps {
  /** Why the form is missing. */
  text: string;
  salon: Queries.EnquirySalonFragment;
}

/** The salon's phone and WhatsApp, in place of the form. */
export function AlternativeContacts({ text, salon }: AlternativeContactsProps) {
  const { phone, whatsapp, messages } = salon;
  return (
    <div className="stack measure">
      <p>{text}</p>
      <p>
        <a className="link" href={`tel:${phone}`}>
          {interpolate(messages.layout.call, { number: displayPhone(phone) })}
        </a>
      </p>
      <p>
        <a className="link" href={whatsappHref(whatsapp)} target="_blank" rel="noopener">
          {messages.layout.whatsapp}
        </a>
      </p>
    </div>
  );
}
