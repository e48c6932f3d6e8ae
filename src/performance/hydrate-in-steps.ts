import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates a built page as a transition: React works in small steps, and the browser handles input between them. */
export function hydrateInSteps(page: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
