/**
 * Formats a phone number: `+96530000118` as `+965 3000 0118`, `+9651800118` as `+965 1800 118`. A left-to-right mark
 * before it and its no-break spaces keep the order of its parts in Arabic text, also where a visitor pastes it.
 */
export function displayPhone(phone: string): string {
  return `\u200e${phone.replace(/^(\+\d{3})(\d{4})(\d{3,4})$/, "$1\u00a0$2\u00a0$3")}`;
}

/** The address that opens a WhatsApp chat with a number. `whatsapp-message.ts` adds a prepared text. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}

export interface IconLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
}

/** The links to the salon's pages in social networks, and to a WhatsApp chat. */
export function socialLinks(
  salon: { readonly socialLinks: readonly IconLink[]; readonly whatsapp: string },
  labels: { readonly whatsapp: string },
): IconLink[] {
  const chat = { label: labels.whatsapp, href: whatsappHref(salon.whatsapp), icon: "wa" };
  return [...salon.socialLinks, chat];
}
