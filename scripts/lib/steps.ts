import { Stop } from "./stop";

/** Steps of a long command, counted: a failing one is reported and the next goes on. */
export interface Steps {
  count: { passed: number; failed: number };
  /** Says what begins, and how long the steps before it took. */
  announce: (name: string) => void;
  /** One step, one count. */
  step: (name: string, work: () => unknown) => Promise<void>;
  /** A step without which the rest has no sense: stops when it fails, else gives its result. */
  required: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

export function countSteps(): Steps {
  const count = { passed: 0, failed: 0 };

  function announce(name: string): void {
    const minutes = (performance.now() / 60_000).toFixed(1);
    console.log(`\n== ${name} (after ${minutes} min)`);
  }

  async function step(name: string, work: () => unknown): Promise<void> {
    announce(name);
    try {
      await work();
      count.passed += 1;
    } catch (error) {
      console.error(error instanceof Stop ? error.message : error);
      console.error(`== ${name}: FAILED`);
      count.failed += 1;
    }
  }

  async function required<T>(name: string, work: () => Promise<T>): Promise<T> {
    const done: T[] = [];
    await step(name, async () => done.push(await work()));
    if (done.length === 0) throw new Stop(`Without ${name} the rest cannot be verified.`);
    return done[0] as T;
  }

  return { count, announce, step, required };
}
