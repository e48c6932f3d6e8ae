/** A callback ref: scrolls as little as shows a message that has appeared. */
export function scrollIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: "nearest" });
}
