import { defaultLocale } from "../../src/i18n/locales";
import { UserError } from "./command";
import { repeat } from "./repeat";

const ATTEMPTS = 3;
/** SQLSTATE of a failed check of the table, such as the length of a name. */
const CHECK_VIOLATION = "23514";

const PAUSED =
  "A free project is paused after a week without requests. Open https://supabase.com/dashboard, select the project and restore it.";
const REMEDIES: Record<number, string> = {
  400: 'The table differs from the one that the site expects: run the workflow "Publish".',
  401: "Check that GATSBY_SUPABASE_PUBLISHABLE_KEY is the publishable key of the project.",
  404: 'The table enquiries is missing: run the workflow "Publish".',
};

/** The settings of the site, and how many seconds to wait before a retry. */
interface EnquiryCheck {
  url: string;
  key: string;
  pause: number;
}

/**
 * Sends an enquiry without a name, which the database must refuse. Throws a UserError with the problem and its remedy if it
 * does not. Retries twice, because the problem may be temporary.
 */
export async function checkEnquiries({ url, key, pause }: EnquiryCheck): Promise<void> {
  const check = () =>
    findProblem(url, key).catch(
      (error: Error & { cause?: { code?: string } }) =>
        `The enquiry endpoint cannot be reached (${error.cause?.code ?? error.message}). ${PAUSED}`,
    );
  const problem = await repeat(check, { attempts: ATTEMPTS, pauseMs: pause * 1000 });
  if (problem) throw new UserError(problem);
}

async function findProblem(url: string, key: string): Promise<string | undefined> {
  const email = "nightly-check@example.com";
  const enquiry = { name: "", email, message: "Nightly check", locale: defaultLocale.code };
  const response = await fetch(new URL("/rest/v1/enquiries", url), {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(30_000),
  });
  const body = await response.text();
  if (response.ok) {
    return 'An enquiry without a name was stored: the checks of the table are missing. Run the workflow "Publish".';
  }
  if (response.status === 400 && body.includes(`"${CHECK_VIOLATION}"`)) return undefined;
  const text = body.replace(/\s+/g, " ").slice(0, 200);
  return `The enquiry endpoint responded with ${response.status}: ${text} ${REMEDIES[response.status] ?? PAUSED}`;
}
