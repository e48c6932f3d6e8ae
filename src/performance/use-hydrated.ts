import { useSyncExternalStore } from "react";

/** False in the built page, true as soon as its script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}

function unchanging() {
  return () => undefined;
}
