import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  type SalonData,
  type StructuredDataSource,
  structuredDataText,
} from "./src/build/structured-data";
import { wrapPage } from "./src/components/layout/wrap-page";
import displayFont from "./src/fonts/imbue-display.woff2";
import sansFont from "./src/fonts/instrument-sans.woff2";
import latinSansFont from "./src/fonts/instrument-sans-latin.woff2";
import arabicDisplayFont from "./src/fonts/lateef-300.woff2";
import arabicSansFont from "./src/fonts/zain-400.woff2";
import { localeAt, locales, rootAttributes, scriptOf } from "./src/i18n/locales";

/** Queried by the build (src/build/salon-data.ts). */
declare const SALON_DATA: SalonData;

/** Changes this module in each build (gatsby-node.ts). */
declare const BUILD: number;
void BUILD;

/** The structured data of the pages that are being rendered, by path. */
const structuredData = new Map<string, string>();

export const wrapPageElement: GatsbySSR["wrapPageElement"] = (page) => {
  const { pathname } = page.props.location;
  const data = page.props.data as StructuredDataSource;
  structuredData.set(pathname, structuredDataText(pathname, SALON_DATA, data));
  return wrapPage(page);
};

function firstFonts(pathname: string, body: string): readonly string[] {
  if (scriptOf(localeAt(pathname).code) !== "Arab") return [displayFont, sansFont];
  const [heading = ""] = /<h1.*?<\/h1>/s.exec(body) ?? [];
  const text = heading.replace(/<[^>]*>/g, "");
  const isLatin = /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
  return isLatin ? [displayFont, latinSansFont] : [arabicDisplayFont, arabicSansFont];
}

/**
 * Renders the page in one piece, and preloads its fonts. By default, Gatsby renders a stream; React 18 then writes a NUL
 * character into Arabic words and typographic quotation marks at the end of some chunks.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  pathname,
}) => {
  const body = renderToString(<>{bodyComponent}</>);
  replaceBodyHTMLString(body);
  setHeadComponents(
    firstFonts(pathname, body).map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  );
};

/** The structured data of a page that has been rendered. */
function structuredDataOf(pathname: string): ReactElement {
  const text = structuredData.get(pathname) ?? "[]";
  structuredData.delete(pathname);
  return (
    <script
      key="structured-data"
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** src/inline/head-script.ts, compiled by the build. */
declare const HEAD_SCRIPT: string;

/** src/inline/repair-address.ts, compiled by the build. */
declare const NOT_FOUND_SCRIPT: string;

/** The value of the token `petal`. */
declare const THEME_COLOR: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  pathname,
}) => {
  const locale = localeAt(pathname);
  const { code } = locale;
  setHtmlAttributes(rootAttributes(locale));
  setHeadComponents([
    <script key="head-script" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
    /\/404(\.html)?$/.test(pathname) && (
      <script key="not-found-script" dangerouslySetInnerHTML={{ __html: NOT_FOUND_SCRIPT }} />
    ),
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
    <meta key="theme-color" name="theme-color" content={THEME_COLOR} />,
    /* The detectors of iOS would change texts before hydration, and React would render the page again. */
    <meta
      key="format-detection"
      name="format-detection"
      content="telephone=no, date=no, address=no, email=no"
    />,
    structuredDataOf(pathname),
  ]);
};

/**
 * Elements of plugins that this site does not need: those of the image plugin's component, and the script element and
 * hints of the analytics plugin, which contact Google before the page has loaded and under Do Not Track
 * (src/lib/analytics.ts).
 */
const unused = new Set([
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
  "preconnect-google-gtag",
  "dns-prefetch-google-gtag",
  "gatsby-plugin-google-gtag",
]);

function withoutUnused(parts: readonly ReactNode[]): ReactNode[] {
  return parts.filter((part) => !isValidElement(part) || !unused.has(String(part.key)));
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replaceHeadComponents(withoutUnused(page.getHeadComponents()));
  page.replacePostBodyComponents(withoutUnused(page.getPostBodyComponents()));
};
