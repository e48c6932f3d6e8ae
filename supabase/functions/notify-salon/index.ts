/// <reference lib="deno.ns" />
/**
 * The Edge Function that tells the salon of enquiries by e-mail. Called by the database each minute (see
 * supabase/migrations/*_letter_schedule.sql) with a task; it may be called at any time, twice at once, and be ended
 * anywhere. It logs ids and counts, never a word of an enquiry.
 */
import { recipientsOf } from "./canary.ts";
import { composeLetter, composeReminder } from "./letter.ts";
import { sendMail, type Mail, type Outcome } from "./mail.ts";
import { openQueue, type DueLetter, type Queue } from "./queue.ts";
import { isSameSecret } from "./secret.ts";
import { readSettings, type Settings } from "./settings.ts";

/** A run ends before the first pause of a letter that it took has passed. */
const RUN_MS = 40_000;
/** Then the service is down, and the rest waits for the next run. */
const FAILURES_IN_A_ROW = 3;
/** For so long a run waits itself when the service asks it to. */
const SHORT_WAIT_SECONDS = 5;

type Task = (queue: Queue, settings: Settings) => Promise<object>;

const tasks: Record<string, Task> = {
  letters: sendLetters,
  reminder: sendReminder,
  check: (queue) => queue.trouble(),
  canary: async (queue) => ({ deleted: await queue.deleteCanaries() }),
};

Deno.serve(async (request) => {
  try {
    const settings = readSettings();
    const given = request.headers.get("x-notify-secret") ?? "";
    if (!(await isSameSecret(given, settings.secret)))
      return answer(401, { error: "unauthorized" });
    const task = await taskOf(request);
    if (!task) return answer(400, { error: `Ask for one of: ${Object.keys(tasks).join(", ")}` });
    return answer(200, await runTask(task, settings));
  } catch (error) {
    console.error(`The run failed: ${(error as Error).message}`);
    return answer(500, { error: "The run failed; the function's log says why." });
  }
});

async function taskOf(request: Request): Promise<Task | undefined> {
  const body = await request.json().catch(() => undefined);
  const name = String(body?.task);
  return Object.hasOwn(tasks, name) ? tasks[name] : undefined;
}

async function runTask(task: Task, settings: Settings): Promise<object> {
  const queue = openQueue(settings.databaseUrl);
  try {
    return await task(queue, settings);
  } finally {
    await queue.close();
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status });
}

/** Sends what is due, one letter after the other. */
async function sendLetters(queue: Queue, settings: Settings): Promise<object> {
  const count = { taken: 0, failed: 0, refused: 0 };
  const end = Date.now() + RUN_MS;
  let failures = 0;
  while (Date.now() < end && failures < FAILURES_IN_A_ROW) {
    const letter = await queue.takeLetter();
    if (!letter) break;
    const outcome = await sendLetter(letter, settings);
    await mark(queue, letter.key, outcome);
    console.log(`Letter ${letter.key} of ${letter.enquiries.length}: ${describe(outcome)}`);
    count[outcome.kind] += 1;
    failures = outcome.kind === "failed" ? failures + 1 : 0;
  }
  return count;
}

async function sendLetter(letter: DueLetter, given: Settings): Promise<Outcome> {
  const { salon, mail: service } = given;
  const settings = {
    ...given,
    mail: { ...service, to: recipientsOf(letter.enquiries, service.to) },
  };
  const mail = composeLetter(letter, { salon });
  const outcome = await sendPatiently(settings, mail, letter.key);
  // The form takes every address that browsers take, the service may not: then the salon is told all the same.
  if (outcome.kind !== "refused" || !mail.replyTo) return outcome;
  const plain = composeLetter(letter, { salon, canReply: false });
  return sendPatiently(settings, plain, `${letter.key}/without-reply`);
}

/** Sends, and once more when the service asks for a few seconds only. */
async function sendPatiently(settings: Settings, mail: Mail, key: string): Promise<Outcome> {
  const outcome = await sendMail(settings.mail, mail, key);
  const wait = outcome.kind === "failed" ? outcome.waitSeconds : 0;
  if (wait <= 0 || wait > SHORT_WAIT_SECONDS) return outcome;
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  return sendMail(settings.mail, mail, key);
}

async function mark(queue: Queue, key: string, outcome: Outcome): Promise<void> {
  if (outcome.kind === "taken") return queue.markTold(key);
  const reason = [outcome.reason, outcome.detail].filter(Boolean).join(": ");
  if (outcome.kind === "refused") return queue.markRefused(key, reason);
  return queue.markFailed(key, reason, outcome);
}

async function sendReminder(queue: Queue, settings: Settings): Promise<object> {
  const unanswered = await queue.unanswered();
  if (!unanswered) return { waiting: 0 };
  const key = `reminder-${unanswered.day}`;
  const outcome = await sendPatiently(settings, composeReminder(unanswered), key);
  console.log(`Reminder of ${unanswered.total}: ${describe(outcome)}`);
  return { waiting: unanswered.total, outcome: outcome.kind };
}

function describe(outcome: Outcome): string {
  return outcome.kind === "taken" ? "taken" : `${outcome.kind}, ${outcome.reason}`;
}
