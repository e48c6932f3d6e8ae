declare global {
  interface Window {
    /** The inline script of gatsby-plugin-google-gtag defines it, unless Do Not Track is on. */
    gtag?: (command: "event", name: "page_view", values: { page_path: string }) => void;
  }
}

/**
 * Loads Google's script once the page has loaded, so that a slow or blocked host does not delay the page. Under Do Not Track it
 * loads nothing, unlike the plugin's own script element.
 */
export function loadAnalytics(measurementId: string): void {
  if (!window.gtag) return;
  if (document.readyState === "complete") appendScript(measurementId);
  else addEventListener("load", () => appendScript(measurementId), { once: true });
}

function appendScript(measurementId: string) {
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/**
 * Reports a page view if the path has changed; a new query or hash is not a new page. It waits two frames, like the
 * plugin, so that the document has the new title.
 */
export function reportPageView(path: string, previousPath: string | undefined): void {
  if (path === previousPath) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => window.gtag?.("event", "page_view", { page_path: path })),
  );
}
