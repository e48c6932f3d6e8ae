/** Runs `work` after the browser's next paint, so that what the visitor asked for is shown first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
