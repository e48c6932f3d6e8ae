/** The local backend of the commands: its folder and ports. Its errors are printed as one line. */
import path from "node:path";
import { brand, email } from "../../content/site.json";
import { defaultLocale } from "../../src/i18n/locales";
import { localizedText } from "../../src/i18n/text";
import { type Backend, startBackend } from "../../supabase/local/backend";
import { type Database, startDatabase } from "../../supabase/local/database";
import { migrate } from "../../supabase/local/migrate";
import { startLocalNotifications } from "../../supabase/local/notifications";
import { type Context, root } from "./command";
import { choosePort } from "./ports";
import { UserError } from "./user-error";

const DATA_DIR = path.join(root, ".local", "database");
const MAIL_DIR = path.join(root, ".local", "mail");

/** Starts the database, the fake API and the notifications, or uses those of another command of this checkout. */
export async function startLocalBackend({ onEnd }: Context): Promise<Backend> {
  const backend = await startBackend({
    dataDir: DATA_DIR,
    chooseDatabasePort: () => choosePort("DATABASE_PORT"),
    chooseApiPort: () => choosePort("API_PORT"),
  }).catch(stop);
  onEnd(backend.stop);
  if (!backend.shared) await startNotifications(backend, onEnd);
  return backend;
}

async function startNotifications(
  { databaseUrl }: Backend,
  onEnd: Context["onEnd"],
): Promise<void> {
  const notifications = await startLocalNotifications({
    databaseUrl,
    salon: { name: localizedText(brand.name, defaultLocale), email },
    folder: MAIL_DIR,
    say: console.log,
  }).catch(stop);
  onEnd(notifications.stop);
  console.log(
    `      notifications to ${path.relative(root, MAIL_DIR)}: the local PostgreSQL has no pg_cron and pg_net, so this command calls the function that sends them.`,
  );
}

/** Starts only the database, or uses the one of another command of this checkout. */
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
  throw new UserError(error.message);
}
