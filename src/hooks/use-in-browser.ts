import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A value that is known only in the browser, such as its clock or its address. Returns `inBuild` in the built HTML and
 * during hydration, then the result of `inBrowser`, which must be a primitive so that equal results compare as equal.
 */
export function useInBrowser<T extends string | number | boolean | null>(
  inBrowser: () => T,
  inBuild: T,
): T {
  return useSyncExternalStore(never, inBrowser, () => inBuild);
}
