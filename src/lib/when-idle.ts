/** Runs `task` when the browser is idle. Safari lacks `requestIdleCallback`; there it runs after a timeout. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}
