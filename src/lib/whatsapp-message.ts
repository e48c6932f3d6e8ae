import { whatsappHref } from "./contact-links";

/**
 * The longest address of a WhatsApp link, in characters. Servers should accept request lines of at least 8,000 octets
 * (RFC 9112, section 3), and wa.me redirects to a longer address. A letter of Arabic takes six characters.
 */
const longestHref = 7500;

/**
 * The address that opens a WhatsApp chat with a number and a prepared text. A text that is too long for an address is cut
 * and ends with `rest`. The text may contain lone surrogates, such as half an emoji; they become U+FFFD.
 */
export function whatsappMessageHref(phone: string, text: string, rest = "…"): string {
  const end = encodeURIComponent(rest);
  let href = `${whatsappHref(phone)}?text=`;
  for (const character of text.toWellFormed()) {
    const next = href + encodeURIComponent(character);
    if (next.length > longestHref - end.length) return href + end;
    href = next;
  }
  return href;
}
