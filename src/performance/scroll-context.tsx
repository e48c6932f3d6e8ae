import type { ReactNode } from "react";

/**
 * Stands in for gatsby-react-router-scroll (see webpack.ts). The layout decides where a new route starts
 * (`useRouteChange`), and the browser itself brings a reloaded page back to where it was.
 */
export function ScrollContext({ children }: { children: ReactNode }) {
  return children;
}

/** Part of the module that is replaced; nothing here restores the scroll of a single element. */
export function useScrollRestoration(): never {
  throw new Error(
    "useScrollRestoration is not part of this site: see src/performance/scroll-context.tsx.",
  );
}
