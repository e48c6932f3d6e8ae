import { act } from "@testing-library/react";

/** Goes back or forward in the history, and waits until the page has responded. */
export function traverse(steps: number): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => setTimeout(resolve, 50), { once: true });
        history.go(steps);
      }),
  );
}
