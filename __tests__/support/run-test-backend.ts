/**
 * The backend of a test run: a new database on free ports, or the running Supabase (running-supabase.ts). Prints a line
 * of JSON when it is ready. Stops when its standard input closes.
 */
import { startTestDatabase } from "./running-supabase";
import type { TestBackend } from "./start-test-backend";

async function main(): Promise<void> {
  const { url, databaseUrl, stop } = await startTestDatabase();
  const ready: TestBackend = { url, databaseUrl };
  console.log(JSON.stringify(ready));
  process.stdin.resume().once("close", () => {
    void stop().then(() => process.exit(0));
  });
}

void main();
