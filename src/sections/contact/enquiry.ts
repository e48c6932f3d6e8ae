import { interpolate } from "../../lib/interpolate";

/** What a visitor types, field by field. */
export interface EnquiryValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export type EnquiryFieldName = keyof EnquiryValues;

/** A row of the table `enquiries`, as the visitor's browser makes it. */
export interface Enquiry {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  /** The locale that it was written from. */
  readonly locale: string;
}

/** The ways in which a field can be wrong: names from ValidityState, for which content has the sentences. */
export type EnquiryProblem = "valueMissing" | "typeMismatch" | "tooLong";

/** What is wrong, field by field. */
export type EnquiryProblems = Readonly<Partial<Record<EnquiryFieldName, EnquiryProblem>>>;

/**
 * What the table takes, in code points after trimming. The database says the same
 * (supabase/migrations); __tests__/supabase/form-agreement.test.ts proves at the edges that the two agree.
 */
export const enquiryLimits: Readonly<Record<EnquiryFieldName, number>> = {
  name: 100,
  email: 254,
  phone: 60,
  message: 4000,
};

export const enquiryFields: readonly EnquiryFieldName[] = ["name", "email", "phone", "message"];

export const emptyEnquiry: EnquiryValues = { name: "", email: "", phone: "", message: "" };

/* Control characters, and halves of a character: what must not be stored. */
const inLine = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const inMessage = /(?!\n)[\p{Cc}\p{Cs}]/u;

/** The pattern of the HTML standard for `<input type="email">`. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The values as they are stored: without blanks at both ends. */
export function trimEnquiry({ name, email, phone, message }: EnquiryValues): EnquiryValues {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.replace(/\r\n?/g, "\n").trim(),
  };
}

/** By how many characters a value is longer than its field takes; an emoji counts as one. */
export function excessOf(field: EnquiryFieldName, value: string): number {
  return Math.max(0, [...value.trim()].length - enquiryLimits[field]);
}

/** What is wrong with a value; undefined when the table will take it. */
export function checkField(field: EnquiryFieldName, typed: string): EnquiryProblem | undefined {
  const value = trimEnquiry({ ...emptyEnquiry, [field]: typed })[field];
  if (!value) return field === "phone" ? undefined : "valueMissing";
  if (excessOf(field, value)) return "tooLong";
  const refused = (field === "message" ? inMessage : inLine).test(value);
  return refused || (field === "email" && !email.test(value)) ? "typeMismatch" : undefined;
}

/** The words in which an enquiry goes to WhatsApp; see EnquiryForm in the schema. */
export interface WhatsappLabels {
  readonly whatsappText: string;
  readonly whatsappEmpty: string;
}

/** What has been typed so far, as the text of a WhatsApp message. */
export function whatsappText(labels: WhatsappLabels, values: EnquiryValues): string {
  const { name, message } = trimEnquiry(values);
  if (!name) return message || labels.whatsappEmpty;
  return interpolate(labels.whatsappText, { name, message: message || labels.whatsappEmpty });
}
