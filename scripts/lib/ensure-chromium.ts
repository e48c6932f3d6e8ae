import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromiumPath } from "./chromium";
import type { Context } from "./command";
import { Stop } from "./stop";

/** Installs Debian's Chromium where there is none and it can be installed; stops where it cannot. */
export async function ensureChromium({ run }: Context): Promise<void> {
  const file = chromiumPath();
  if (fs.existsSync(file)) return;
  const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
  if (!isDebian || process.getuid?.() !== 0) {
    throw new Stop(
      `There is no Chromium at ${file}. Install it (Debian: sudo apt-get install chromium) or name another by CHROMIUM_PATH.`,
    );
  }
  console.log("There is no Chromium: installing Debian's (apt-get install chromium) …");
  const code =
    (await run("apt-get", ["update"])) || (await run("apt-get", ["install", "-y", "chromium"]));
  if (code !== 0) throw new Stop("apt-get could not install chromium; its reason stands above.");
}
