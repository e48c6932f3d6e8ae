import { setTimeout as wait } from "node:timers/promises";

/** When to stop: after a number of attempts, or when the time is over. */
export interface Times {
  attempts?: number;
  timeoutMs?: number;
  pauseMs: number;
}

/** Repeats a check until it finds no problem. Returns undefined then, or the last problem. */
export async function repeat(
  check: () => Promise<string | undefined>,
  { attempts = Infinity, timeoutMs = Infinity, pauseMs }: Times,
): Promise<string | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    const problem = await check();
    if (!problem || attempt >= attempts || Date.now() + pauseMs > deadline) return problem;
    await wait(pauseMs);
  }
}
