import "./src/theme/global.css";
import "./src/theme/layout.css";
import "./src/theme/arabic.css";
import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/components/layout/wrap-page";
import { removeWishes } from "./src/hooks/use-stored-wishes";
import { loadAnalytics, reportPageView } from "./src/lib/analytics";
import { rememberRoute } from "./src/lib/return-to";
import { deleteOldDraft } from "./src/lib/stored-draft";
import { whenIdle } from "./src/lib/when-idle";
import { hydrateInSteps } from "./src/performance/hydrate-in-steps";
import { isSupported } from "./src/performance/is-supported";
import { prefetchOnIntent } from "./src/performance/prefetch-on-intent";

export { shouldUpdateScroll } from "./src/components/layout/should-update-scroll";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/**
 * The browser restores the scroll position when it loads a page again. On Back and Forward, `shouldUpdateScroll` does: the
 * browser would scroll the page that is left, and Gatsby would save that as its position. WebKit restores after `pageshow`
 * and after a page from its cache is visible again, and phones reload a tab that was hidden without `pagehide`. The entry of
 * an open photograph has the gallery's position: loaded again, the photograph's page starts at its top.
 */
function restoreScrollOnLoadOnly() {
  const leave = () => {
    history.scrollRestoration = typeof history.state?.over === "string" ? "manual" : "auto";
  };
  const stay = () =>
    whenIdle(() => {
      if (!document.hidden) history.scrollRestoration = "manual";
    });
  addEventListener("pagehide", leave);
  addEventListener("pageshow", stay);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : stay()));
}

/** Sets the attributes of the root in `npm run develop`, which serves the same HTML for all pages. */
async function showLocale() {
  const { localeAt, rootAttributes } = await import("./src/i18n/locales");
  const attributes = Object.entries(rootAttributes(localeAt(location.pathname)));
  for (const [name, value] of attributes) document.documentElement.setAttribute(name, value);
}

const measurementId = process.env.GATSBY_GA_MEASUREMENT_ID;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (!isSupported()) return;
  restoreScrollOnLoadOnly();
  prefetchOnIntent();
  whenIdle(() => {
    deleteOldDraft();
    removeWishes();
  });
  /* The browser restores a page as it was left, and Back gives up a link that waits. */
  for (const name of ["pageshow", "popstate"]) addEventListener(name, () => showLoading(false));
  if (measurementId) loadAnalytics(measurementId);
  if (process.env.NODE_ENV === "development") showLocale().catch(console.error);
};

/** Shows whether a page takes longer than a second to load (layout.css). */
function showLoading(isLoading: boolean) {
  document.documentElement.toggleAttribute("data-loading", isLoading);
}

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => showLoading(true);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  showLoading(false);
  if (prevLocation) rememberRoute(location, prevLocation);
  if (measurementId) reportPageView(location.pathname, prevLocation?.pathname);
};

/** In `npm run develop` there is no built HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSteps : undefined;

/** Prefetch on intent instead of for every visible link, so that pictures load first. */
export const disableCorePrefetching = () => true;
