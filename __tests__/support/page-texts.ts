import type { BuiltPage } from "./built-site";

/** Attributes that browsers show or screen readers read. */
const textAttributes = ["alt", "aria-label", "aria-roledescription", "placeholder", "title"];
/** Metadata that link previews and search results show. */
const textMetadata =
  'meta[name="description"], meta[name="keywords"], meta[name^="twitter:"][name*="t"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"], meta[property="og:site_name"]';

/** A copy of a page without scripts, styles and links to other locales. */
export function readable({ html }: BuiltPage): Document {
  const document = new DOMParser().parseFromString(html, "text/html");
  for (const element of document.querySelectorAll("script, style, a[hreflang]")) element.remove();
  return document;
}

/** Every text of a page that visitors read or hear. */
export function textsOf(page: BuiltPage): string[] {
  const document = readable(page);
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const name of textAttributes) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  for (const element of document.querySelectorAll(textMetadata)) {
    texts.push(element.getAttribute("content") ?? "");
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}
