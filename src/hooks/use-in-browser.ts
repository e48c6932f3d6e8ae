import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A value that only the visitor's browser knows (its clock, its address): `inBuild` in the built HTML and until
 * hydration, then what `inBrowser` gives. It must give equal values when nothing changed: a string, a number, a boolean.
 */
export function useInBrowser<T extends string | number | boolean | null>(
  inBrowser: () => T,
  inBuild: T,
): T {
  return useSyncExternalStore(never, inBrowser, () => inBuild);
}
