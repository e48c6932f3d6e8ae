import type { EnquiryFieldName } from "../../src/sections/contact/enquiry";

// 64 + 1 + 63 + 1 + 63 + 1 + 61 = 254
const longEmail = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;
const long = (length: number) => ["A".repeat(length), "💅".repeat(length)];
const spaces = (text: string) => `\u00A0\u3000\n${text} \uFEFF`;
/** A text with each control character except the line break, which has its own rows. */
const controls = Array.from({ length: 0xa0 }, (_, code) => `a${String.fromCharCode(code)}b`).filter(
  (text) => /[^\P{Cc}\0\n]/u.test(text),
);
const lineEnds = ["two\nlines", "a\u2028b", "a\u2029b"];

/** Values of each field that form and table accept, or refuse. */
export const FIELD_VALUES: Record<EnquiryFieldName, { accepted: string[]; refused: string[] }> = {
  name: {
    accepted: ["A", "أمل الصباح", "<b>Amal</b>", "a\u00a0b", ...long(100), spaces("A".repeat(100))],
    refused: ["", spaces(""), ...long(101), ...lineEnds, ...controls],
  },
  email: {
    accepted: ["sara@mail.gov.kw", spaces("a@b.co"), longEmail, `a@${"b".repeat(63)}.com`],
    refused: ["", spaces(""), `a${longEmail}`, `a@${"b".repeat(64)}.com`].concat(
      ["amal.example.com", "a@b@example.com", "a b@example.com", "a@b-.com", "a@example.com."],
      ["ä@example.com", "a@example.com\nBcc: b@example.com", "sara@gmail", "sara@gmail.c"],
      ["sara@xn--gmailcom-kpk", "sara@yahoo.xn--couk-61f", `a@b.${"c".repeat(64)}`],
    ),
  },
  phone: {
    accepted: ["1", "٣٠٠٠ ٠٠٠٠", "ask for Amal, ext. 5", spaces("1"), "1".repeat(60)],
    refused: ["", "1".repeat(61), ...lineEnds, ...controls],
  },
  message: {
    accepted: ["?", "أهلاً", spaces("m"), ...long(4000), ...lineEnds],
    refused: ["", spaces(""), ...long(4001), "a\r\nb", ...controls],
  },
};
