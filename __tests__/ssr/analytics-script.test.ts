/** @jest-environment jsdom */
import { analyticsScript, replacedAnalyticsElements } from "../../src/ssr/analytics-script";

interface Tab {
  gtag?: ((command: string, name: string, values: object) => void) | undefined;
}

/** Lets the script run as it does in a page: after the plugin's own script, or without it under Do Not Track. */
function start({ plugin = true, id = "G-TEST00000" } = {}) {
  document.head.innerHTML = "";
  const sent: unknown[][] = [];
  const onLoad: (() => void)[] = [];
  const tab: Tab = plugin ? { gtag: (...command) => void sent.push(command) } : {};
  const listen = (event: string, listener: () => void) => {
    if (event === "load") onLoad.push(listener);
  };
  new Function("window", "addEventListener", analyticsScript(id))(tab, listen);
  return {
    sent,
    tab,
    view: (path: string) => tab.gtag?.("event", "page_view", { page_path: path }),
    load: () => onLoad.forEach((listener) => listener()),
    farScripts: () => [...document.head.querySelectorAll("script")].map(({ src }) => src),
  };
}

const pageView = (path: string) => ["event", "page_view", { page_path: path }];

test("every route is one page view, with its path alone", () => {
  const { view, sent } = start();
  ["/", "/services", "/"].forEach(view);
  expect(sent).toEqual(["/", "/services", "/"].map(pageView));
});

test("a hash or a query is no page view of its own", () => {
  const { view, sent } = start();
  ["/services#hair", "/services#facials", "/services"].forEach(view);
  ["/portfolio?category=nails", "/portfolio?category=nails&page=2"].forEach(view);
  expect(sent).toEqual(["/services", "/portfolio"].map(pageView));
});

test("whatever else the plugin says is passed on unchanged", () => {
  const { tab, sent } = start();
  tab.gtag?.("config", "G-TEST00000", { send_page_view: false });
  expect(sent).toEqual([["config", "G-TEST00000", { send_page_view: false }]]);
});

test("the far script is asked for only once the page has loaded", () => {
  const { load, farScripts } = start();
  expect(farScripts()).toEqual([]);
  load();
  expect(farScripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST00000"]);
});

test("where the plugin keeps silent, as under Do Not Track, nothing is fetched or sent", () => {
  const { tab, load, farScripts } = start({ plugin: false });
  load();
  expect(tab.gtag).toBeUndefined();
  expect(farScripts()).toEqual([]);
});

test("a measurement id with odd signs cannot leave its place", () => {
  const id = `"></script>&x=`;
  expect(analyticsScript(id)).not.toContain("</script>");
  const { load, farScripts } = start({ id });
  load();
  expect(farScripts()).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
  ]);
});

test("the plugin's own tag and its hints to the far host are left out of the page", () => {
  expect(replacedAnalyticsElements).toEqual(
    expect.arrayContaining([
      "gatsby-plugin-google-gtag",
      "preconnect-google-gtag",
      "dns-prefetch-google-gtag",
    ]),
  );
});
