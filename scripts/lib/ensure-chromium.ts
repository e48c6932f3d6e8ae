import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromiumPath, HEADLESS, WINDOWED } from "./chromium";
import type { Context } from "./command";
import { UserError } from "./user-error";

/** A mirror that does not answer is not waited for. */
const PATIENCE = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];

/**
 * Installs Debian's Chromium, with and without a window, where it is missing and can be installed. Where it cannot,
 * the one that is there does; stops where there is none.
 */
export async function ensureChromium({ run }: Context): Promise<void> {
  const missing = [WINDOWED, HEADLESS].filter((file) => !fs.existsSync(file));
  const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
  if (missing.length > 0 && isDebian && process.getuid?.() === 0) {
    console.log(`There is no ${missing.join(", no ")}: installing Debian's (apt-get) …`);
    const packages = missing.map((file) => file.replace("/usr/bin/", ""));
    const apt = (...args: string[]) => run("apt-get", [...PATIENCE, ...args]);
    const code = (await apt("update")) || (await apt("install", "-y", ...packages));
    if (code !== 0) console.log("apt-get could not install it; its reason stands above.");
  }
  const file = chromiumPath();
  if (fs.existsSync(file)) return console.log(`Chromium: ${file}`);
  throw new UserError(
    `There is no Chromium at ${file}. Install it (Debian: sudo apt-get install chromium chromium-headless-shell) or name another by CHROMIUM_PATH.`,
  );
}
