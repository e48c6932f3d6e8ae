/** The local database for the commands: where it lies, on which ports, and its failures in one line. */
import path from "node:path";
import { root, Stop } from "./command.mjs";

/** The Supabase CLI's own ports. */
export const DATABASE_PORT = 54322;
export const API_PORT = 54321;
const DATA_DIR = path.join(root, ".local", "database");

/**
 * Starts database, migrations and REST stand-in, or joins those of a command that runs already.
 * Call it after the packages are installed.
 * @param {import("./command.mjs").Context} context
 */
export async function startLocalBackend({ onEnd }) {
  const { startBackend } = await import("../../supabase/local/backend.mjs");
  const backend = await startBackend({
    dataDir: DATA_DIR,
    databasePort: DATABASE_PORT,
    apiPort: API_PORT,
  }).catch(stop);
  onEnd(backend.stop);
  return backend;
}

/**
 * Starts or joins only the database.
 * @param {import("./command.mjs").Context} context
 */
export async function startLocalDatabase({ onEnd }) {
  const { migrate, startDatabase } = await import("../../supabase/local/database.mjs");
  const database = await startDatabase({ dataDir: DATA_DIR, port: DATABASE_PORT }).catch(stop);
  onEnd(database.stop);
  await migrate(database.port).catch(stop);
  return database;
}

/**
 * @param {Error} error
 * @returns {never}
 */
function stop(error) {
  throw new Stop(error.message);
}
