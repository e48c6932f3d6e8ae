import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

let folder: string;

/* It waits as a build does, so that Ctrl-C never comes after its end. */
const script = (data: string) => `
  const { command } = require("./scripts/lib/command");
  const { freePort } = require("./scripts/lib/ports");
  const { startDatabase } = require("./supabase/local/database");
  command(async () => {
    await startDatabase(${JSON.stringify(data)}, freePort, {});
    await new Promise(() => setInterval(() => {}, 1000));
  });`;

/** The process of the server. While the password is set, the file has a negative number. */
function server(): number {
  const file = path.join(folder, "database", "postmaster.pid");
  return existsSync(file) ? Math.max(0, Number.parseInt(readFileSync(file, "utf8"))) : 0;
}

const until = async (isSo: () => unknown) => {
  while (!isSo()) await wait(5);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "zahrelle-start-"));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  if (server()) process.kill(server(), "SIGKILL");
  rmSync(folder, { recursive: true });
});

test.each([
  ["is created", () => existsSync(path.join(folder, "database", "base"))],
  ["starts", server],
])(
  "Ctrl-C while the database %s ends the command without an error, and leaves no server",
  async (_, isSo) => {
    const args = ["--require", "tsx/cjs", "--eval", script(path.join(folder, "database"))];
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
