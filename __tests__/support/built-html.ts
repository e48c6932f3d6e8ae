import "./text-encoder";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** The HTML that the build writes for an element: no effects run. */
export function builtHtml(element: ReactElement): string {
  return renderToString(element);
}
