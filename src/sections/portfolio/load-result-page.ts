import type { PortfolioPhoto } from "../../lib/result-pages";

/** In milliseconds. A result page has at most three kilobytes. */
const timeout = 20_000;

const loaded = new Map<string, readonly PortfolioPhoto[]>();
const loading = new Map<string, Promise<readonly PortfolioPhoto[]>>();

/** The reason why a result page does not load when a newer site no longer has it: only a reload helps. */
export const gone = "gone";

/** The photographs of a result page that has been loaded. */
export function loadedPage(address: string): readonly PortfolioPhoto[] | undefined {
  return loaded.get(address);
}

/** Loads a result page, once. Rejects when it does not load, with `gone` when it no longer exists; may be tried again. */
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
