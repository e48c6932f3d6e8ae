import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const folder = mkdtempSync(path.join(os.tmpdir(), "zahrelle-start-"));
const data = path.join(folder, "database");
/* It waits as a build does, so that Ctrl-C never comes after its end. */
const script = `
  const { command } = require("./scripts/lib/command");
  const { freePort } = require("./scripts/lib/ports");
  const { startDatabase } = require("./supabase/local/database");
  command(() => startDatabase(${JSON.stringify(data)}, freePort, {}).then(() => new Promise(() => setInterval(() => {}, 1000))));`;

/** The process of the server. While the password is set, the file has a negative number. */
function server(): number {
  const file = path.join(data, "postmaster.pid");
  return existsSync(file) ? Math.max(0, Number.parseInt(readFileSync(file, "utf8"))) : 0;
}

const until = async (isSo: () => unknown) => {
  while (!isSo()) await wait(5);
};

beforeAll(() => chmodSync(folder, 0o755));
afterAll(() => {
  if (server()) process.kill(server(), "SIGKILL");
  rmSync(folder, { recursive: true });
});

test.each([
  ["is created", () => existsSync(path.join(data, "base"))],
  ["starts", server],
])(
  "Ctrl-C while the database %s ends the command without an error, and leaves no server",
  async (_, isSo) => {
    const args = ["--require", "tsx/cjs", "--eval", script];
    const command = spawn(process.execPath, args, {
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let errors = "";
    command.stderr.on("data", (text) => (errors += text));
    await until(isSo);
    process.kill(-Number(command.pid), "SIGINT"); // A terminal sends it to the whole group.
    expect(await once(command, "close")).toEqual([130, null]);
    expect(errors).toBe("");
    await until(() => !server());
  },
);
