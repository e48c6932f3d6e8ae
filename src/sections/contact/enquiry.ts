import { interpolate } from "../../lib/interpolate";

/** The values of the form's fields. */
export interface EnquiryValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export type EnquiryFieldName = keyof EnquiryValues;

/** A row of the table `enquiries`, created in the browser. */
export interface Enquiry {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  /** The locale of the page with the form. */
  readonly locale: string;
}

/** The possible errors of a field, named as in ValidityState; content has a sentence for each. */
export type EnquiryProblem = "valueMissing" | "typeMismatch" | "tooLong";

/** The error of each invalid field. */
export type EnquiryProblems = Readonly<Partial<Record<EnquiryFieldName, EnquiryProblem>>>;

/**
 * The maximum lengths in code points, after trimming. The database has the same limits (supabase/migrations);
 * __tests__/supabase/checks.test.ts checks that both agree.
 */
export const enquiryLimits: Readonly<Record<EnquiryFieldName, number>> = {
  name: 100,
  email: 254,
  phone: 60,
  message: 4000,
};

export const enquiryFields: readonly EnquiryFieldName[] = ["name", "email", "phone", "message"];

/** An enquiry with the value that a function returns for each field. */
export function enquiryWith(value: (field: EnquiryFieldName) => string): EnquiryValues {
  return {
    name: value("name"),
    email: value("email"),
    phone: value("phone"),
    message: value("message"),
  };
}

export const emptyEnquiry = enquiryWith(() => "");

/* The line breaks of Unicode besides \n (UAX 14: classes BK, CR, NL). Pasted text can contain them. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** The pattern of the HTML standard for `<input type="email">`. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/* Format characters that visitors cannot see; Arabic keyboards and copied texts bring them. Joiners are part of names and emoji. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * The values as they are stored: trimmed, and without characters that visitors cannot see. In the message, line breaks
 * become `\n`. All other control characters, and line breaks elsewhere, become spaces. An e-mail address has no spaces.
 */
export function cleanEnquiry(values: EnquiryValues): EnquiryValues {
  return enquiryWith((field) => cleanField(field, values[field]));
}

function cleanField(field: EnquiryFieldName, value: string): string {
  const text = value.replace(lineBreak, "\n").replace(/(?!\n)\p{Cc}/gu, " ");
  if (field === "message") return text.trim();
  if (field === "email") return text.replace(/[\p{Cf}\s]/gu, "");
  return text.replaceAll("\n", " ").replace(invisible, "").trim();
}

/** The message as it is sent: what the visitor asks for, an empty line, and her words. */
export function fullMessage(asked: string, words: string): string {
  return [asked, cleanField("message", words)].filter(Boolean).join("\n\n");
}

/** The number of characters beyond a field's limit. An emoji counts as one character. */
export function excessOf(field: EnquiryFieldName, value: string): number {
  return Math.max(0, [...cleanField(field, value)].length - enquiryLimits[field]);
}

/** The error of a value; undefined if it is valid. */
export function checkField(field: EnquiryFieldName, typed: string): EnquiryProblem | undefined {
  const value = cleanField(field, typed);
  if (!value) return field === "phone" ? undefined : "valueMissing";
  if (excessOf(field, value)) return "tooLong";
  const valid = value.isWellFormed() && (field !== "email" || email.test(value));
  return valid ? undefined : "typeMismatch";
}

/** The templates of the WhatsApp message; see EnquiryForm in the schema. */
export interface WhatsappLabels {
  readonly whatsappText: string;
  readonly whatsappNoMessage: string;
  readonly whatsappEmpty: string;
}

/** An enquiry as the text of a WhatsApp message. */
export function whatsappText(labels: WhatsappLabels, enquiry: EnquiryValues): string {
  const { name, message } = cleanEnquiry(enquiry);
  if (!name) return message || labels.whatsappEmpty;
  return interpolate(message ? labels.whatsappText : labels.whatsappNoMessage, { name, message });
}
