import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Debian's Chromium without a window. Journeys need a quarter less time, but it has no back/forward cache. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
export const WINDOWED = "/usr/bin/chromium";

const OTHERS = [
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A browser to launch. Without a path, Playwright uses its own. */
interface Chromium {
  readonly executablePath?: string;
}

/**
 * The Chromium for journeys: the one in CHROMIUM_PATH, else Playwright's, else the system's.
 * Undefined if there is none.
 */
export function findChromium(): Chromium | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return { executablePath: named };
  if (hasPlaywrights("chromium_headless_shell-")) return {};
  return findOnSystem([HEADLESS, WINDOWED, ...OTHERS]);
}

/** A Chromium with a back/forward cache, which a headless shell lacks. Undefined if there is none. */
export function findWindowedChromium(): Chromium | undefined {
  const executablePath = chromium.executablePath();
  if (hasPlaywrights("chromium-")) return { executablePath };
  return findOnSystem([WINDOWED, ...OTHERS]);
}

/** Whether Playwright has downloaded this kind of browser in the version that it needs. */
function hasPlaywrights(kind: string): boolean {
  const folder = chromium.executablePath().replace(/\bchromium-(\d+).*$/s, `${kind}$1`);
  return fs.existsSync(path.join(folder, "INSTALLATION_COMPLETE"));
}

function findOnSystem(files: readonly string[]): Chromium | undefined {
  const executablePath = files.find((file) => fs.existsSync(file));
  return executablePath === undefined ? undefined : { executablePath };
}

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No test may call an outside host, even by mistake.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  // Headless Chromium does not know the network's speed, and would load lazy pictures from further away than phones do.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/** Playwright's launch options. They work as root and without a GPU, and block requests to other hosts. */
export function launchOptions() {
  return { ...findChromium(), args: ARGS };
}
