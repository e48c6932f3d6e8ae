declare global {
  interface Window {
    /** The inline script of gatsby-plugin-google-gtag defines it, unless Do Not Track is on. */
    gtag?: (
      ...command:
        | [name: "set", values: { page_location: string; page_referrer: string }]
        | [name: "event", event: "page_view", values: { page_path: string }]
    ) => void;
  }
}

/** Parameters of the site's addresses that say what a visitor looks for or asks for. */
const privateParameters = ["search", "photo", "service", "offer"];

/**
 * Loads Google's script once the page has loaded, so that a slow or blocked host does not delay the page. Under Do Not Track it
 * loads nothing, unlike the plugin's own script element.
 */
export function loadAnalytics(measurementId: string): void {
  if (!window.gtag) return;
  setAddresses(document.referrer);
  if (document.readyState === "complete") appendScript(measurementId);
  else addEventListener("load", () => appendScript(measurementId), { once: true });
}

function appendScript(measurementId: string) {
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** The page's address that was set last. */
let sentAddress = "";

/** Sets the addresses that all later events contain. Otherwise, each event would contain the current query. */
function setAddresses(referrer: string) {
  sentAddress = withoutPrivate(location.href);
  window.gtag?.("set", { page_location: sentAddress, page_referrer: withoutPrivate(referrer) });
}

function withoutPrivate(address: string): string {
  if (!address) return "";
  const url = new URL(address);
  for (const name of privateParameters) url.searchParams.delete(name);
  return url.href;
}

const titleElement = () => document.head.querySelector("title");

/**
 * Reports a page view if the path has changed; a new query or hash is not a new page. On a change of page, Gatsby removes
 * the old title after this call, and adds the new one some frames later.
 */
export function reportPageView(path: string, previousPath: string | undefined): void {
  if (path === previousPath) return;
  if (previousPath !== undefined) setAddresses(sentAddress);
  const old = previousPath === undefined ? null : titleElement();
  const report = () => {
    const title = titleElement();
    if (title && title !== old) window.gtag?.("event", "page_view", { page_path: path });
    else requestAnimationFrame(report);
  };
  report();
}
