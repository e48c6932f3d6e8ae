import { repeat } from "./repeat";

const ATTEMPTS = 3;

/** The address and the secret of the function notify-salon, and how many seconds to wait before a retry. */
export interface NotificationCheck {
  /** The address of the hosted project. */
  url: string;
  secret: string;
  pause: number;
}

const REMEDY =
  "See the log of the function: https://supabase.com/dashboard > Edge Functions > notify-salon. The column notification_failure of the table enquiries contains the reason; supabase/README.md explains what to do.";

/**
 * Requests the queue health from the function. Returns undefined if it is good, else the problem and its remedy. Retries
 * twice, because the problem may be temporary.
 */
export function checkNotifications({
  url,
  secret,
  pause,
}: NotificationCheck): Promise<string | undefined> {
  return repeat(() => findProblem(url, secret), { attempts: ATTEMPTS, pauseMs: pause * 1000 });
}

async function findProblem(url: string, secret: string): Promise<string | undefined> {
  const response = await fetch(new URL("/functions/v1/notify-salon", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Notify-Secret": secret },
    body: JSON.stringify({ task: "check" }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => error);
  if (response instanceof Error) {
    return `The function notify-salon cannot be reached (${response.message}). ${REMEDY}`;
  }
  if (response.status === 404) {
    return 'The function notify-salon does not exist: run the workflow "Publish".';
  }
  if (response.status === 401) {
    return 'The function notify-salon has another NOTIFY_SECRET: run the workflow "Publish".';
  }
  if (!response.ok) return `The function notify-salon responded with ${response.status}. ${REMEDY}`;
  const { overdue, rejected } = (await response.json()) as { overdue: number; rejected: number };
  if (overdue > 0) {
    return `Notifications that have been waiting for more than an hour: ${overdue}. ${REMEDY}`;
  }
  if (rejected > 0) {
    return `Unanswered enquiries whose notification was rejected or given up: ${rejected}. ${REMEDY}`;
  }
  return undefined;
}
