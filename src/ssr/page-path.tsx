import { isValidElement, type ReactNode } from "react";

export const pagePathAttribute = "data-path";

/**
 * The path that Gatsby compares with the browser's. It accepts `/404.html` at every address, but not the 404 page of a
 * locale with a URL prefix.
 */
export function pagePath(path: string): string {
  return path.endsWith("/404") ? "/404.html" : path;
}

/**
 * Makes Gatsby's inline script read the page's path from an attribute of `<html>`. As Gatsby writes it, the script
 * contains the path, and the Content-Security-Policy would need a hash for each page. In a page that was saved to the disk,
 * the path is empty, or Gatsby would leave it for an address that does not exist there.
 * @param parts the elements after the body
 * @throws if Gatsby's script does not contain the expected code
 */
export function readPathFromAttribute(parts: readonly ReactNode[], path: string): ReactNode[] {
  const written = `window.pagePath=${JSON.stringify(path)};`;
  return parts.map((part) => {
    if (!isValidElement(part) || part.key !== "script-loader") return part;
    const { dangerouslySetInnerHTML: inner } = part.props as {
      dangerouslySetInnerHTML: { __html: string };
    };
    if (!inner.__html.includes(written)) {
      throw new Error(
        `Gatsby's inline script does not contain "${written}". See src/ssr/page-path.tsx.`,
      );
    }
    const code = inner.__html.replace(
      written,
      `window.pagePath=location.protocol==="file:"?"":document.documentElement.getAttribute("${pagePathAttribute}");`,
    );
    return <script key="script-loader" dangerouslySetInnerHTML={{ __html: code }} />;
  });
}
