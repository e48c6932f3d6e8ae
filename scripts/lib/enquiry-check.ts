import { setTimeout as wait } from "node:timers/promises";

const ATTEMPTS = 3;
/** SQLSTATE of a broken rule of the table, such as the length of a name. */
const REFUSED_BY_RULE = "23514";

const PAUSED =
  "A free project is paused after a week without use. Open https://supabase.com/dashboard, choose the project, and restore it.";
const REMEDIES: Record<number, string> = {
  400: 'The table is not the one that the site expects: run the workflow "Database".',
  401: "Is GATSBY_SUPABASE_ANON_KEY still the project's public key?",
  404: 'The table of enquiries is missing: run the workflow "Database".',
  429: "More enquiries came than its limit allows; visitors are shown the phone. Look at the table.",
};

/** The site's settings, and how many seconds to wait before asking again. */
export interface EnquiryCheck {
  url: string;
  key: string;
  pause: number;
}

/**
 * Sends an enquiry without a name, which the database must refuse and does not store. Undefined when it does, else what
 * is wrong and what to do; what may be a passing trouble is tried again.
 */
export async function checkEnquiries({
  url,
  key,
  pause,
}: EnquiryCheck): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const complaint = await complaintAbout(url, key).catch(
      (error: Error & { cause?: { code?: string } }) =>
        `It cannot be reached (${error.cause?.code ?? error.message}). ${PAUSED}`,
    );
    if (!complaint || attempt === ATTEMPTS) return complaint;
    await wait(pause * 1000);
  }
}

async function complaintAbout(url: string, key: string): Promise<string | undefined> {
  const email = "nightly-check@example.com";
  const enquiry = { name: "", email, message: "Nightly check", locale: "en" };
  const answer = await fetch(new URL("/rest/v1/enquiries", url), {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(30_000),
  });
  const body = await answer.text();
  if (answer.ok) {
    return 'An enquiry without a name was stored: the table has lost its rules. Run the workflow "Database".';
  }
  if (answer.status === 400 && body.includes(`"${REFUSED_BY_RULE}"`)) return undefined;
  const said = body.replace(/\s+/g, " ").slice(0, 200);
  return `It answers ${answer.status}: ${said} ${REMEDIES[answer.status] ?? PAUSED}`;
}
