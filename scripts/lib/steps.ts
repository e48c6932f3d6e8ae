import { inspect } from "node:util";
import { UserError } from "./command";

/**
 * The number of journeys that may pass only on retry. On a busy machine a browser may be too slow; more than this
 * points to a problem of the site.
 */
const TOLERATED_FLAKY = 1;

type Print = (text: string) => void;

interface Counts {
  passed: number;
  failed: number;
}

/** Runs, times and counts the steps of a long command. */
export interface Steps {
  /**
   * Runs a step and returns its result, or undefined if it failed. A failure does not stop the other steps. Text for
   * `print` is printed when the step ends, so that steps can run in parallel. A step counts as one, or as the counts
   * that it returns.
   */
  step: <T>(name: string, work: (print: Print) => Promise<T>) => Promise<T | undefined>;
  /** Prints a table of the steps and, as the last line, the total. Sets the exit code. */
  summarize: () => void;
}

export function countSteps(): Steps {
  const rows: (Counts & { step: string; from: string; took: string })[] = [];

  async function step<T>(name: string, work: (print: Print) => Promise<T>): Promise<T | undefined> {
    const start = performance.now();
    const printed: string[] = [];
    console.log(`\n== ${name} (after ${minutes(start)} min)`);
    let result: T | undefined;
    let counts: Counts = { passed: 0, failed: 1 };
    try {
      result = await work((text) => printed.push(text));
      counts = isCounts(result) ? result : { passed: 1, failed: 0 };
    } catch (error) {
      printed.push(error instanceof UserError ? error.message : inspect(error));
    }
    if (printed.length > 0) console.log(`\n== ${name} (output)\n${printed.join("")}`);
    if (counts.failed > 0) console.error(`== ${name}: FAILED`);
    const times = { from: minutes(start), took: minutes(performance.now() - start) };
    rows.push({ step: name, ...times, ...counts });
    return result;
  }

  function summarize(): void {
    console.log("\nMinutes and results of the steps:");
    console.table(rows);
    const sum = (key: keyof Counts) => rows.reduce((total, row) => total + row[key], 0);
    if (sum("failed") > 0) process.exitCode = 1;
    console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  }

  return { step, summarize };
}

/** The counts of a report of Jest. A skipped test is a failure, too: it may stand beside a forgotten `test.only`. */
export function jestCounts(
  report: Record<"numPassedTests" | "numTotalTests" | "numRuntimeErrorTestSuites", number>,
  code: number,
): Counts {
  const { numPassedTests: passed, numTotalTests, numRuntimeErrorTestSuites } = report;
  return counted({ passed, failed: numTotalTests - passed + numRuntimeErrorTestSuites }, code);
}

/** The counts of a report of Playwright. */
export function journeyCounts(
  stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>,
  code: number,
): Counts {
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = unexpected + skipped + (flaky > TOLERATED_FLAKY ? flaky : 0);
  return counted({ passed: expected + flaky, failed }, code);
}

/** Counts a runner that fails without a failed test, or without a passed one (no report, no tests), as one failure. */
function counted({ passed, failed }: Counts, code: number): Counts {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

function isCounts(result: unknown): result is Counts {
  return typeof result === "object" && result !== null && "passed" in result && "failed" in result;
}

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}
