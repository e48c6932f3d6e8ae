/** Turns the phone number that a visitor typed into one that a link can dial. */

/** The number with its country code, "+96530000118". Undefined if it cannot be dialled. */
export function internationalNumber(typed: string): string | undefined {
  const digits = typed
    // Arabic and Persian digits.
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s().\-/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/^00/, "+");
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  // Numbers of Kuwait have eight digits.
  if (/^965\d{8}$/.test(digits)) return `+${digits}`;
  if (/^\d{8}$/.test(digits)) return `+965${digits}`;
  return undefined;
}

/** The address of a WhatsApp chat with a prepared text. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}
