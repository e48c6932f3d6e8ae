import { useSyncExternalStore } from "react";

/** False in the built page, true after hydration. */
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
