/** What the commands share: child processes that end with their parent, and errors of one line. */
import { spawn } from "node:child_process";
import path from "node:path";
import { loadEnvironment } from "./settings";
import { UserError } from "./user-error";

/** The project's folder. */
export const root = path.join(__dirname, "..", "..");

export interface RunOptions {
  /** Added to this process's environment. */
  env?: Record<string, string | undefined>;
  /** The project's folder by default. */
  cwd?: string;
  /** Takes what it prints; by default it prints where this process does. */
  print?: ((text: string) => void) | undefined;
}

/** What a command gets to work with. */
export interface Context {
  /** Registers what to end when the command ends; what was started last is ended first. */
  onEnd: (close: () => Promise<unknown>) => void;
  /** Runs a program to its exit code. */
  run: (file: string, args: readonly string[], options?: RunOptions) => Promise<number>;
  /** Runs a script of an installed package with this Node: its path within node_modules, then its arguments. */
  runPackage: (script: string, args: readonly string[], options?: RunOptions) => Promise<number>;
  /** Waits for Ctrl-C, which from here on is the proper end and no failure. */
  untilEnded: () => Promise<never>;
}

/**
 * Runs a command with the settings of .env: one line for an error, exit code 1 for a failure, and whatever way it ends,
 * everything that it started ends with it.
 */
export function command(work: (context: Context) => Promise<unknown>): void {
  void runCommand(work);
}

/** Ends the process itself, so that nothing is left to reject. */
async function runCommand(work: (context: Context) => Promise<unknown>): Promise<never> {
  const closers: (() => Promise<unknown>)[] = [];
  let isServing = false;
  let ending: Promise<void> | undefined;
  const end = () => (ending ??= endAll(closers));

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1); // Asked twice: at once.
      console.log("\nEnding what was started …");
      void end().then(() => process.exit(isServing ? 0 : 130));
    });
  }
  process.once("uncaughtException", (error) => {
    console.error(error);
    void end().then(() => process.exit(1));
  });

  const run: Context["run"] = (file, args, options) => runChild(closers, file, args, options);
  try {
    loadEnvironment();
    await work({
      onEnd: (close) => closers.push(close),
      run,
      runPackage: (script, args, options) =>
        run(process.execPath, [path.join(root, "node_modules", script), ...args], options),
      untilEnded: () => {
        isServing = true;
        return new Promise(() => setInterval(() => {}, 2 ** 30));
      },
    });
  } catch (error) {
    if (!ending) {
      console.error(error instanceof UserError ? `\n${error.message}` : error);
      process.exitCode = 1;
    }
  }
  await end();
  return process.exit();
}

async function endAll(closers: (() => Promise<unknown>)[]): Promise<void> {
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
  // A group of its own, so that a child's children end too.
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
    // "close" comes when all that it printed has arrived.
    child.once(print ? "close" : "exit", (code) => resolve(code ?? 1));
  });
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(grouped ? -child.pid : child.pid, signal);
    } catch {
      // It has ended by itself.
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
