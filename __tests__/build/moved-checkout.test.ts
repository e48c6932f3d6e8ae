/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import { refuseMovedCache } from "../../src/build/moved-checkout";

/* Like Gatsby's, it ends the build. */
const reporter = {
  panic: (message: string) => {
    throw new Error(message);
  },
} as unknown as Reporter;

test("a moved checkout does not build until its cache is deleted", () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-moved-"));
  const [old, moved] = [path.join(dir, "old"), path.join(dir, "moved")];
  refuseMovedCache(reporter, old);
  refuseMovedCache(reporter, old);
  fs.renameSync(old, moved);
  const cache = path.join(moved, ".cache");
  for (let build = 1; build <= 2; build += 1) {
    expect(() => refuseMovedCache(reporter, moved)).toThrow(`Delete the folder ${cache}`);
  }
  fs.rmSync(cache, { recursive: true });
  expect(() => refuseMovedCache(reporter, moved)).not.toThrow();
  fs.rmSync(dir, { recursive: true });
});
