import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { findChromium } from "./chromium";
import { type Context, UserError } from "./command";

/** Give up soon if a mirror does not respond. */
const TIMEOUT = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];

/** Installs Debian's Chromium if there is none and the user is root. Throws a UserError if there is still none. */
export async function ensureChromium({ run }: Context): Promise<void> {
  const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
  if (!findChromium() && isDebian && process.getuid?.() === 0) {
    console.log("No Chromium found. Installing Debian's with apt-get …");
    const apt = (...args: string[]) => run("apt-get", [...TIMEOUT, ...args]);
    const code =
      (await apt("update")) || (await apt("install", "-y", "chromium", "chromium-headless-shell"));
    if (code !== 0) console.log("apt-get failed; see the reason above.");
  }
  const found = findChromium();
  const { executablePath = "Playwright's own" } = found ?? {};
  if (found && (!found.executablePath || fs.existsSync(executablePath))) {
    return console.log(`Chromium: ${executablePath}`);
  }
  const missing = found ? `no Chromium at ${executablePath} (CHROMIUM_PATH)` : "no Chromium";
  throw new UserError(
    `There is ${missing}. Install one (npx playwright install chromium-headless-shell, or Debian: sudo apt-get install chromium chromium-headless-shell), or set CHROMIUM_PATH to one.`,
  );
}
