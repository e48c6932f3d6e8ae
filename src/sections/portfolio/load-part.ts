import type { PortfolioPart, PortfolioPhoto } from "../../lib/portfolio-parts";

/** In milliseconds. A part is a kilobyte or two: what takes longer will not come. */
const timeout = 20_000;

const loaded = new Map<string, readonly PortfolioPhoto[]>();
const loading = new Map<string, Promise<readonly PortfolioPhoto[]>>();

/** Why a part cannot be had where a newer site has taken the place of this page's: only a reload helps. */
export const gone = "gone";

/** The photographs of a part that has been loaded. */
export function loadedPart(address: string): readonly PortfolioPhoto[] | undefined {
  return loaded.get(address);
}

/** Loads a part, once. Rejects when it cannot be had, with `gone` when it no longer exists; may be tried again. */
export function loadPart(address: string): Promise<readonly PortfolioPhoto[]> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetchPart(address);
  loading.set(address, request);
  request.then(
    (photos) => loaded.set(address, photos),
    () => loading.delete(address),
  );
  return request;
}

async function fetchPart(address: string): Promise<readonly PortfolioPhoto[]> {
  const [response, { expandPart }] = await Promise.all([
    fetch(address, { signal: AbortSignal.timeout(timeout) }),
    import("../../lib/portfolio-format"),
  ]);
  if (response.status === 404) throw gone;
  if (!response.ok) throw response.status;
  return expandPart((await response.json()) as PortfolioPart);
}
