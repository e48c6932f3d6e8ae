import { useInBrowser } from "./use-in-browser";

/** Whether the browser has hydrated the page: false in the built HTML and during hydration. */
export function useHydrated(): boolean {
  return useInBrowser(() => true, false);
}
