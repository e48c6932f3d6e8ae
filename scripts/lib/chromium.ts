import fs from "node:fs";

/** Debian's Chromium. */
export const WINDOWED = "/usr/bin/chromium";
/** The same without what draws a window: journeys take half of the time. It has no back/forward cache. */
export const HEADLESS = "/usr/bin/chromium-headless-shell";

/** The Chromium of journeys, benchmarks and stills: Debian's, or the one that CHROMIUM_PATH names. */
export function chromiumPath(): string {
  return process.env["CHROMIUM_PATH"] || (fs.existsSync(HEADLESS) ? HEADLESS : WINDOWED);
}

/** Playwright's options for it: it runs as root too, without a graphics card, and makes no requests of its own. */
export function launchOptions() {
  return {
    executablePath: chromiumPath(),
    args: [
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
    ],
  };
}
