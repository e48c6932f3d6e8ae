/**
 * The texts of the e-mails. They are not in content/, because they are for staff, and because the function is deployed
 * without content/. The greeting is the start of a WhatsApp chat with the client, in her language.
 */
export const words = {
  subject: "Enquiry from {name}",
  listSubject: "{count} enquiries from the website",
  reminderSubject: "{count} enquiries wait for an answer",
  limitSubject: "The contact form reached its limit: {count} enquiries in an hour",
  wrote: "{name} wrote on {time}:",
  time: "{time} (Kuwait)",
  name: "Name",
  email: "Email",
  phone: "Phone",
  whatsapp: "WhatsApp",
  reply: 'Choose "Reply" to answer {name} by e-mail.',
  noReply:
    '"Reply" does not reach {name}: the mail service did not accept the address. Copy the address from above.',
  others: {
    none: "Nobody else waits for an answer.",
    one: "1 other enquiry waits for an answer.",
    many: "{count} other enquiries wait for an answer.",
  },
  list: "These enquiries arrived within a short time. Each has one line; the full message is in the table of enquiries.",
  reminder:
    "These enquiries arrived more than a day ago and are not marked as answered. After you have replied, set answered_at in the table of enquiries.",
  more: "And {count} more.",
  limit: [
    "The website's contact form received {count} enquiries within an hour, its limit: {time}.",
    "Until the number falls below the limit, visitors cannot send the form. They see the phone number and WhatsApp instead.",
    "Look at the table of enquiries. If the enquiries are real, raise the limit in the SQL editor: update private.enquiry_settings set per_hour = {raised}; If they are spam, delete them.",
    "There is at most one e-mail like this an hour.",
  ],
  greeting: {
    en: "Hello {name}, this is {salon}. Thank you for your message.",
    ar: "مرحباً {name}، معك {salon}. شكراً لرسالتك.",
  },
};

/** Replaces the placeholders of a text: `fill("Hello {name}", { name })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
