/** The local database for the commands: where it lies, on which ports, and its failures in one line. */
import path from "node:path";
import { brand, email } from "../../content/site.json";
import { defaultLocale } from "../../src/i18n/locales";
import { localizedText } from "../../src/i18n/text";
import { startBackend, type Backend } from "../../supabase/local/backend";
import { startDatabase, type Database } from "../../supabase/local/database";
import { startLocalLetters } from "../../supabase/local/letters";
import { migrate } from "../../supabase/local/migrate";
import { root, type Context } from "./command";
import { choosePort } from "./ports";
import { Stop } from "./stop";

const DATA_DIR = path.join(root, ".local", "database");
const MAIL_DIR = path.join(root, ".local", "mail");

/** Starts database, migrations, REST stand-in and letters, or joins those of another command of this checkout. */
export async function startLocalBackend({ onEnd }: Context): Promise<Backend> {
  const backend = await startBackend({
    dataDir: DATA_DIR,
    chooseDatabasePort: () => choosePort("DATABASE_PORT"),
    chooseApiPort: () => choosePort("API_PORT"),
  }).catch(stop);
  onEnd(backend.stop);
  if (!backend.shared) await startLetters(backend, onEnd);
  return backend;
}

async function startLetters({ databaseUrl }: Backend, onEnd: Context["onEnd"]): Promise<void> {
  const letters = await startLocalLetters({
    databaseUrl,
    salon: { name: localizedText(brand.name, defaultLocale), email },
    folder: MAIL_DIR,
    say: console.log,
  }).catch(stop);
  onEnd(letters.stop);
  console.log(
    `      letters to ${path.relative(root, MAIL_DIR)}: PostgreSQL here lacks pg_cron and pg_net, so this command calls the function that sends them.`,
  );
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
