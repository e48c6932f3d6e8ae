import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** The output of run-test-backend.ts. Tests read it from TEST_BACKEND. */
export interface TestBackend {
  url: string;
  databaseUrl: string;
}

declare global {
  var testBackendProcess: ChildProcess | undefined;
}

/** Jest's globalSetup: starts one database cluster for all database tests. */
export default async function startTestBackend(): Promise<void> {
  const script = path.join(__dirname, "run-test-backend.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  globalThis.testBackendProcess = child;
  const firstLine = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("exit", () => reject(new Error("The test database did not start; see above.")));
  });
  process.env["TEST_BACKEND"] = await firstLine;
}
