/** The head elements that search engines, link previews and the browser's tab use. */
const described = "title, meta, link[rel=canonical], link[hreflang]";

/**
 * Keeps the head filled between two routes. Gatsby removes the head elements of the old page some frames before it adds
 * those of the new page. This puts them back at once; Gatsby then replaces the ones that differ.
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
