/**
 * The words of the letters. Staff read them, visitors do not: they stand here and not in content/, because the function
 * is deployed by itself. The greeting is what a client gets when staff choose the WhatsApp link, in her own language.
 */
export const words = {
  subject: "Enquiry from {name}",
  floodSubject: "{count} enquiries from the website",
  reminderSubject: "{count} enquiries wait for an answer",
  wrote: "{name} wrote on {time}:",
  time: "{time} (Kuwait)",
  name: "Name",
  email: "Email",
  phone: "Phone",
  whatsapp: "WhatsApp",
  reply: 'Choose "Reply" to answer {name} by e-mail.',
  noReply:
    '"Reply" does not reach {name}: the mail service did not take the address. Write to it by hand.',
  others: {
    none: "Nobody else waits for an answer.",
    one: "1 other enquiry waits for an answer.",
    many: "{count} other enquiries wait for an answer.",
  },
  flood:
    "These came within a short time. Each has a line here; the whole message is in the table of enquiries.",
  reminder:
    "These came more than a day ago, and nobody has marked them as answered. Set answered_at in the table of enquiries when you have replied.",
  more: "And {count} more.",
  greeting: {
    en: "Hello {name}, this is {salon}. Thank you for your message.",
    ar: "مرحباً {name}، معك {salon}. شكراً لرسالتك.",
  },
};

/** Puts values into a text: `fill("Hello {name}", { name })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
