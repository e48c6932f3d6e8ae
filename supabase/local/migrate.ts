/** Applies the migrations to a local database, as `npx supabase db push` applies them to the hosted one. */
import fs from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { databaseUrl, withClient } from "./database";

const MIGRATIONS = path.join(__dirname, "..", "migrations");

/**
 * Prepares a new database like a Supabase project, then applies each new migration in order, in its own transaction.
 * Returns the names of the applied migrations.
 */
export async function migrate(port: number): Promise<string[]> {
  const dataDir = await withClient(databaseUrl(port, "supabase_admin"), bootstrap);
  return withClient(databaseUrl(port), async (client) => {
    const pending = await pendingMigrations(client, dataDir);
    for (const file of pending) await apply(client, file);
    return pending;
  });
}

/** Creates what a Supabase project starts with. Returns the data directory. */
async function bootstrap(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string | null; folder: string }>(
    "select to_regnamespace('supabase_migrations') as schema, current_setting('data_directory') as folder",
  );
  const [{ schema, folder } = { schema: null, folder: "" }] = rows;
  if (schema) return folder;
  const [roles, extensions] = ["bootstrap.sql", "extensions.sql"].map((file) =>
    fs.readFileSync(path.join(__dirname, file), "utf8"),
  );
  await client.query(
    `begin;
     ${roles}
     ${extensions}
     create schema supabase_migrations authorization postgres;
     commit`,
  );
  return folder;
}

async function pendingMigrations(client: Client, dataDir: string): Promise<string[]> {
  // The Supabase CLI uses the same table.
  await client.query(
    `create table if not exists supabase_migrations.schema_migrations
       (version text primary key, name text, statements text[])`,
  );
  const { rows } = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = rows.map(({ version }) => version);
  const files = fs.readdirSync(MIGRATIONS).filter((file) => /^\d+_\w+\.sql$/.test(file));
  const known = files.map(versionOf);
  const unknown = applied.filter((version) => !known.includes(version));
  // They come from another branch, or from an older version whose migrations have been replaced.
  if (unknown.length > 0) {
    throw new Error(
      `The local database has migrations that supabase/migrations does not contain: ${unknown.join(", ")}. Stop the commands that use it and delete the folder ${dataDir}. The next start creates it again, without its enquiries.`,
    );
  }
  return files.filter((file) => !applied.includes(versionOf(file))).sort();
}

async function apply(client: Client, file: string): Promise<void> {
  const version = versionOf(file);
  const title = path.basename(file, ".sql").slice(version.length + 1);
  const sql = fs.readFileSync(path.join(MIGRATIONS, file), "utf8");
  try {
    await client.query(`begin;\n${sql}`);
    await client.query(
      "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
      [version, title],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
  }
}

function versionOf(file: string): string {
  return file.slice(0, file.indexOf("_"));
}
