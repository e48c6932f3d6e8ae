/**
 * What stands in the page for analytics, as text for one inline script, after gatsby-plugin-google-gtag's own:
 *
 * - The far script is fetched after the page has loaded, so that a slow or blocked host delays nothing, and under
 *   Do Not Track not at all (the plugin's own tag would be).
 * - One page view per route: the plugin sends one for every new address, hash and query included.
 */
export function analyticsScript(measurementId: string): string {
  const source = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  return `(function(){var send=window.gtag,last;if(!send)return;window.gtag=function(command,name,values){if(name==="page_view"){var path=values.page_path.split(/[?#]/)[0];if(path===last)return;last=path;values={page_path:path}}send(command,name,values)};addEventListener("load",function(){var script=document.createElement("script");script.async=true;script.src=${JSON.stringify(source)};document.head.appendChild(script)})})()`;
}

/** The keys of the plugin's elements that the script above replaces. */
export const replacedAnalyticsElements: readonly string[] = [
  "preconnect-google-gtag",
  "dns-prefetch-google-gtag",
  "gatsby-plugin-google-gtag",
];
