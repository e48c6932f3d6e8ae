/**
 * A backend for one run of the tests: a new database in a temporary folder, on free ports. Prints
 * one line of JSON when it is ready, ends when its standard input closes.
 */
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { startBackend } from "../../supabase/local/backend.mjs";
import { databaseUrl, migrate, withClient } from "../../supabase/local/database.mjs";
import { signKey } from "../../supabase/local/keys.mjs";

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-test-"));
fs.chmodSync(dir, 0o755);
const databasePort = await freePort();
const backend = await startBackend({
  dataDir: path.join(dir, "database"),
  databasePort,
  apiPort: 0,
  settings: { fsync: "off" }, // This database dies with the test run.
});

// The same project with the revoking lines forgotten: the tests must notice.
await withClient(databaseUrl(databasePort, "supabase_admin"), (client) =>
  client.query("create database forgetful"),
);
await migrate(databasePort, {
  name: "forgetful",
  edit: (sql) => sql.replace(/^revoke all on table public\.enquiries.*$/m, ""),
});

console.log(
  JSON.stringify({
    url: backend.url,
    databaseUrl: backend.databaseUrl,
    forgetfulUrl: databaseUrl(databasePort, "postgres", "forgetful"),
    anonKey: backend.anonKey,
    authenticatedKey: signKey("authenticated"),
    serviceKey: signKey("service_role"),
    expiredKey: signKey("anon", 1),
  }),
);

process.stdin.resume().once("close", async () => {
  await backend.stop();
  fs.rmSync(dir, { recursive: true, force: true });
  process.exit(0);
});
