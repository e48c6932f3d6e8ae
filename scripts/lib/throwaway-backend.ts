/** A new database in a temporary folder, for tests and measurements. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startBackend, type Backend } from "../../supabase/local/backend";
import { freePort } from "./ports";

export interface ThrowawayBackend extends Backend {
  dataDir: string;
}

/** Starts it on free ports; `stop` deletes its data too. Without settings it writes durably, like the hosted one. */
export async function startThrowawayBackend(
  settings: Record<string, string> = {},
): Promise<ThrowawayBackend> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-"));
  fs.chmodSync(dir, 0o755); // As root, PostgreSQL runs as another user, who must get in.
  const remove = () => fs.rmSync(dir, { recursive: true, force: true });
  const dataDir = path.join(dir, "database");
  const backend = await startBackend({
    dataDir,
    chooseDatabasePort: freePort,
    chooseApiPort: async () => 0,
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
