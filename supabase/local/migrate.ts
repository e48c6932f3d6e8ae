/** This project's migrations, applied to a local database as `npx supabase db push` applies them to the hosted one. */
import fs from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { databaseUrl, withClient } from "./database";

const BOOTSTRAP = path.join(__dirname, "bootstrap.sql");
const MIGRATIONS = path.join(__dirname, "..", "migrations");

interface MigrateOptions {
  /** The name of the database. */
  name?: string;
  /** Changes a migration before it is applied: for tests that ask what would happen without a line. */
  edit?: (sql: string, file: string) => string;
}

/**
 * Brings a database to the state of `migrations/`: bootstrap once, then each migration that has not been applied, in
 * order, in a transaction of its own. Returns the names of those applied now.
 */
export async function migrate(
  port: number,
  { name = "postgres", edit = (sql) => sql }: MigrateOptions = {},
): Promise<string[]> {
  await withClient(databaseUrl(port, "supabase_admin", name), bootstrap);
  return withClient(databaseUrl(port, "postgres", name), async (client) => {
    const pending = await pendingMigrations(client);
    for (const file of pending) {
      await apply(client, file, edit(fs.readFileSync(path.join(MIGRATIONS, file), "utf8"), file));
    }
    return pending;
  });
}

/** The roles and grants that a Supabase project starts with. */
async function bootstrap(client: Client): Promise<void> {
  const ready = await client.query("select to_regnamespace('supabase_migrations') as schema");
  if (ready.rows[0].schema) return;
  await client.query(
    `begin;
     ${fs.readFileSync(BOOTSTRAP, "utf8")};
     create schema supabase_migrations authorization postgres;
     commit`,
  );
}

async function pendingMigrations(client: Client): Promise<string[]> {
  // The table in which the Supabase CLI, too, records what it has applied.
  await client.query(
    `create table if not exists supabase_migrations.schema_migrations
       (version text primary key, name text, statements text[])`,
  );
  const { rows } = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = new Set(rows.map(({ version }) => version));
  return fs
    .readdirSync(MIGRATIONS)
    .filter((file) => /^\d+_\w+\.sql$/.test(file) && !applied.has(versionOf(file)))
    .sort();
}

async function apply(client: Client, file: string, sql: string): Promise<void> {
  const version = versionOf(file);
  const title = path.basename(file, ".sql").slice(version.length + 1);
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
