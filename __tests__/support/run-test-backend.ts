/**
 * A backend for one test run: a new database in a temporary folder on free ports, or the running Supabase
 * (running-supabase.ts). Prints a line of JSON when it is ready, and stops when its standard input closes.
 */
import { databaseUrl, withClient } from "../../supabase/local/database";
import { signKey } from "../../supabase/local/keys";
import { migrate } from "../../supabase/local/migrate";
import { startTestDatabase } from "./running-supabase";
import type { TestBackend } from "./start-test-backend";

async function main(): Promise<void> {
  const backend = await startTestDatabase();
  const { url, anonKey, databasePort } = backend;

  // The same project without the line that revokes privileges: a test must notice.
  await withClient(databaseUrl(databasePort, "supabase_admin"), (client) =>
    client.query("drop database if exists forgetful"),
  );
  await withClient(databaseUrl(databasePort, "supabase_admin"), (client) =>
    client.query("create database forgetful"),
  );
  await migrate(databasePort, {
    name: "forgetful",
    edit: (sql) =>
      sql
        .replace(/^revoke all on table public\.enquiries.*$/m, "")
        // A cluster has pg_cron in one database only, which is not this one.
        .replaceAll("'pg_cron'", "'not available here'"),
  });

  const ready: TestBackend = {
    url,
    databaseUrl: backend.databaseUrl,
    forgetfulUrl: databaseUrl(databasePort, "postgres", "forgetful"),
    anonKey,
    authenticatedKey: signKey("authenticated"),
    serviceKey: signKey("service_role"),
    expiredKey: signKey("anon", 1),
  };
  console.log(JSON.stringify(ready));
  process.stdin.resume().once("close", () => {
    void backend.stop().then(() => process.exit(0));
  });
}

void main();
