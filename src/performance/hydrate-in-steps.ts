import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates a built page as a transition: React works in small steps, and the browser handles input between them. In a
 * browser that is too old (head-script.ts), the page stays as it was built.
 */
export function hydrateInSteps(page: ReactElement, container: Element): void {
  if (!document.documentElement.classList.contains("js")) return;
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
