import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Debian's, without what draws a window: journeys take half of the time. It has no back/forward cache. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
/** Debian's, with it. */
const WINDOWED = "/usr/bin/chromium";

const OTHERS = [
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A browser to start: by its path, or Playwright's own, which Playwright finds itself. */
export interface Chromium {
  readonly executablePath?: string;
}

/**
 * The Chromium of journeys, benchmarks and posters: the one that CHROMIUM_PATH names, else Playwright's own, else one of
 * the system. Undefined where there is none.
 */
export function findChromium(): Chromium | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return { executablePath: named };
  if (hasPlaywrights("chromium_headless_shell-")) return {};
  return findOnSystem([HEADLESS, WINDOWED, ...OTHERS]);
}

/** A Chromium with a back/forward cache, which a headless shell lacks. Undefined where there is none. */
export function findWindowedChromium(): Chromium | undefined {
  const executablePath = chromium.executablePath();
  if (hasPlaywrights("chromium-")) return { executablePath };
  return findOnSystem([WINDOWED, ...OTHERS]);
}

/** Whether Playwright has downloaded this kind of the version that it drives. */
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
  // No test may call an outside host, by mistake either.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  // Without a window Chromium does not know its network, and would load lazy pictures from further away than phones do.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/** Playwright's options for it: it runs as root too, without a graphics card, and makes no requests of its own. */
export function launchOptions() {
  return { ...findChromium(), args: ARGS };
}

/**
 * The same for journeys that look at no picture and measure nothing: decoding pictures in software takes much of a
 * journey's time. A picture that is switched off is as wide as its alternative text, the logo too.
 */
export function withoutPictures() {
  const args = ARGS.map((arg) =>
    arg.startsWith("--blink-settings") ? "--blink-settings=imagesEnabled=false" : arg,
  );
  return { ...findChromium(), args };
}
