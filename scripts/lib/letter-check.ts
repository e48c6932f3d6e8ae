/** Where the function is, and the secret that it asks of its callers. */
export interface LetterCheck {
  /** The hosted project's address. */
  url: string;
  secret: string;
}

const REMEDY =
  "Look at its log: https://supabase.com/dashboard > Edge Functions > notify-salon. The column letter_failure of the table enquiries says why a letter was not sent; supabase/README.md says what to do.";

/** Asks the function whether letters wait. Undefined when all is well, else what is wrong and what to do. */
export async function checkLetters({ url, secret }: LetterCheck): Promise<string | undefined> {
  const answer = await fetch(new URL("/functions/v1/notify-salon", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Notify-Secret": secret },
    body: JSON.stringify({ task: "check" }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => error);
  if (answer instanceof Error) {
    return `The function that sends letters cannot be reached (${answer.message}). ${REMEDY}`;
  }
  if (answer.status === 404) {
    return 'The function that sends letters is not there: run the workflow "Database".';
  }
  if (answer.status === 401) {
    return 'The function that sends letters does not know the secret NOTIFY_SECRET: run the workflow "Database".';
  }
  if (!answer.ok) return `The function that sends letters answers ${answer.status}. ${REMEDY}`;
  const { overdue, refused } = (await answer.json()) as { overdue: number; refused: number };
  if (overdue > 0) {
    return `Enquiries that the salon should have been told of more than an hour ago: ${overdue}. ${REMEDY}`;
  }
  if (refused > 0) {
    return `Unanswered enquiries whose letters the mail service refused: ${refused}. ${REMEDY}`;
  }
  return undefined;
}
