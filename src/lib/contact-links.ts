/** Formats a phone number: `+96530000118` as `+965 3000 0118`. */
export function displayPhone(phone: string): string {
  return phone.replace(/^(\+\d{3})(\d{4})(\d{4})$/, "$1 $2 $3");
}

/** The address that opens a WhatsApp chat with a number. `whatsapp-message.ts` adds a prepared text. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}
