/** Runs `work` after the browser's next paint, so that the visitor sees a response first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
