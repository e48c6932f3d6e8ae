/** The local counterpart of the hosted project: database, migrations and the fake of its API. */
import fs from "node:fs";
import { type Database, type DatabaseOptions, databaseUrl, startDatabase } from "./database";
import type { HttpServer } from "./http-server";
import { migrate } from "./migrate";
import { SERVER_NAME, startRest } from "./rest";

export interface Backend {
  /** For GATSBY_SUPABASE_URL. */
  url: string;
  databaseUrl: string;
  databasePort: number;
  /** Whether another command of this checkout runs the database. */
  shared: boolean;
  /** The migrations that this start applied. */
  applied: string[];
  stop: () => Promise<void>;
}

export interface BackendOptions extends Omit<DatabaseOptions, "choosePort"> {
  chooseDatabasePort: () => Promise<number>;
  /** The port of the fake API. Called only if it is not running yet. 0 means any free port. */
  chooseApiPort: () => Promise<number>;
}

/** Starts the database and the fake API, or uses those that another command of this checkout runs. */
export async function startBackend({
  dataDir,
  chooseDatabasePort,
  chooseApiPort,
  settings = {},
}: BackendOptions): Promise<Backend> {
  const database = await startDatabase({ dataDir, choosePort: chooseDatabasePort, settings });
  try {
    const applied = await migrate(database.port);
    const rest = await startOrJoinRest(database, `${dataDir}.api`, chooseApiPort);
    return {
      url: rest.url,
      databaseUrl: database.url,
      databasePort: database.port,
      shared: database.shared,
      applied,
      async stop() {
        await rest.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Starts the fake API. The command that runs the database writes its address into a file, for other commands. */
async function startOrJoinRest(
  database: Database,
  addressFile: string,
  choosePort: () => Promise<number>,
): Promise<HttpServer> {
  const running = database.shared ? await findRest(addressFile) : undefined;
  if (running) return { url: running, stop: async () => {} };
  const rest = await startRest({
    databaseUrl: databaseUrl(database.port, "authenticator"),
    port: await choosePort(),
  });
  if (!database.shared) fs.writeFileSync(addressFile, rest.url);
  return rest;
}

/** The address in the file, if the fake API still responds there. */
async function findRest(addressFile: string): Promise<string | undefined> {
  if (!fs.existsSync(addressFile)) return undefined;
  const url = fs.readFileSync(addressFile, "utf8");
  const response = await fetch(url).catch(() => undefined);
  return response?.headers.get("server") === SERVER_NAME ? url : undefined;
}
