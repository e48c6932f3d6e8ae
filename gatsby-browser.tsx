import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/components/layout/wrap-page";
import { hydrateInSteps } from "./src/performance/hydrate-in-steps";
import { prefetchOnIntent } from "./src/performance/prefetch-on-intent";
import { createStyleCache } from "./src/performance/style-cache";
import "./src/theme/global.css";
import "./src/theme/layout.css";

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

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepScrollForReloadsOnly();
  prefetchOnIntent(window.___loader);
  if (process.env.NODE_ENV === "development") {
    import("./src/build/develop-edition").then(({ showEdition }) => showEdition(), console.error);
  }
};

/** In `npm run develop` there is no built page to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSteps : undefined;

/** Pages are fetched on intent, not because a link is in view: pictures need the line first. */
export const disableCorePrefetching = () => true;
