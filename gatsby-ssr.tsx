import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { EditionStyles } from "./src/build/edition-styles";
import { tokenValue } from "./src/build/tokens";
import { wrapPage } from "./src/components/layout/wrap-page";
import displayFont from "./src/fonts/imbue-display.woff2";
import sansFont from "./src/fonts/instrument-sans.woff2";
import { localeAt, locales } from "./src/i18n/locales";
import { analyticsScript, replacedAnalyticsElements } from "./src/ssr/analytics-script";
import { builtStyles, createStyleCache } from "./src/performance/style-cache";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

const caches = new Map<string, EmotionCache>();

/**
 * One style cache a page, which keeps what its elements need for one `<style>` in the head (`compat`). Elements that
 * bring their own would have the browser style the page anew for each.
 */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const cache = createStyleCache();
  cache.compat = true;
  caches.set(pathname, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};

/** The styles of a page that has been rendered, after those of its locale. */
function stylesOf(pathname: string, locale = ""): ReactElement {
  const styles = caches.get(pathname)?.inserted ?? {};
  caches.delete(pathname);
  return (
    <style
      key="styles"
      {...{ [builtStyles]: Object.keys(styles).join(" ") }}
      dangerouslySetInnerHTML={{ __html: locale + Object.values(styles).join("") }}
    />
  );
}

/** src/performance/head-script.ts, compiled by the build. */
declare const HEAD_SCRIPT: string;

/** The styles of the locales that have their own, by language. */
declare const EDITION_STYLES: Readonly<Record<string, EditionStyles>>;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  pathname,
}) => {
  const { code, direction } = localeAt(pathname);
  const locale = EDITION_STYLES[code];
  setHtmlAttributes({ lang: code, dir: direction });
  setHeadComponents([
    stylesOf(pathname, locale?.css),
    <script key="head-script" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
    ...(locale?.fonts ?? [displayFont, sansFont]).map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    ...locales.map(({ code: each, openGraph }) => (
      <meta
        key={openGraph}
        property={each === code ? "og:locale" : "og:locale:alternate"}
        content={openGraph}
      />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon.png" type="image/png" />,
    <link key="apple-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content={tokenValue("petal")} />,
  ]);
};

const measurementId = process.env["GATSBY_GA_MEASUREMENT_ID"];

/** Elements that plugins add and this site does without: the image plugin's, for its own component, and analytics'. */
const unused = [
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
  ...replacedAnalyticsElements,
];

function withoutUnused(parts: readonly ReactNode[]): ReactNode[] {
  return parts.filter((part) => {
    const key = isValidElement(part) ? String(part.key) : "";
    return !unused.some((name) => key === name);
  });
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replaceHeadComponents(withoutUnused(page.getHeadComponents()));
  page.replacePostBodyComponents([
    ...withoutUnused(page.getPostBodyComponents()),
    ...(measurementId
      ? [
          <script
            key="analytics"
            dangerouslySetInnerHTML={{ __html: analyticsScript(measurementId) }}
          />,
        ]
      : []),
  ]);
};
