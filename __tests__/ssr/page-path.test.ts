import { createElement, isValidElement, type ReactNode } from "react";
import { readPathFromAttribute } from "../../src/ssr/page-path";

const loader = (code: string) =>
  createElement("script", { key: "script-loader", dangerouslySetInnerHTML: { __html: code } });

const codeOf = (part: ReactNode) =>
  isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(part)
    ? part.props.dangerouslySetInnerHTML.__html
    : "";

test("the inline script is the same on every page", () => {
  const scripts = ["/", "/about", "/ar/services", "/404.html"].map((path) =>
    readPathFromAttribute([loader(`/**/window.pagePath=${JSON.stringify(path)};/**/`)], path),
  );
  const codes = new Set(scripts.map(([script]) => codeOf(script)));
  expect([...codes]).toEqual([
    '/**/window.pagePath=location.protocol==="file:"?"":document.documentElement.getAttribute("data-path");/**/',
  ]);
});

test("throws for an unexpected inline script", () => {
  expect(() => readPathFromAttribute([loader("window.path=1")], "/about")).toThrow(
    'window.pagePath="/about"',
  );
});

test("keeps other elements", () => {
  const other = createElement("script", { key: "other" });
  expect(readPathFromAttribute([other], "/about")).toEqual([other]);
});
