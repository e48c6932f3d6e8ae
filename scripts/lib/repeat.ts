import { setTimeout as wait } from "node:timers/promises";

/** Repeats a check until it finds no problem. Returns undefined then, or the problem of the last attempt. */
export async function repeat(
  check: () => Promise<string | undefined>,
  { attempts, pauseMs }: { attempts: number; pauseMs: number },
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const problem = await check();
    if (!problem || attempt === attempts) return problem;
    await wait(pauseMs);
  }
}
