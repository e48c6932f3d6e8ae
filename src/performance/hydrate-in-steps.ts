import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isSupported } from "./is-supported";

/** Hydrates a built page as a transition: React works in small steps, and the browser handles input between them. */
export function hydrateInSteps(page: ReactElement, container: Element): void {
  if (!isSupported()) return;
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
