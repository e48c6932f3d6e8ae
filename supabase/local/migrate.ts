/** Applies the migrations to a local database, as `npx supabase@2 db push --linked` applies them to the hosted one. */
import fs from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { databaseUrl, withClient } from "./database";

const MIGRATIONS = path.join(__dirname, "..", "migrations");

/**
 * Prepares a new database like a Supabase project, then applies each new migration in order, in its own transaction.
 * Returns the names of the applied migrations.
 */
export async function migrate(port: number, superuserUrl: string): Promise<string[]> {
  const dataDir = await withClient(superuserUrl, bootstrap);
  return withClient(databaseUrl(port), async (client) => {
    const pending = await pendingMigrations(client, dataDir);
    for (const file of pending) await apply(client, file);
    return pending;
  });
}

/** Creates what a Supabase project starts with, and closes it to postgres. Returns the data directory. */
async function bootstrap(client: Client): Promise<string> {
  const { rows } = await client.query<{ exists: boolean; folder: string }>(
    `select pg_catalog.to_regnamespace('supabase_migrations') is not null as exists,
       pg_catalog.current_setting('data_directory') as folder`,
  );
  if (!rows[0]?.exists) {
    // Several statements in one query are one transaction. The Supabase CLI uses the same table.
    await client.query(
      `${fs.readFileSync(path.join(__dirname, "bootstrap.sql"), "utf8")}
       ${fs.readFileSync(path.join(__dirname, "fakes.sql"), "utf8")}
       create schema supabase_migrations authorization postgres;
       create table supabase_migrations.schema_migrations (version text primary key);
       alter table supabase_migrations.schema_migrations owner to postgres`,
    );
  }
  // Also in a database of older code. Whoever shares the machine is postgres, and must run nothing as the superuser: a
  // foreign key runs its casts as the owner of the table that it refers to.
  await client.query(`
    alter routine cron.schedule set search_path = pg_catalog, pg_temp;
    alter routine vault.create_secret set search_path = pg_catalog, pg_temp;
    alter routine vault.update_secret set search_path = pg_catalog, pg_temp;
    alter table cron.job_run_details owner to postgres`);
  return rows[0]?.folder ?? "";
}

async function pendingMigrations(client: Client, dataDir: string): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const applied = rows.map(({ version }) => version);
  const files = fs.readdirSync(MIGRATIONS).filter((file) => /^\d+_\w+\.sql$/.test(file));
  const unknown = applied.filter((version) => !files.some((file) => versionOf(file) === version));
  // They come from another branch, or from an older version whose migrations have been replaced.
  if (unknown.length > 0) {
    throw new Error(
      `The local database has migrations that supabase/migrations does not contain: ${unknown.join(", ")}. Stop the commands that use it and delete the folder ${dataDir}. The next start creates it again, without its enquiries.`,
    );
  }
  return files.filter((file) => !applied.includes(versionOf(file))).sort();
}

async function apply(client: Client, file: string): Promise<void> {
  const sql = fs.readFileSync(path.join(MIGRATIONS, file), "utf8");
  const done = `insert into supabase_migrations.schema_migrations values ('${versionOf(file)}')`;
  await client.query(`${sql};\n${done}`).catch((cause: Error) => {
    throw new Error(`Migration ${file} failed: ${cause.message}`, { cause });
  });
}

function versionOf(file: string): string {
  return file.slice(0, file.indexOf("_"));
}
