import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { findChromium } from "./chromium";
import type { Context } from "./command";
import { UserError } from "./user-error";

/** A mirror that does not answer is not waited for. */
const TIMEOUT = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];

/** Installs Debian's Chromium where there is none and root can. Throws a UserError where none can be had. */
export async function ensureChromium({ run }: Context): Promise<void> {
  const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
  if (!findChromium() && isDebian && process.getuid?.() === 0) {
    console.log("There is no Chromium: installing Debian's (apt-get) …");
    const apt = (...args: string[]) => run("apt-get", [...TIMEOUT, ...args]);
    const code =
      (await apt("update")) || (await apt("install", "-y", "chromium", "chromium-headless-shell"));
    if (code !== 0) console.log("apt-get could not install it; its reason stands above.");
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
