/** The local database for the commands: where it lies, on which ports, and its failures in one line. */
import path from "node:path";
import { startBackend, type Backend } from "../../supabase/local/backend";
import { startDatabase, type Database } from "../../supabase/local/database";
import { migrate } from "../../supabase/local/migrate";
import { root, type Context } from "./command";
import { choosePort } from "./ports";
import { Stop } from "./stop";

const DATA_DIR = path.join(root, ".local", "database");

/** Starts database, migrations and REST stand-in, or joins those of another command of this checkout. */
export async function startLocalBackend({ onEnd }: Context): Promise<Backend> {
  const backend = await startBackend({
    dataDir: DATA_DIR,
    chooseDatabasePort: () => choosePort("DATABASE_PORT"),
    chooseApiPort: () => choosePort("API_PORT"),
  }).catch(stop);
  onEnd(backend.stop);
  return backend;
}

/** Starts or joins only the database. */
export async function startLocalDatabase({ onEnd }: Context): Promise<Database> {
  const database = await startDatabase({
    dataDir: DATA_DIR,
    choosePort: () => choosePort("DATABASE_PORT"),
  }).catch(stop);
  onEnd(database.stop);
  await migrate(database.port).catch(stop);
  return database;
}

function stop(error: Error): never {
  throw new Stop(error.message);
}
