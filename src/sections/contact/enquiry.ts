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

export const emptyEnquiry: EnquiryValues = { name: "", email: "", phone: "", message: "" };

/* The line breaks of Unicode besides \n (UAX 14: classes BK, CR, NL). Pasted text can contain them. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** The pattern of the HTML standard for `<input type="email">`. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * The values as they are stored: trimmed, and without control characters, which visitors cannot see. In the message,
 * line breaks become `\n`. All other control characters, and line breaks elsewhere, become spaces.
 */
export function cleanEnquiry(values: EnquiryValues): EnquiryValues {
  return {
    name: cleanLine(values.name),
    email: cleanLine(values.email),
    phone: cleanLine(values.phone),
    message: cleanMessage(values.message),
  };
}

function cleanLine(value: string): string {
  return cleanMessage(value).replaceAll("\n", " ");
}

function cleanMessage(value: string): string {
  return value
    .replace(lineBreak, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim();
}

/** The number of characters beyond a field's limit. An emoji counts as one character. */
export function excessOf(field: EnquiryFieldName, value: string): number {
  return Math.max(0, [...cleanMessage(value)].length - enquiryLimits[field]);
}

/** The error of a value; undefined if it is valid. */
export function checkField(field: EnquiryFieldName, typed: string): EnquiryProblem | undefined {
  const value = field === "message" ? cleanMessage(typed) : cleanLine(typed);
  if (!value) return field === "phone" ? undefined : "valueMissing";
  if (excessOf(field, value)) return "tooLong";
  const valid = value.isWellFormed() && (field !== "email" || email.test(value));
  return valid ? undefined : "typeMismatch";
}

/** The templates of the WhatsApp message; see EnquiryForm in the schema. */
export interface WhatsappLabels {
  readonly whatsappText: string;
  readonly whatsappEmpty: string;
}

/** The current values as the text of a WhatsApp message. */
export function whatsappText(labels: WhatsappLabels, values: EnquiryValues): string {
  const { name, message } = cleanEnquiry(values);
  if (!name) return message || labels.whatsappEmpty;
  return interpolate(labels.whatsappText, { name, message: message || labels.whatsappEmpty });
}
