/** Formats a phone number: `+96530000118` as `+965 3000 0118`. */
export function displayPhone(phone: string): string {
  return phone.replace(/^(\+\d{3})(\d{4})(\d{4})$/, "$1 $2 $3");
}

/**
 * The address that opens a WhatsApp chat with a number, optionally with a prepared text. The text may contain lone
 * surrogates, such as half an emoji; they become U+FFFD.
 */
export function whatsappHref(phone: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text.toWellFormed())}` : "";
  return `https://wa.me/${phone.replace(/\D/g, "")}${query}`;
}
