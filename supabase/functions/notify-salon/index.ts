/// <reference lib="deno.ns" />
/**
 * The Edge Function that notifies the salon of enquiries by e-mail. The database calls it every minute (see
 * supabase/migrations/*_notifications.sql) with a task. It may be called at any time, run twice at once, and be ended at
 * any point. It logs ids and counts, never the content of an enquiry.
 */
import { recipientsOf } from "./canary.ts";
import { type Mail, type Outcome, sendMail } from "./mail.ts";
import { composeNotification, composeReminder } from "./notification.ts";
import { type DueNotification, openQueue, type Queue } from "./queue.ts";
import { isSameSecret } from "./secret.ts";
import { readSettings, type Settings } from "./settings.ts";

/** A run ends before the first retry delay of a notification that it claimed. */
const RUN_MS = 40_000;
/** After this many failures in a row the service is considered down, and the rest waits for the next run. */
const MAX_FAILURES_IN_A_ROW = 3;
/** If the service requests a delay up to this, the run waits and retries. After a longer one, a later run retries. */
const SHORT_WAIT_SECONDS = 5;

type Task = (queue: Queue, settings: Settings) => Promise<object>;

const tasks: Record<string, Task> = {
  notifications: sendNotifications,
  reminder: sendReminder,
  check: (queue) => queue.health(),
  "announce-canary": async (queue) => ({ id: await queue.announceCanary() }),
  canary: async (queue) => ({ deleted: await queue.deleteCanaries() }),
};

Deno.serve(async (request) => {
  try {
    const settings = readSettings();
    const given = request.headers.get("x-notify-secret") ?? "";
    if (!(await isSameSecret(given, settings.secret)))
      return jsonResponse(401, { error: "unauthorized" });
    const task = await taskOf(request);
    if (!task)
      return jsonResponse(400, { error: `Unknown task. Use: ${Object.keys(tasks).join(", ")}` });
    return jsonResponse(200, await runTask(task, settings));
  } catch (error) {
    console.error(`The run failed: ${(error as Error).message}`);
    return jsonResponse(500, { error: "The run failed. See the log of the function." });
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

function jsonResponse(status: number, body: object): Response {
  return Response.json(body, { status });
}

/** Sends the due notifications, one after the other. */
async function sendNotifications(queue: Queue, settings: Settings): Promise<object> {
  const count = { accepted: 0, failed: 0, rejected: 0 };
  const end = Date.now() + RUN_MS;
  let failures = 0;
  while (Date.now() < end && failures < MAX_FAILURES_IN_A_ROW) {
    const notification = await queue.claimNotification();
    if (!notification) break;
    const outcome = await sendNotification(notification, settings);
    await mark(queue, notification.key, outcome);
    console.log(
      `Notification ${notification.key} (${contentOf(notification)}): ${describe(outcome)}`,
    );
    count[outcome.kind] += 1;
    failures = outcome.kind === "failed" ? failures + 1 : 0;
  }
  return count;
}

async function sendNotification(notification: DueNotification, given: Settings): Promise<Outcome> {
  const { salon, mail: service } = given;
  const to =
    "perHour" in notification ? service.to : recipientsOf(notification.enquiries, service.to);
  const settings = { ...given, mail: { ...service, to } };
  const mail = composeNotification(notification, { salon });
  const outcome = await sendWithRetry(settings, mail, notification.key);
  // The form accepts some addresses that the mail service rejects as "Reply-To". Notify the salon without it.
  if (outcome.kind !== "rejected" || !mail.replyTo) return outcome;
  const withoutReply = composeNotification(notification, { salon, canReply: false });
  return sendWithRetry(settings, withoutReply, `${notification.key}/without-reply`);
}

/** Sends, and retries once if the service asks for a short delay. Either attempt may have arrived. */
async function sendWithRetry(settings: Settings, mail: Mail, key: string): Promise<Outcome> {
  const first = await sendMail(settings.mail, mail, key);
  if (first.kind !== "failed") return first;
  const { waitSeconds, mayHaveArrived } = first;
  if (waitSeconds <= 0 || waitSeconds > SHORT_WAIT_SECONDS) return first;
  await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
  const second = await sendMail(settings.mail, mail, key);
  return second.kind === "failed" && mayHaveArrived ? { ...second, mayHaveArrived } : second;
}

async function mark(queue: Queue, key: string, outcome: Outcome): Promise<void> {
  if (outcome.kind === "accepted") return queue.markNotified(key);
  const reason = [outcome.reason, outcome.detail].filter(Boolean).join(": ");
  if (outcome.kind === "rejected") return queue.markRejected(key, reason);
  return queue.markFailed(key, reason, outcome);
}

async function sendReminder(queue: Queue, settings: Settings): Promise<object> {
  const unanswered = await queue.unanswered();
  if (!unanswered) return { unanswered: 0 };
  const key = `reminder-${unanswered.day}`;
  const outcome = await sendWithRetry(settings, composeReminder(unanswered), key);
  console.log(`Reminder (enquiries: ${unanswered.total}): ${describe(outcome)}`);
  return { unanswered: unanswered.total, outcome: outcome.kind };
}

function contentOf(notification: DueNotification): string {
  return "perHour" in notification ? "hourly limit" : `enquiries: ${notification.enquiries.length}`;
}

function describe(outcome: Outcome): string {
  return outcome.kind === "accepted" ? "accepted" : `${outcome.kind}, ${outcome.reason}`;
}
