/** A new database in a temporary folder for a measurement; gone when the command ends. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Starts it with durable writes, like the hosted one. Call it after the packages are installed.
 * @param {import("./command.mjs").Context} context
 * @param {{ databasePort: number, apiPort?: number }} ports
 */
export async function startThrowawayBackend({ onEnd }, { databasePort, apiPort = 0 }) {
  const { startBackend } = await import("../../supabase/local/backend.mjs");
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-"));
  fs.chmodSync(dir, 0o755); // As root, PostgreSQL runs as another user, who must get in.
  onEnd(async () => fs.rmSync(dir, { recursive: true, force: true }));
  const dataDir = path.join(dir, "database");
  const backend = await startBackend({ dataDir, databasePort, apiPort });
  onEnd(backend.stop);
  return { ...backend, dataDir };
}
