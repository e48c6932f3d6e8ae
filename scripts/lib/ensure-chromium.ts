import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findChromium, WINDOWED } from "./chromium";
import { type Context, root, UserError } from "./command";

/** Give up soon if a mirror does not respond. */
const TIMEOUT = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];

/** Written after a failure, so that a machine with another Chromium tries once. `npm ci` deletes it. */
const FAILED = path.join(root, "node_modules", ".no-headless-shell");

/**
 * Installs Debian's Chromium without a window if there is none, or only Debian's with a window, and the user is root.
 * Throws a UserError if there is still no Chromium.
 */
export async function ensureChromium({ run }: Context): Promise<void> {
  const current = findChromium();
  const isWindowed = current?.executablePath === WINDOWED && !process.env["CHROMIUM_PATH"];
  const isWanted = !current || (isWindowed && !fs.existsSync(FAILED));
  const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
  if (isWanted && isDebian && process.getuid?.() === 0) {
    console.log("Installing Debian's Chromium without a window with apt-get …");
    const apt = (...args: string[]) => run("apt-get", [...TIMEOUT, ...args]);
    const code =
      (await apt("update")) || (await apt("install", "-y", "chromium", "chromium-headless-shell"));
    if (code !== 0) {
      console.log("apt-get failed; see the reason above.");
      fs.writeFileSync(FAILED, "");
    }
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
