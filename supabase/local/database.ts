import type { ChildProcess } from "node:child_process";
import { Client } from "pg";
import {
  initialise,
  type Installation,
  launch,
  PortInUseError,
  prepareInstallation,
  renewPassword,
} from "./postgres";

/** The number of ports to try, because a free port can be taken before PostgreSQL uses it. */
const ATTEMPTS = 5;

interface Database {
  port: number;
  superuserUrl: string;
  stop: () => Promise<void>;
}

/** The address of a local database, with the password of every local project of the Supabase CLI. */
export function databaseUrl(
  port: number,
  role: "postgres" | "authenticator" | "supabase_admin" = "postgres",
  password = "postgres",
): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/postgres`;
}

/** Runs `work` with a connection, then closes the connection. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {}); // The running query reports it.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts PostgreSQL with settings on a data directory, which the first use creates. Throws if it is in use. */
export async function startDatabase(
  folder: string,
  choosePort: () => Promise<number>,
  settings: Record<string, string>,
): Promise<Database> {
  const installation = prepareInstallation(folder);
  initialise(installation);
  const password = renewPassword(installation);

  const { server, port } = await launchOnFreePort(installation, choosePort, settings);
  const exited = new Promise((resolve) => server.once("exit", resolve));
  return {
    port,
    superuserUrl: databaseUrl(port, "supabase_admin", password),
    async stop() {
      server.kill("SIGINT");
      await exited;
    },
  };
}

async function launchOnFreePort(
  installation: Installation,
  choosePort: () => Promise<number>,
  settings: Record<string, string>,
): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort();
    try {
      return { server: await launch(installation, port, settings), port };
    } catch (error) {
      if (!(error instanceof PortInUseError) || attempt === ATTEMPTS) throw error;
    }
  }
}
