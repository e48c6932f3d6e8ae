import type { GatsbySSR } from "gatsby";
import { wrapPage } from "./src/components/layout/wrap-page";
import displayFont from "./src/fonts/imbue-display.woff2";
import sansFont from "./src/fonts/instrument-sans.woff2";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

/**
 * Runs before the first picture is parsed: what needs script may now style itself so, and a picture is marked when
 * it has loaded or failed, whether React is there yet or not.
 */
const headScript = `document.documentElement.classList.add("js");["load","error"].forEach(function(t){document.addEventListener(t,function(e){var i=e.target;i.className==="fade"&&i.setAttribute("data-loaded","")},true)})`;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en", dir: "ltr" });
  setHeadComponents([
    <script key="head-script" dangerouslySetInnerHTML={{ __html: headScript }} />,
    ...[displayFont, sansFont].map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon.png" type="image/png" />,
    <link key="apple-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content="#fbf6f2" />,
  ]);
};

/** Gatsby's image plugin adds elements for its own component, which this site does not use. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const parts = getHeadComponents();
  replaceHeadComponents(
    parts.filter((part) => {
      const key = part && typeof part === "object" && "key" in part ? String(part.key) : "";
      return !key.startsWith("gatsby-image-style");
    }),
  );
};
