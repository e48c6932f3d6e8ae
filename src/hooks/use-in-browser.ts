import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What only the visitor's browser knows (her clock, her address): `inBuild` in the HTML and until React has taken
 * over, then what `inBrowser` gives. It must give equal values when nothing changed: a string, a number, a boolean.
 */
export function useInBrowser<T extends string | number | boolean | null>(
  inBrowser: () => T,
  inBuild: T,
): T {
  return useSyncExternalStore(never, inBrowser, () => inBuild);
}
