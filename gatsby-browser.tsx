import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/components/layout/wrap-page";
import { prefetchOnIntent } from "./src/lib/prefetch-on-intent";
import "./src/theme/global.css";
import "./src/theme/layout.css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

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
};

/** Pages are fetched on intent, not because a link is in view: pictures need the line first. */
export const disableCorePrefetching = () => true;
