/** The local counterpart of the hosted project: database, migrations and the fake of its API. */
import { databaseUrl, startDatabase } from "./database";
import { migrate } from "./migrate";
import { startRest } from "./rest";

export interface Backend {
  /** For GATSBY_SUPABASE_URL. */
  url: string;
  /** With the user `postgres`, the owner of the tables. */
  databaseUrl: string;
  /** For tests. */
  superuserUrl: string;
  databasePort: number;
  /** The migrations that this start applied. */
  applied: string[];
  stop: () => Promise<void>;
}

interface BackendOptions {
  dataDir: string;
  chooseDatabasePort: () => Promise<number>;
  /** The port of the fake API. 0 means any free port. */
  chooseApiPort: () => Promise<number>;
  settings?: Record<string, string>;
}

export async function startBackend({
  dataDir,
  chooseDatabasePort,
  chooseApiPort,
  settings = {},
}: BackendOptions): Promise<Backend> {
  const { port, superuserUrl, stop } = await startDatabase(dataDir, chooseDatabasePort, settings);
  try {
    const applied = await migrate(port, superuserUrl);
    const rest = await startRest(databaseUrl(port, "authenticator"), await chooseApiPort());
    return {
      url: rest.url,
      databaseUrl: databaseUrl(port),
      superuserUrl,
      databasePort: port,
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
