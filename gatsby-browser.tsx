import type { GatsbyBrowser } from "gatsby";
import { wrapPage } from "./src/components/layout/wrap-page";
import { prefetchOnIntent } from "./src/lib/prefetch-on-intent";
import "./src/theme/global.css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/** The layout decides where a new route starts (`useRouteChange`); a reload stays where it was. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  !prevRouterProps;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  history.scrollRestoration = "manual";
  prefetchOnIntent(window.___loader);
};

/** Pages are fetched on intent, not because a link is in view: pictures need the line first. */
export const disableCorePrefetching = () => true;
