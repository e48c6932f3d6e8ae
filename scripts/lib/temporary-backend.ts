/** A new backend in a temporary folder, for tests. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Backend, startBackend } from "../../supabase/local/backend";
import { freePort } from "./ports";

export interface TemporaryBackend extends Backend {
  dataDir: string;
}

/**
 * Starts it on free ports, or its API on `apiPort`. `stop` also deletes its data. By default, commits are durable, as on
 * the host.
 */
export async function startTemporaryBackend({
  settings = {},
  apiPort = 0,
}: { settings?: Record<string, string>; apiPort?: number } = {}): Promise<TemporaryBackend> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-"));
  fs.chmodSync(dir, 0o755); // If this process is root, PostgreSQL runs as another user, which needs access.
  const remove = () => fs.rmSync(dir, { recursive: true, force: true });
  const dataDir = path.join(dir, "database");
  const backend = await startBackend({
    dataDir,
    chooseDatabasePort: freePort,
    chooseApiPort: async () => apiPort,
    settings,
  }).catch((error) => {
    remove();
    throw error;
  });
  return {
    ...backend,
    dataDir,
    async stop() {
      await backend.stop();
      remove();
    },
  };
}
