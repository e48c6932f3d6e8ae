/** @jest-environment node */
import { UserError } from "../../scripts/lib/command";
import { counted, countSteps } from "../../scripts/lib/steps";

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

test("a runner that fails without a failed test counts as a failure", () => {
  expect(counted({ passed: 0, failed: 0 }, 1)).toEqual({ passed: 0, failed: 1 });
  expect(counted({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(counted({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(counted({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});
