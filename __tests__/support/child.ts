import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** A helper of this folder run by plain Node, its first line of output, and how to end it. */
export async function startChild(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(__dirname, script), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", () => reject(new Error(`${script} ended before it was ready.`)));
  });
  return {
    line,
    async end() {
      child.kill();
      await exited;
    },
  };
}
