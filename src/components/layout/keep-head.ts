/** What search engines, link previews and the browser's tab read of a page. */
const described = "title, meta, link[rel=canonical], link[hreflang]";

/**
 * Keeps the head from being empty between two routes. Gatsby takes out the old page's head elements some frames before
 * it adds the new page's. They are put back at once; Gatsby then replaces those that differ.
 */
export function keepHead(): void {
  new MutationObserver((changes) => {
    if (document.head.querySelector("[data-gatsby-head]")) return;
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    document.head.append(
      ...removed.filter((node) => node instanceof Element && node.matches(described)),
    );
  }).observe(document.head, { childList: true });
}
