import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

/** What run-test-backend.ts prints. The tests read it from TEST_BACKEND. */
export interface TestBackend {
  url: string;
  databaseUrl: string;
  forgetfulUrl: string;
  anonKey: string;
  authenticatedKey: string;
  serviceKey: string;
  expiredKey: string;
}

declare global {
  var testBackendProcess: ChildProcess | undefined;
}

/** Jest's globalSetup of the database tests: one database cluster for all of them. */
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
