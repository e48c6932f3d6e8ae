import { interpolate } from "../../lib/interpolate";

interface EnquiryField {
  /** The type of its input, or `lines` for a text of several lines. */
  readonly type: "text" | "email" | "tel" | "lines";
  /** The maximum length in code points, after trimming. */
  readonly limit: number;
  readonly required: boolean;
}

/**
 * The fields of the form, and the columns of the table `enquiries` for them. The database has the same rules
 * (supabase/migrations); __tests__/supabase/checks.test.ts checks that both agree.
 */
export const enquiryFields = {
  name: { type: "text", limit: 100, required: true },
  email: { type: "email", limit: 254, required: true },
  phone: { type: "tel", limit: 60, required: false },
  message: { type: "lines", limit: 4000, required: true },
} as const satisfies Readonly<Record<string, EnquiryField>>;

export type EnquiryFieldName = keyof typeof enquiryFields;

export const enquiryFieldNames = Object.keys(enquiryFields) as readonly EnquiryFieldName[];

type EachField<Value> = Readonly<Record<EnquiryFieldName, Value>>;

export type Enquiry = EachField<string>;

/** A row of the table `enquiries`, created in the browser. */
export interface EnquiryRow extends EachField<string | null> {
  readonly id: string;
  /** The locale of the page with the form. */
  readonly locale: string;
}

/** The honeypot, a field that visitors, autofill and screen readers do not reach. Only bots fill it in. */
export const honeypot = "topic";

/** The possible errors of a field, named as in ValidityState; content has a sentence for each. */
export type EnquiryProblem = "valueMissing" | "typeMismatch" | "tooLong";

export type EnquiryProblems = Partial<EachField<EnquiryProblem>>;

export function enquiryWith<Value>(value: (field: EnquiryFieldName) => Value): EachField<Value> {
  const entries = enquiryFieldNames.map((field) => [field, value(field)]);
  return Object.fromEntries(entries) as EachField<Value>;
}

export const enquiryLimits = enquiryWith((field) => enquiryFields[field].limit);

export const emptyEnquiry = enquiryWith(() => "");

/* The line breaks of Unicode besides \n (UAX 14: classes BK, CR, NL). Pasted text can contain them. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * The pattern of the HTML standard for `<input type="email">`, with a domain that ends with a dot and letters: nobody can
 * answer "sara@gmail". Refuses addresses under a top-level domain in Arabic.
 */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*\.[a-z]{2,63}$/i;

/* Format characters that visitors cannot see; Arabic keyboards and copied texts bring them. Joiners are part of names and emoji. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * The values as they are stored: trimmed, and without characters that visitors cannot see. In the message, line breaks
 * become `\n`. All other control characters, and line breaks elsewhere, become spaces. An e-mail address has no spaces.
 */
export function cleanEnquiry(values: Enquiry): Enquiry {
  return enquiryWith((field) => cleanField(field, values[field]));
}

function cleanField(field: EnquiryFieldName, value: string): string {
  const { type } = enquiryFields[field];
  const text = value.replace(lineBreak, "\n").replace(/(?!\n)\p{Cc}/gu, " ");
  if (type === "lines") return text.trim();
  if (type === "email") return text.replace(/[\p{Cf}\s]/gu, "");
  return text.replaceAll("\n", " ").replace(invisible, "").trim();
}

/**
 * The message as it is sent: what the visitor asks for, when she would like to come, an empty line, and her words. Empty if
 * she says only when.
 */
export function fullMessage(asked: string, when: string, typed: string): string {
  const words = cleanField("message", typed);
  if (!asked && !words) return "";
  return [inLines(asked, when), words].filter(Boolean).join("\n\n");
}

function inLines(...lines: readonly string[]): string {
  return lines.filter(Boolean).join("\n");
}

/** The number of characters beyond a field's limit. An emoji counts as one character. */
export function excessOf(field: EnquiryFieldName, value: string): number {
  return Math.max(0, [...cleanField(field, value)].length - enquiryLimits[field]);
}

/** The error of a value; undefined if it is valid. */
export function checkField(field: EnquiryFieldName, typed: string): EnquiryProblem | undefined {
  const { type, required } = enquiryFields[field];
  const value = cleanField(field, typed);
  if (!value) return required ? "valueMissing" : undefined;
  if (excessOf(field, value)) return "tooLong";
  const valid = value.isWellFormed() && (type !== "email" || email.test(value));
  return valid ? undefined : "typeMismatch";
}

/** The templates of the WhatsApp message; see EnquiryForm in the schema. */
type WhatsappLabels = Record<"whatsappText" | "whatsappNoMessage" | "whatsappEmpty", string>;

/** @param when when the visitor would like to come, which the message of the enquiry contains unless it is empty */
export function whatsappText(labels: WhatsappLabels, enquiry: Enquiry, when: string): string {
  const { name, message } = cleanEnquiry(enquiry);
  if (message) return name ? interpolate(labels.whatsappText, { name, message }) : message;
  const greeting = name ? labels.whatsappNoMessage : labels.whatsappEmpty;
  return inLines(interpolate(greeting, { name }), when);
}
