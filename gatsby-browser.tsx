import "./src/theme/global.css";
import "./src/theme/layout.css";
import "./src/theme/arabic.css";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { keepHead } from "./src/components/layout/keep-head";
import { wrapPage } from "./src/components/layout/wrap-page";
import { loadAnalytics, reportPageView } from "./src/lib/analytics";
import { hydrateInSteps } from "./src/performance/hydrate-in-steps";
import { prefetchOnIntent } from "./src/performance/prefetch-on-intent";
import { createStyleCache } from "./src/performance/style-cache";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

const styleCache = createStyleCache();

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={styleCache}>{element}</CacheProvider>
);

/** A route starts at its top, Back and Forward too; a reload stays where it was. */
function keepScrollForReloadsOnly() {
  const restore = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  addEventListener("pagehide", restore("auto"));
  addEventListener("pageshow", restore("manual"));
}

/** The layout scrolls (`useRouteChange`). */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** `npm run develop` serves one HTML for all pages: gives the page the language and direction of its locale. */
async function showLocale() {
  const { localeAt } = await import("./src/i18n/locales");
  const { code, direction } = localeAt(location.pathname);
  Object.assign(document.documentElement, { lang: code, dir: direction });
}

const measurementId = process.env.GATSBY_GA_MEASUREMENT_ID;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepScrollForReloadsOnly();
  keepHead();
  prefetchOnIntent();
  if (measurementId) loadAnalytics(measurementId);
  if (process.env.NODE_ENV === "development") showLocale().catch(console.error);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (measurementId) reportPageView(location.pathname, prevLocation?.pathname);
};

/** In `npm run develop` there is no built page to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSteps : undefined;

/** Pages are fetched on intent, not because a link is in view: pictures need the line first. */
export const disableCorePrefetching = () => true;
