/** Runs an Edge Function of this project under Deno, as the platform does. */
import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { runInstall } from "deno/install_api.cjs";
import type { HttpServer } from "./http-server";

const PROJECT = path.join(__dirname, "..", "..");

interface EdgeFunctionOptions {
  /** Its folder in supabase/functions. */
  name: string;
  /** All of its environment variables: settings and secrets. */
  env: Record<string, string>;
  /** Receives each line that it logs. */
  onLog: (line: string) => void;
}

/**
 * Starts the function on a free port. Throws an error with its output if it cannot start. It can only connect to this
 * machine, and uses the packages in node_modules.
 */
export async function startEdgeFunction({
  name,
  env,
  onLog,
}: EdgeFunctionOptions): Promise<HttpServer> {
  const child = spawn(
    // Returns the path of Deno's binary, which the first call installs.
    runInstall(),
    [
      "run",
      "--cached-only",
      "--node-modules-dir=manual",
      "--no-prompt",
      "--allow-env",
      "--allow-net=127.0.0.1",
      path.join("supabase", "functions", name, "index.ts"),
    ],
    {
      cwd: PROJECT,
      env: {
        ...env,
        DENO_DIR: path.join(PROJECT, ".local", "deno"),
        DENO_NO_UPDATE_CHECK: "1",
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        NO_COLOR: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
      // Not in the terminal's process group: Ctrl-C reaches only the command, which stops its parts in order.
      detached: process.platform !== "win32",
    },
  );
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  createInterface({ input: child.stdout }).on("line", onLog);
  const url = await new Promise<string>((resolve, reject) => {
    const output: string[] = [];
    createInterface({ input: child.stderr }).on("line", (line) => {
      const address = line.match(/^Listening on (http:\S+?)\/? *$/)?.[1];
      if (address) return resolve(address);
      output.push(line);
      onLog(line);
    });
    child.once("error", reject);
    void ended.then(() => reject(new Error(`${name} did not start: ${output.join("\n")}`)));
  });
  return {
    url,
    async stop() {
      process.off("exit", killOnExit);
      child.kill("SIGKILL");
      await ended;
    },
  };
}
