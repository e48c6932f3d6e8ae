/** Formats a phone number: `+96530000118` as `+965 3000 0118`, `+9651800118` as `+965 1800 118`. */
export function displayPhone(phone: string): string {
  return phone.replace(/^(\+\d{3})(\d{4})(\d{3,4})$/, "$1 $2 $3");
}

/** The address that opens a WhatsApp chat with a number. `whatsapp-message.ts` adds a prepared text. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}

/** A link with an icon. */
export interface IconLink {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
}

/** The names of the networks, in the language of the page. */
interface SocialLabels {
  readonly instagram: string;
  readonly facebook: string;
  readonly whatsapp: string;
}

/** The links to the salon's pages in social networks, and to a WhatsApp chat. */
export function socialLinks(
  salon: {
    readonly social: Pick<SocialLabels, "instagram" | "facebook">;
    readonly whatsapp: string;
  },
  labels: SocialLabels,
): IconLink[] {
  return [
    { label: labels.instagram, href: salon.social.instagram, icon: "ig" },
    { label: labels.facebook, href: salon.social.facebook, icon: "fb" },
    { label: labels.whatsapp, href: whatsappHref(salon.whatsapp), icon: "wa" },
  ];
}
