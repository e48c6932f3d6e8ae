/** The local database: starts it on a data directory, or uses the one that another command of this checkout runs. */
import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import {
  initialise,
  type Installation,
  launch,
  PortInUseError,
  prepareInstallation,
} from "./postgres";

/** The number of ports to try, because a free port can be taken before PostgreSQL uses it. */
const ATTEMPTS = 5;

export interface Database {
  port: number;
  /** Whether another command of this checkout runs it. */
  shared: boolean;
  stop: () => Promise<void>;
}

/** The address of a local database, with the password of every local project of the Supabase CLI. */
export function databaseUrl(
  port: number,
  role: "postgres" | "authenticator" | "supabase_admin" = "postgres",
): string {
  return `postgresql://${role}:postgres@127.0.0.1:${port}/postgres`;
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
 * Starts PostgreSQL with settings on a data directory, which the first use creates, or uses the server that another
 * command of this checkout runs there. Stops a server that a killed command has left running.
 */
export async function startDatabase(
  folder: string,
  choosePort: () => Promise<number>,
  settings: Record<string, string>,
): Promise<Database> {
  const installation = prepareInstallation(folder);
  const { dataDir } = installation;
  const ownerFile = `${dataDir}.owner`;
  const running = await findRunning(dataDir, ownerFile);
  if (running) return { port: running, shared: true, stop: async () => {} };
  initialise(installation);

  const { server, port } = await launchOnFreePort(installation, choosePort, settings);
  const exited = new Promise((resolve) => server.once("exit", resolve));
  // A fast shutdown: it closes connections. All commits are on disk.
  const kill = () => server.kill("SIGINT");
  process.once("exit", kill);
  fs.writeFileSync(ownerFile, String(process.pid));
  return {
    port,
    shared: false,
    async stop() {
      process.off("exit", kill);
      kill();
      await exited;
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
  const pidFile = `${dataDir}/postmaster.pid`;
  if (!fs.existsSync(pidFile)) return undefined;
  const [pid = 0, , , port = 0] = fs.readFileSync(pidFile, "utf8").split("\n").map(Number);
  const serves = await withClient(databaseUrl(port, "supabase_admin"), async (client) => {
    const { rows } = await client.query("show data_directory");
    return fs.realpathSync(rows[0].data_directory) === fs.realpathSync(dataDir);
  }).catch(() => false);
  if (!serves) return undefined; // An old file. PostgreSQL handles it.

  const owner = fs.existsSync(ownerFile) ? Number(fs.readFileSync(ownerFile, "utf8")) : 0;
  if (owner && isAlive(owner)) return port;
  process.kill(pid, "SIGINT");
  while (isAlive(pid)) await wait(50);
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
