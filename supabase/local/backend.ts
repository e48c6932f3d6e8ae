/** The local counterpart of the hosted project: database, migrations and the fake of its API. */
import fs from "node:fs";
import { databaseUrl, startDatabase } from "./database";
import type { HttpServer } from "./http-server";
import { migrate } from "./migrate";
import { SERVER_NAME, startRest } from "./rest";

export interface Backend {
  /** For GATSBY_SUPABASE_URL. */
  url: string;
  /** With the user `postgres`, the owner of the tables. */
  databaseUrl: string;
  databasePort: number;
  /** Whether another command of this checkout runs the database. */
  shared: boolean;
  /** The migrations that this start applied. */
  applied: string[];
  stop: () => Promise<void>;
}

export interface BackendOptions {
  dataDir: string;
  /** Returns a free port. Called only if the database is not running yet. */
  chooseDatabasePort: () => Promise<number>;
  /** The port of the fake API. Called only if it is not running yet. 0 means any free port. */
  chooseApiPort: () => Promise<number>;
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>;
}

/** Starts the database and the fake API, or uses those that another command of this checkout runs. */
export async function startBackend({
  dataDir,
  chooseDatabasePort,
  chooseApiPort,
  settings = {},
}: BackendOptions): Promise<Backend> {
  const { port, shared, stop } = await startDatabase(dataDir, chooseDatabasePort, settings);
  // The command that runs the database writes the address of its API into this file, for other commands.
  const addressFile = `${dataDir}.api`;
  try {
    const applied = await migrate(port);
    const running = shared ? await findRest(addressFile) : undefined;
    const rest =
      running ?? (await startRest(databaseUrl(port, "authenticator"), await chooseApiPort()));
    if (!shared) fs.writeFileSync(addressFile, rest.url);
    return {
      url: rest.url,
      databaseUrl: databaseUrl(port),
      databasePort: port,
      shared,
      applied,
      async stop() {
        await rest.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The fake API at the address in the file, if it still responds there. */
async function findRest(addressFile: string): Promise<HttpServer | undefined> {
  if (!fs.existsSync(addressFile)) return undefined;
  const url = fs.readFileSync(addressFile, "utf8");
  const response = await fetch(url).catch(() => undefined);
  return response?.headers.get("server") === SERVER_NAME
    ? { url, stop: async () => {} }
    : undefined;
}
