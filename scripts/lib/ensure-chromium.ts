import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromiumPath, HEADLESS } from "./chromium";
import type { Context } from "./command";
import { Stop } from "./stop";

/** A mirror that does not answer is not waited for. */
const PATIENCE = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];

/**
 * Installs Debian's headless Chromium where it is missing and can be installed. Where it cannot, another Chromium
 * does; stops where there is none.
 */
export async function ensureChromium({ run }: Context): Promise<void> {
  if (process.env["CHROMIUM_PATH"] || fs.existsSync(HEADLESS)) return requireChromium();
  const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
  if (isDebian && process.getuid?.() === 0) {
    console.log(`${HEADLESS} is missing: installing Debian's (apt-get) …`);
    const apt = (...args: string[]) => run("apt-get", [...PATIENCE, ...args]);
    const failed =
      (await apt("update")) ||
      (await apt("install", "-y", "--no-install-recommends", "chromium-headless-shell"));
    if (failed) console.log("apt-get could not install it; its reason stands above.");
  }
  requireChromium();
}

function requireChromium(): void {
  const file = chromiumPath();
  if (fs.existsSync(file)) return console.log(`Chromium: ${file}`);
  throw new Stop(
    `There is no Chromium at ${file}. Install it (Debian: sudo apt-get install chromium-headless-shell) or name another by CHROMIUM_PATH.`,
  );
}
