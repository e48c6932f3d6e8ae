import "./text-encoder";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** What the build writes for an element: without effects, as a browser without script shows it. */
export function builtHtml(element: ReactElement): string {
  return renderToString(element);
}
