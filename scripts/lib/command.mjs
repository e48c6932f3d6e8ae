/**
 * What the commands of this project share: plain lines, children that end with their parent, and
 * errors of one line. Only node: imports, so that it runs before anything is installed.
 */
import { spawn } from "node:child_process";
import net from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * A failure that the reader can mend: its message is one line that says what and how.
 */
export class Stop extends Error {}

/**
 * @typedef {object} Context
 * @property {(close: () => Promise<void>) => void} onEnd what to end, last started first
 * @property {(file: string, args: string[], options?: RunOptions) => Promise<number>} run
 *   a child process to its exit code
 * @property {() => Promise<never>} untilEnded from here on Ctrl-C is the proper end, not a failure
 *
 * @typedef {{ env?: Record<string, string | undefined>, cwd?: string }} RunOptions
 */

/**
 * Runs a command: one line for an error, exit code 1 for a failure, and whatever way it ends,
 * everything that it started ends with it.
 * @param {(context: Context) => Promise<void>} work
 */
export async function command(work) {
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  let isServing = false;
  /** @type {Promise<void> | undefined} */
  let ending;
  const end = () =>
    (ending ??= (async () => {
      for (const close of closers.reverse()) {
        await close().catch((error) => console.error(error.message));
      }
    })());

  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, async () => {
      if (ending) process.exit(1); // Asked twice: at once.
      console.log("\nEnding what was started …");
      await end();
      process.exit(isServing ? 0 : 130);
    });
  }
  process.once("uncaughtException", async (error) => {
    console.error(error);
    await end();
    process.exit(1);
  });
  try {
    await work({
      onEnd: (close) => closers.push(close),
      run: (file, args, options) => run(closers, file, args, options),
      untilEnded: () => {
        isServing = true;
        return new Promise(() => setInterval(() => {}, 2 ** 30));
      },
    });
  } catch (error) {
    if (!ending) {
      console.error(error instanceof Stop ? `\n${error.message}` : error);
      process.exitCode = 1;
    }
  }
  await end();
  process.exit();
}

/**
 * @param {(() => Promise<void>)[]} closers
 * @param {string} file
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
function run(closers, file, args, { env = {}, cwd = root } = {}) {
  // A group of its own, so that a child's children end too.
  const grouped = process.platform !== "win32";
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    detached: grouped,
  });
  const exited = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
  const kill = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      process.kill(
        grouped ? -(/** @type {number} */ (child.pid)) : /** @type {number} */ (child.pid),
        signal,
      );
    } catch {
      // It has ended by itself.
    }
  };
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    kill("SIGTERM");
    const patience = setTimeout(() => kill("SIGKILL"), 5000);
    await exited.catch(() => {});
    clearTimeout(patience);
  });
  return exited;
}

/** How to call npm: the one that runs this command, else the one on the path. */
export function npm() {
  const own = process.env.npm_execpath;
  if (own?.endsWith("npm-cli.js")) return { file: process.execPath, args: [own] };
  return { file: process.platform === "win32" ? "npm.cmd" : "npm", args: [] };
}

/**
 * The script of an installed package, run by this Node.
 * @param {...string} segments within node_modules
 */
export function script(...segments) {
  return path.join(root, "node_modules", ...segments);
}

/**
 * Stops with the remedy if something listens on a port.
 * @param {number} port
 * @param {string} what
 * @param {string} remedy
 */
export async function requireFreePort(port, what, remedy) {
  const isFree = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (!isFree) throw new Stop(`Port ${port}, for ${what}, is in use by another program. ${remedy}`);
}
