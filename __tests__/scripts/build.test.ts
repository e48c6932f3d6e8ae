/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildIfChanged, SOURCES } from "../../scripts/lib/build";
import type { Context } from "../../scripts/lib/command";

test("a change of a setting of the build or of a file builds again", async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-build-"));
  const write = (file: string, text = "") => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  };
  for (const source of SOURCES) write(source);
  const runPackage = async () => {
    write("public/index.html");
    return 0;
  };
  const isBuilt = (env: Record<string, string> = {}) =>
    buildIfChanged({ runPackage } as unknown as Context, env, dir);

  expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
  for (const name of ["ADMIN_LOCAL", "GATSBY_HSTS_OPTIONS"]) {
    expect([name, await isBuilt({ [name]: "1" })]).toEqual([name, true]);
  }
  expect([await isBuilt(), await isBuilt({ HOME: "/tmp" })]).toEqual([true, false]);
  write("gatsby-config.ts", "changed");
  expect(await isBuilt()).toBe(true);
  fs.rmSync(dir, { recursive: true });
});
