/** @jest-environment node */
import { command, type Context, UserError } from "../../scripts/lib/command";

let printed: unknown[];

beforeEach(() => {
  printed = [];
  process.setMaxListeners(0); // Each command listens to signals.
  jest.spyOn(console, "error").mockImplementation((text) => void printed.push(text));
});

afterEach(() => jest.restoreAllMocks());

/** Runs a command. Resolves to the code with which it exits. */
function exitCode(work: (context: Context) => Promise<unknown>): Promise<number | undefined> {
  return new Promise((resolve) => {
    jest.spyOn(process, "exit").mockImplementation(((code?: number) => resolve(code)) as never);
    command(work);
  });
}

test("an error that the user can fix is one line, and ends the command with code 1", async () => {
  const failing = async () => {
    throw new UserError("Port 9000 is in use.");
  };
  expect(await exitCode(failing)).toBe(1);
  expect(printed).toEqual(["\nPort 9000 is in use."]);
});

test("a command whose steps failed ends with the code that they set", async () => {
  const failed = async () => {
    process.exitCode = 1;
  };
  expect(await exitCode(failed)).toBe(1);
  process.exitCode = undefined;
});

test("everything that the command started is stopped, the last one first", async () => {
  const stopped: string[] = [];
  const code = await exitCode(async ({ onEnd, run }) => {
    for (const name of ["database", "server"]) onEnd(async () => stopped.push(name));
    void run(process.execPath, ["-e", "setInterval(() => {}, 1000)"]).then(() =>
      stopped.push("program"),
    );
  });
  expect([code, stopped]).toEqual([0, ["program", "server", "database"]]);
});

test("a program reports its output and its code", async () => {
  const texts: string[] = [];
  const print = (text: string) => texts.push(text);
  const script = "console.log('one'); console.error('two'); process.exit(3)";
  await exitCode(async ({ run }) => {
    expect(await run(process.execPath, ["-e", script], { print })).toBe(3);
  });
  expect(texts.join("").split("\n").sort()).toEqual(["", "one", "two"]);
  expect(printed).toEqual([]);
});
