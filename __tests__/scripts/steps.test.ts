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

test("a failed step prints its error, returns nothing and does not stop the others", async () => {
  const { step } = countSteps();
  const failed = step("format", async () => {
    throw new UserError("Run Prettier.");
  });
  const done = step("database", async () => "localhost:5432");
  expect(await Promise.all([failed, done])).toEqual([undefined, "localhost:5432"]);
  expect(printed.join("\n")).toMatch(/Run Prettier\.\n== format: FAILED/);
});

test("the output of a step is printed in one piece", async () => {
  const { step } = countSteps();
  const first = step("lint", async (print) => {
    print("one\n");
    await step("build", async (own) => own("other\n"));
    print("two\n");
  });
  await first;
  expect(printed.join("\n")).toContain("one\ntwo\n");
});

test("the last line is the total of tests and other steps, and a failure sets the exit code", async () => {
  const { step, summarize } = countSteps();
  await step("content", async () => {});
  await step("tests", async () => ({ passed: 40, failed: 0 }));
  summarize();
  expect(printed.at(-1)).toBe("\n41 passed, 0 failed");
  expect(process.exitCode).toBeUndefined();

  await step("journeys", async () => ({ passed: 7, failed: 2 }));
  summarize();
  expect(printed.at(-1)).toBe("\n48 passed, 2 failed");
  expect(printed).toContainEqual(expect.stringMatching(/"step":"journeys",[^}]*"failed":2}/));
  expect(process.exitCode).toBe(1);
});

test("a runner that fails without a failed test counts as a failure", () => {
  expect(counted({ passed: 0, failed: 0 }, 1)).toEqual({ passed: 0, failed: 1 });
  expect(counted({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(counted({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});
