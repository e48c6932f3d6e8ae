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

const isAnswering = async ({ url }: Backend) => (await fetch(url)).status === 501;

test("two checkouts run at once, each with its own database", async () => {
  const first = await start("first");
  const second = await start("second");
  expect(first.databasePort).not.toBe(second.databasePort);
  expect(first.url).not.toBe(second.url);
  expect([first.shared, second.shared]).toEqual([false, false]);
  expect(await Promise.all([first, second].map(isAnswering))).toEqual([true, true]);
});

test("names the folder to delete if the database has migrations of another version", async () => {
  const [first] = running;
  if (!first) throw new Error("The first backend is not running.");
  await withClient(first.databaseUrl, (client) =>
    client.query("insert into supabase_migrations.schema_migrations (version) values ('20200101')"),
  );
  await expect(migrate(first.databasePort)).rejects.toThrow(
    /does not contain: 20200101\..*delete the folder .*\bdatabase\b/,
  );
});

test("a second command of a checkout uses the backend of the first", async () => {
  const [, second] = running;
  const joined = await start("second");
  expect(joined).toMatchObject({
    shared: true,
    url: second?.url,
    databaseUrl: second?.databaseUrl,
  });
});
