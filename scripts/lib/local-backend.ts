/** The local backend of the commands, with its folder and ports. Errors are rethrown as UserErrors. */
import path from "node:path";
import { brand, email } from "../../content/site.json";
import { defaultLocale } from "../../src/i18n/locales";
import { localizedText } from "../../src/i18n/text";
import { type Backend, startBackend } from "../../supabase/local/backend";
import { startOutbox } from "../../supabase/local/outbox";
import { type Context, root, UserError } from "./command";
import { choosePort } from "./ports";

const DATA_DIR = path.join(root, ".local", "database");
const MAIL_DIR = path.join(root, ".local", "mail");

/** Starts the database, the API and the outbox, also if the settings name a hosted project: a trial must not reach a salon. */
export async function startLocalBackend({ onEnd }: Context): Promise<Backend> {
  if (process.env["GATSBY_SUPABASE_URL"] || process.env["GATSBY_SUPABASE_PUBLISHABLE_KEY"]) {
    console.log(
      "GATSBY_SUPABASE_URL and GATSBY_SUPABASE_PUBLISHABLE_KEY are not used: this command has its own database.",
    );
  }
  const backend = await startBackend({
    dataDir: DATA_DIR,
    chooseDatabasePort: () => choosePort("DATABASE_PORT"),
    chooseApiPort: () => choosePort("API_PORT"),
  }).catch(rethrow);
  onEnd(backend.stop);
  const outbox = await startOutbox({
    databaseUrl: backend.databaseUrl,
    salon: localizedText(brand.name, defaultLocale),
    recipient: email,
    folder: MAIL_DIR,
    log: console.log,
  }).catch(rethrow);
  onEnd(outbox.stop);
  return backend;
}

function rethrow(error: Error): never {
  throw new UserError(error.message);
}
