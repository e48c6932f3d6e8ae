/**
 * The backend of a test run: a new database on free ports, or the running Supabase (running-supabase.ts). Prints a line
 * of JSON when it is ready. Stops when its standard input closes.
 */
import { databaseUrl, withClient } from "../../supabase/local/database";
import { migrate } from "../../supabase/local/migrate";
import { startTestDatabase } from "./running-supabase";
import type { TestBackend } from "./start-test-backend";

async function main(): Promise<void> {
  const backend = await startTestDatabase();
  const { url, databasePort } = backend;

  // A copy of the project without the line that revokes privileges, to test the tests.
  await withClient(databaseUrl(databasePort, "supabase_admin"), (client) =>
    client.query("drop database if exists unrevoked"),
  );
  await withClient(databaseUrl(databasePort, "supabase_admin"), (client) =>
    client.query("create database unrevoked"),
  );
  await migrate(databasePort, {
    name: "unrevoked",
    edit: (sql) =>
      sql
        .replace(/^revoke all on table public\.enquiries.*$/m, "")
        // pg_cron can be in only one database of a cluster, which is not this one.
        .replaceAll("'pg_cron'", "'not available here'"),
  });

  const ready: TestBackend = {
    url,
    databaseUrl: backend.databaseUrl,
    unrevokedUrl: databaseUrl(databasePort, "postgres", "unrevoked"),
  };
  console.log(JSON.stringify(ready));
  process.stdin.resume().once("close", () => {
    void backend.stop().then(() => process.exit(0));
  });
}

void main();
