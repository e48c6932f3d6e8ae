import type { PortfolioPhoto } from "../../lib/result-pages";

/** In milliseconds. A result page has at most three kilobytes. */
const timeout = 20_000;

const loaded = new Map<string, readonly PortfolioPhoto[]>();
const loading = new Map<string, Promise<readonly PortfolioPhoto[]>>();

/**
 * The rejection reason if a result page no longer exists, because a newer version was deployed. Only a reload helps.
 */
export const gone = "gone";

/** The photographs of a loaded result page; undefined if it is not loaded. */
export function loadedPage(address: string): readonly PortfolioPhoto[] | undefined {
  return loaded.get(address);
}

/** Loads a result page once. Rejects if that fails (with `gone` for a 404); a later call tries again. */
export function loadResultPage(address: string): Promise<readonly PortfolioPhoto[]> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetchPage(address);
  loading.set(address, request);
  request.then(
    (photos) => loaded.set(address, photos),
    () => loading.delete(address),
  );
  return request;
}

async function fetchPage(address: string): Promise<readonly PortfolioPhoto[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (response.status === 404) throw gone;
  if (!response.ok) throw response.status;
  return (await response.json()) as readonly PortfolioPhoto[];
}
