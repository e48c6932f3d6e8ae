/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, freePortFrom } from "../../scripts/lib/ports";
import { type Backend, startBackend } from "../../supabase/local/backend";
import { withClient } from "../../supabase/local/database";
import { migrate } from "../../supabase/local/migrate";

jest.setTimeout(120_000); // Creates two databases.

let dir: string;
let usual: { api: number; database: number };
const running: Backend[] = [];

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-checkouts-"));
  fs.chmodSync(dir, 0o755);
  usual = { api: await freePort(), database: await freePort() };
});

afterAll(async () => {
  for (const backend of running.reverse()) await backend.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

/** Starts what `npm run site` starts in a checkout without configured ports. */
async function start(checkout: string): Promise<Backend> {
  const backend = await startBackend({
    dataDir: path.join(dir, checkout, "database"),
    chooseDatabasePort: () => freePortFrom(usual.database),
    chooseApiPort: () => freePortFrom(usual.api),
  });
  running.push(backend);
  return backend;
}

test("two checkouts run at once, and a second command of one uses its database", async () => {
  const first = await start("first");
  const second = await start("second");
  expect([first.shared, second.shared]).toEqual([false, false]);
  expect(first.databasePort).not.toBe(second.databasePort);
  const { url, databaseUrl } = second;
  expect(await start("second")).toMatchObject({ shared: true, url, databaseUrl });
  for (const backend of running) expect((await fetch(backend.url)).status).toBe(501);
});

test("names the folder to delete if the database has migrations of another version", async () => {
  const { databaseUrl, databasePort } = await start("first");
  await withClient(databaseUrl, (client) =>
    client.query("insert into supabase_migrations.schema_migrations (version) values ('20200101')"),
  );
  await expect(migrate(databasePort)).rejects.toThrow(
    /does not contain: 20200101\..*delete the folder .*\bdatabase\b/,
  );
});
