/**
 * Emotion's JSX, which every component is compiled to (gatsby-config.ts), with one addition: words that stand in for
 * a locale's own, and which sourcing has set apart by Unicode's isolates (src/i18n/text.ts), become an element
 * that says their language and direction. So no component needs to know that a text may be in another language.
 */
import { Fragment, jsx as create, jsxs as createList } from "@emotion/react/jsx-runtime";
import { createElement, type ReactNode } from "react";

export { Fragment };

export const jsx: typeof create = (type, props, key) => create(type, withLanguages(props), key);

export const jsxs: typeof createList = (type, props, key) =>
  createList(type, withLanguages(props), key);

/** Props whose texts say which of their words are in another language. */
export function withLanguages<Props>(props: Props): Props {
  const { children } = props as { children?: ReactNode };
  if (Array.isArray(children) ? !children.some(isForeign) : !isForeign(children)) return props;
  return { ...props, children: Array.isArray(children) ? children.map(mark) : mark(children) };
}

/** The words of a text in another language: those of the default locale. */
const foreign = /(\u2066[^\u2069]+\u2069)/;

function isForeign(child: ReactNode): child is string {
  return typeof child === "string" && foreign.test(child);
}

function mark(child: ReactNode): ReactNode {
  if (!isForeign(child)) return child;
  return child
    .split(foreign)
    .map((part, index) =>
      index % 2 ? createElement("span", { key: index, lang: "en", dir: "ltr" }, part) : part,
    );
}
