/** @jest-environment node */
import { UserError } from "../../scripts/lib/command";
import { countSteps, jestCounts, journeyCounts } from "../../scripts/lib/steps";

let printed: string[];

beforeEach(() => {
  printed = [];
  const record = (...texts: unknown[]) => void printed.push(texts.join(" "));
  jest.spyOn(console, "log").mockImplementation(record);
  jest.spyOn(console, "error").mockImplementation(record);
  jest.spyOn(console, "table").mockImplementation((rows) => record(JSON.stringify(rows)));
});

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

test("the last line is the total of tests and other steps, and a failure sets the exit code", async () => {
  const { step, summarize } = countSteps();
  await step("content", async () => {});
  await step("tests", async () => ({ passed: 40, failed: 0 }));
  summarize();
  expect(printed.at(-1)).toBe("\n41 passed, 0 failed");
  expect(process.exitCode).toBeUndefined();

  await step("journeys", async () => ({ passed: 7, failed: 2 }));
  await step("lint", async () => Promise.reject(new UserError("Run ESLint.")));
  summarize();
  expect(printed.at(-1)).toBe("\n48 passed, 3 failed");
  expect(printed.join("\n")).toContain("Run ESLint.\n== lint: FAILED");
  expect(printed).toContainEqual(expect.stringMatching(/"step":"journeys",[^}]*"failed":2}/));
  expect(process.exitCode).toBe(1);
});

/* The numbers are of passed tests, all tests, and files that could not run. */
test.each([
  ["no report", [0, 0, 0], 1, 1],
  ["no test", [0, 0, 0], 0, 1],
  ["an error beside the tests", [5, 5, 0], 1, 1],
  ["a failed test and a skipped one", [5, 7, 0], 1, 2],
  ["two files that cannot run", [5, 5, 2], 1, 2],
  ["passed tests", [5, 5, 0], 0, 0],
] as const)("Jest's report of %s is counted", (_, [passed, all, errors], code, failed) => {
  const report = { numPassedTests: passed, numTotalTests: all, numRuntimeErrorTestSuites: errors };
  expect(jestCounts(report, code)).toEqual({ passed, failed });
});

test.each([
  ["is skipped", { skipped: 1 }, 0, { passed: 5, failed: 1 }],
  ["fails, as another one", { unexpected: 2 }, 1, { passed: 5, failed: 2 }],
  ["passes only on retry", { flaky: 1 }, 0, { passed: 6, failed: 0 }],
  ["passes only on retry, as another one", { flaky: 2 }, 0, { passed: 7, failed: 2 }],
])("a journey that %s counts", (_, others, code, counts) => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...others };
  expect(journeyCounts(stats, code)).toEqual(counts);
});
