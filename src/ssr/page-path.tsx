import { isValidElement, type ReactNode } from "react";

/** The attribute of `<html>` that holds the page's path. */
export const pagePathAttribute = "data-path";

/**
 * The elements after the body, with Gatsby's inline script reading the page's path from an attribute. As Gatsby writes
 * it, the script differs from page to page, and the Content-Security-Policy would need a hash for each. Throws when
 * Gatsby's script is not as expected.
 */
export function readPathFromAttribute(parts: readonly ReactNode[], path: string): ReactNode[] {
  const written = `window.pagePath=${JSON.stringify(path)};`;
  return parts.map((part) => {
    if (!isValidElement(part) || part.key !== "script-loader") return part;
    const { dangerouslySetInnerHTML: inner } = part.props as {
      dangerouslySetInnerHTML: { __html: string };
    };
    if (!inner.__html.includes(written)) {
      throw new Error(`Gatsby's inline script has no ${written} See src/ssr/page-path.tsx.`);
    }
    const code = inner.__html.replace(
      written,
      `window.pagePath=document.documentElement.getAttribute("${pagePathAttribute}");`,
    );
    return <script key="script-loader" dangerouslySetInnerHTML={{ __html: code }} />;
  });
}
