import { UserError } from "./user-error";

/** Takes what a step prints. */
export type Print = (text: string) => void;

export interface Counts {
  passed: number;
  failed: number;
}

/** Steps of a long command, timed and counted: a failing one is reported and the others go on. */
export interface Steps {
  count: Counts;
  /** A step that prints as it goes. It counts as one, or as what it returns. */
  step: (name: string, work: () => Promise<unknown>) => Promise<void>;
  /** A step without which the rest has no sense: stops when it fails, else gives its result. */
  required: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** A step that runs at the same time as others: its output is buffered, and printed when it ends. */
  runBuffered: (name: string, work: (print: Print) => Promise<unknown>) => Promise<void>;
  /** A line for each step: when it began and how long it took, in minutes. */
  table: () => string;
}

interface Timed {
  name: string;
  start: number;
  end: number;
  failed: boolean;
}

export function countSteps(): Steps {
  const count: Counts = { passed: 0, failed: 0 };
  const done: Timed[] = [];

  async function step(name: string, work: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    console.log(`\n== ${name} (after ${minutes(start)} min)`);
    const { passed, failed } = await outcome(work);
    if (failed > 0) console.error(`== ${name}: FAILED`);
    count.passed += passed;
    count.failed += failed;
    done.push({ name, start, end: performance.now(), failed: failed > 0 });
  }

  async function required<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result: T[] = [];
    await step(name, async () => void result.push(await work()));
    if (result.length === 0) throw new UserError(`Without ${name} the rest cannot be verified.`);
    return result[0] as T;
  }

  function runBuffered(name: string, work: (print: Print) => Promise<unknown>): Promise<void> {
    const printed: string[] = [];
    return step(name, () =>
      work((text) => printed.push(text)).finally(() =>
        console.log(`\n== ${name} (what it printed)\n${printed.join("")}`),
      ),
    );
  }

  function table(): string {
    const width = Math.max(...done.map(({ name }) => name.length), 0);
    const lines = done
      .toSorted((one, other) => one.start - other.start)
      .map(({ name, start, end, failed }) =>
        [name.padEnd(width), column(start), column(end - start), failed ? "FAILED" : ""].join(" "),
      );
    return [`${"step".padEnd(width)}   from   took  (minutes)`, ...lines].join("\n");
  }

  return { count, step, required, runBuffered, table };
}

async function outcome(work: () => Promise<unknown>): Promise<Counts> {
  try {
    const result = await work();
    return isCounts(result) ? result : { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function isCounts(result: unknown): result is Counts {
  return typeof result === "object" && result !== null && "passed" in result && "failed" in result;
}

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}

function column(milliseconds: number): string {
  return minutes(milliseconds).padStart(6);
}
