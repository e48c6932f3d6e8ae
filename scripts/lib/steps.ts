import { UserError } from "./user-error";

/** Receives the output of a step. */
export type Print = (text: string) => void;

export interface Counts {
  passed: number;
  failed: number;
}

/** Runs, times and counts the steps of a long command. A failed step does not stop the others. */
export interface Steps {
  count: Counts;
  /** Runs a step that prints directly. It counts as one, or as the counts that it returns. */
  step: (name: string, work: () => Promise<unknown>) => Promise<void>;
  /** Runs a step that later steps depend on. Throws if it fails, else returns its result. */
  required: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Runs a step in parallel with others. Its output is printed when it ends. */
  runBuffered: (name: string, work: (print: Print) => Promise<unknown>) => Promise<void>;
  /** A table of the steps: their start and duration in minutes. */
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
    if (result.length === 0)
      throw new UserError(`The step "${name}" failed, so the following steps cannot run.`);
    return result[0] as T;
  }

  function runBuffered(name: string, work: (print: Print) => Promise<unknown>): Promise<void> {
    const printed: string[] = [];
    return step(name, () =>
      work((text) => printed.push(text)).finally(() =>
        console.log(`\n== ${name} (output)\n${printed.join("")}`),
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
