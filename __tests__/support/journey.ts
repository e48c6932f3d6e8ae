import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until its script runs: from here on it answers. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isRunning(page);
}

/** Loads the page anew and waits until its script runs. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isRunning(page);
}

/** Waits until the page's script runs. */
export async function isRunning(page: Page): Promise<void> {
  await page.locator("html.can-reveal").waitFor({ state: "attached" });
}

/** Collects the errors and warnings of the page's console, and what it throws, from now on. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    errors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Every address of another host that the page asks for, from now on. */
export function hearOtherHosts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") asked.push(request.url());
  });
  return asked;
}

/** Scrolls through the page to its end, so that all that waits for the visitor comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await isRunning(page);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
  });
}

/** Waits until every picture that the page has asked for is there. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.currentSrc),
  );
}

/** Keeps every picture back until the answer is called. */
export async function holdPictures(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(avif|jpg)$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Gives a wait for half a second without anything on its way, as often as it is called. Playwright's own
 * `networkidle` comes once in the life of a page.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  let open = 0;
  let changed = Date.now();
  const count = (by: number) => () => {
    open += by;
    changed = Date.now();
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  return () => expect.poll(() => open === 0 && Date.now() - changed > 500).toBe(true);
}
