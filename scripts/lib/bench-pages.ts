/** What a page of the built site costs: Lighthouse's figures and the bytes of its text. */
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Stop } from "./stop";

/** The middle one of some values; 0 for none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The route of each built page. */
export function routesOf(dir: string): string[] {
  const pages = fs.readdirSync(dir).filter((name) => name.endsWith(".html"));
  return pages.map((page) => `/${path.basename(page, ".html")}`.replace(/^\/index$/, "/")).sort();
}

/** What a page's text weighs, in bytes after gzip -9. */
export function weigh(dir: string, route: string): Record<string, number> {
  const name = route === "/" ? "index" : route.slice(1);
  const html = fs.readFileSync(path.join(dir, `${name}.html`), "utf8");
  const data = name === "404" ? "404.html" : name;
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text);
  const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
  return {
    HTML: zipped(html),
    CSS: zipped(styles.join("")),
    "page data": zipped(fs.readFileSync(path.join(dir, "page-data", data, "page-data.json"))),
  };
}

/** Lighthouse's figures of one page, the median of each; `port` is Chromium's, for debugging. */
export async function measurePage(
  url: string,
  { port, runs }: { port: number; runs: number },
): Promise<Record<string, number>> {
  const figures: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, value] of Object.entries(await audit(url, port))) {
      (figures[name] ??= []).push(value);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, median(all)]));
}

async function audit(url: string, port: number): Promise<Record<string, number>> {
  const { default: lighthouse } = await import("lighthouse"); // Only as an ES module.
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    ignoreStatusCode: true,
  });
  if (!result) throw new Stop(`Lighthouse gave no answer for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    seo: score("seo"),
    "LCP ms": Math.round(value("largest-contentful-paint")),
    "TBT ms": Math.round(value("total-blocking-time")),
    CLS: Number(value("cumulative-layout-shift").toFixed(3)),
    KB: Math.round(value("total-byte-weight") / 1024),
  };
}
