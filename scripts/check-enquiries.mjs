/**
 * Whether the hosted project still takes enquiries: `node scripts/check-enquiries.mjs`, asked each
 * night by .github/workflows/nightly.yml. It sends an enquiry without a name, which the database
 * must refuse and does not store. Being asked also keeps a free project from being paused.
 * Only node: imports, so that it runs before anything is installed.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { loadEnvironment } from "./lib/settings.mjs";

const ATTEMPTS = 3;
/** SQLSTATE of a broken rule of the table, such as the length of a name. */
const REFUSED_BY_RULE = "23514";

const remedies = /** @type {Record<number, string>} */ ({
  401: "Is GATSBY_SUPABASE_ANON_KEY still the project's public key?",
  404: 'The table of enquiries is missing: run the workflow "Database migrations".',
  429: "More enquiries came than its limit allows; visitors are shown the phone. Look at the table.",
});
const paused =
  "A free project is paused after a week without use. Open https://supabase.com/dashboard, choose the project, and restore it.";

/** Undefined when all is well, else what is wrong and what to do. @param {string} url @param {string} key */
async function complaintAbout(url, key) {
  const answer = await fetch(new URL("/rest/v1/enquiries", url), {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json", Prefer: "return=minimal" },
    body: JSON.stringify({
      name: "",
      email: "nightly-check@example.com",
      message: "Nightly check",
    }),
    signal: AbortSignal.timeout(30_000),
  });
  const body = await answer.text();
  if (answer.ok) {
    return 'An enquiry without a name was stored: the table has lost its rules. Run the workflow "Database migrations".';
  }
  if (answer.status === 400 && body.includes(`"${REFUSED_BY_RULE}"`)) return undefined;
  const said = body.replace(/\s+/g, " ").slice(0, 200);
  return `It answers ${answer.status}: ${said} ${remedies[answer.status] ?? paused}`;
}

/** As above; what may be a passing trouble is tried again. @param {number} pause in seconds */
async function lastComplaint(url, key, pause) {
  for (let attempt = 1; ; attempt += 1) {
    const complaint = await complaintAbout(url, key).catch(
      (error) => `It cannot be reached (${error.cause?.code ?? error.message}). ${paused}`,
    );
    if (!complaint || attempt === ATTEMPTS) return complaint;
    await wait(pause * 1000);
  }
}

loadEnvironment();
const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_ANON_KEY: key } = process.env;
const { values } = parseArgs({ options: { pause: { type: "string", default: "20" } } });
if (!url || !key) {
  console.log(
    "Nothing to ask: GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY are not set, and the site is built without its form.",
  );
} else {
  const complaint = await lastComplaint(url, key, Number(values.pause));
  const inActions = process.env.GITHUB_ACTIONS === "true";
  if (complaint) console.error(`${inActions ? "::error title=Enquiries::" : ""}${complaint}`);
  else console.log("The enquiry endpoint answers, and refuses what it should.");
  process.exitCode = complaint ? 1 : 0;
}
