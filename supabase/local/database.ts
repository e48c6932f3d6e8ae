/** The local database: starts it on a data directory, or uses the one that another command of this checkout runs. */
import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import {
  endProcess,
  initialise,
  type Installation,
  launch,
  PASSWORD,
  PortInUseError,
  prepareInstallation,
  readPidFile,
} from "./postgres";

/** The number of ports to try, because a free port can be taken before PostgreSQL uses it. */
const ATTEMPTS = 5;

export interface Database {
  port: number;
  /** With the user `postgres`, the owner of the tables. */
  url: string;
  /** Whether another command of this checkout runs it. */
  shared: boolean;
  stop: () => Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  /** Returns a free port. Called only if the database is not running yet. */
  choosePort: () => Promise<number>;
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>;
}

/** The address of a local database. */
export function databaseUrl(
  port: number,
  role: "postgres" | "authenticator" | "supabase_admin" = "postgres",
): string {
  return `postgresql://${role}:${PASSWORD}@127.0.0.1:${port}/postgres`;
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

/**
 * Starts PostgreSQL on a data directory, which the first use creates, or uses the server that another command of this
 * checkout runs there. Stops a server that a killed command has left running.
 */
export async function startDatabase({
  dataDir,
  choosePort,
  settings = {},
}: DatabaseOptions): Promise<Database> {
  const installation = prepareInstallation(dataDir);
  const ownerFile = `${installation.dataDir}.owner`;
  const running = await findRunning(installation.dataDir, ownerFile);
  if (running) {
    return { port: running, url: databaseUrl(running), shared: true, stop: async () => {} };
  }
  initialise(installation);
  const { server, port } = await launchOnFreePort(installation, choosePort, settings);
  fs.writeFileSync(ownerFile, String(process.pid));
  const killOnExit = () => server.kill("SIGINT");
  process.once("exit", killOnExit);
  return {
    port,
    url: databaseUrl(port),
    shared: false,
    async stop() {
      process.off("exit", killOnExit);
      await endProcess(server);
      fs.rmSync(ownerFile, { force: true });
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

/** The port of the server that a running command of this checkout has started on this data directory. */
async function findRunning(dataDir: string, ownerFile: string): Promise<number | undefined> {
  const found = readPidFile(dataDir);
  if (!found) return undefined;
  const serves = await withClient(databaseUrl(found.port, "supabase_admin"), async (client) => {
    const { rows } = await client.query("show data_directory");
    return fs.realpathSync(rows[0].data_directory) === fs.realpathSync(dataDir);
  }).catch(() => false);
  if (!serves) return undefined; // An old file. PostgreSQL handles it.

  const owner = fs.existsSync(ownerFile) ? Number(fs.readFileSync(ownerFile, "utf8")) : 0;
  if (owner && isAlive(owner)) return found.port;
  process.kill(found.pid, "SIGINT");
  while (isAlive(found.pid)) await wait(50);
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
