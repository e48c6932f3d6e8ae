import "./text-encoder";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** The HTML that the build writes for an element: no effects run. */
export function builtHtml(element: ReactElement): string {
  const { error } = console;
  /* React warns of layout effects, because jsdom, unlike the build, has a window. */
  console.error = (message: string, ...rest: unknown[]) => {
    if (!message.includes("useLayoutEffect")) error(message, ...rest);
  };
  const html = renderToString(element);
  console.error = error;
  return html;
}
