/** Runs a command: its child processes stop with it, and errors are printed as one line. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** An error that the user can fix. Its message is one line with the problem and the remedy. */
export class UserError extends Error {}

export const root = path.join(__dirname, "..", "..");

export interface RunOptions {
  /** Added to this process's environment. */
  env?: Record<string, string | undefined>;
  /** The project's folder by default. */
  cwd?: string;
  /** Receives the output; by default it is printed. */
  print?: ((text: string) => void) | undefined;
}

/** The functions available to a command. */
export interface Context {
  /** Registers a cleanup. Cleanups run in reverse order when the command ends. */
  onEnd: (close: () => Promise<unknown>) => void;
  /** Runs a program and resolves to its exit code. */
  run: (file: string, args: readonly string[], options?: RunOptions) => Promise<number>;
  /** Runs a script of an installed package with the current Node. `script` is its path in node_modules. */
  runPackage: (script: string, args: readonly string[], options?: RunOptions) => Promise<number>;
  /** Waits for Ctrl-C, which then counts as success. */
  untilEnded: () => Promise<never>;
}

/**
 * Runs a command with the settings of .env. Prints a UserError as one line and exits with code 1 on failure. Everything
 * that the command started is stopped when it ends.
 */
export function command(work: (context: Context) => Promise<unknown>): void {
  const closers: (() => Promise<unknown>)[] = [];
  let isServing = false;
  let ending: Promise<void> | undefined;
  const end = (code = process.exitCode) => {
    ending ??= closeAll(closers);
    // With undefined, process.exit would exit with 0 although process.exitCode is 1.
    void ending.then(() => process.exit(code ?? 0));
  };
  const fail = (error: unknown) => {
    if (ending) return; // What was stopped may report an error.
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    end(1);
  };

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1); // The second signal exits at once.
      console.log("\nStopping …");
      end(isServing ? 0 : 130);
    });
  }
  process.once("uncaughtException", fail);
  /* Nothing is left to wait for, but the work is not done. */
  process.once("beforeExit", () => fail(new UserError("The command stopped before its end.")));

  const env = path.join(root, ".env");
  if (fs.existsSync(env)) process.loadEnvFile(env);
  const run: Context["run"] = (file, args, options) => runChild(closers, file, args, options);
  const context: Context = {
    onEnd: (close) => closers.push(close),
    run,
    runPackage: (script, args, options) =>
      run(process.execPath, [path.join(root, "node_modules", script), ...args], options),
    untilEnded: () => {
      isServing = true;
      return new Promise(() => setInterval(() => {}, 2 ** 30));
    },
  };
  work(context).then(() => end(), fail);
}

/** Throws if a program did not end with code 0. `problem` begins the message. */
export async function succeed(code: Promise<number>, problem = "It failed"): Promise<void> {
  if ((await code) !== 0) throw new UserError(`${problem}; see the reason above.`);
}

async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.reverse()) {
    await close().catch((error: Error) => console.error(error.message));
  }
}

function runChild(
  closers: (() => Promise<unknown>)[],
  file: string,
  args: readonly string[],
  { env = {}, cwd = root, print }: RunOptions = {},
): Promise<number> {
  // A separate process group, so that the child's children stop too.
  const grouped = process.platform !== "win32";
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", print ? "pipe" : "inherit", print ? "pipe" : "inherit"],
    detached: grouped,
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (print) stream?.setEncoding("utf8").on("data", print);
  }
  const exited = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    // "close" is emitted after all output has arrived.
    child.once("close", (code) => resolve(code ?? 1));
  });
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(grouped ? -child.pid : child.pid, signal);
    } catch {
      // It has exited already.
    }
  };
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    kill("SIGTERM");
    const timeout = setTimeout(() => kill("SIGKILL"), 5000);
    await exited.catch(() => {});
    clearTimeout(timeout);
  });
  return exited;
}
