import { expect, type Page, type Request } from "@playwright/test";

/** Opens a page and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Reloads the page and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html.can-reveal").waitFor({ state: "attached" });
}

/** Collects errors and warnings of the console, and uncaught exceptions, from now on. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    errors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Collects the addresses of all requests to other hosts, from now on. */
export function collectOtherHostRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") requests.push(request.url());
  });
  return requests;
}

/** Scrolls to the end of the page in steps, so that lazy parts load. */
export async function scrollThrough(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
  });
}

/** Waits until every requested picture that is visible has loaded. That of the closed menu is lazy. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete || !image.currentSrc || !image.checkVisibility({ visibilityProperty: true }),
    ),
  );
}

/** Delays the requests of these addresses. Returns a function that sends or aborts them. */
export async function holdRequests(
  page: Page,
  addresses: RegExp,
  end: "continue" | "abort" = "continue",
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route[end]();
  });
  return release;
}

/**
 * Returns a function that waits until there is no request for half a second. Can be called repeatedly, unlike
 * Playwright's `networkidle`, which happens once per page load.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  /* Addresses: for some requests of a page that is left, Playwright reports no end. */
  const open = new Set<string>();
  let changed = Date.now();
  const end = (request: Request) => {
    open.delete(request.url());
    changed = Date.now();
  };
  page.on("request", (request) => open.add(request.url()));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return () => expect.poll(() => open.size === 0 && Date.now() - changed > 500).toBe(true);
}

/** Reports Save-Data to the pages. The map, which is a frame of another host, is then a button. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}
