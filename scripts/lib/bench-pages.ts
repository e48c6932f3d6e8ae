/** Measures a page of the built site: Lighthouse's figures, and the bytes of its HTML, CSS and page data. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { locales } from "../../src/i18n/locales";
import type { Context } from "./command";
import { UserError } from "./user-error";

/**
 * npx downloads it on first use. As a dependency, it would be an eighth of all installed files. Version 13 requires
 * Node 22.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** The parts of Lighthouse's report that are used. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** The median of some values, or 0 without values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The routes of all built pages, in every locale. */
export function routesOf(dir: string): string[] {
  const pages = locales.flatMap(({ pathPrefix: folder }) =>
    fs
      .readdirSync(path.join(dir, folder))
      .filter((name) => name.endsWith(".html"))
      .map((name) => path.posix.join("/", folder, path.basename(name, ".html"))),
  );
  return pages.map((page) => (page === "/index" ? "/" : page)).sort();
}

/** The bytes of a page's HTML, CSS and page data after gzip -9. */
export function measureBytes(dir: string, route: string): Record<string, number> {
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

/** The medians of Lighthouse's figures of one page. `port` is Chromium's debugging port. */
export async function measurePage(
  context: Context,
  url: string,
  { port, runs }: { port: number; runs: number },
): Promise<Record<string, number>> {
  const figures: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, value] of Object.entries(await audit(context, url, port))) {
      (figures[name] ??= []).push(value);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, median(all)]));
}

async function audit({ run }: Context, url: string, port: number): Promise<Record<string, number>> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "lighthouse-")), "report.json");
  const options = [`--port=${port}`, "--output=json", `--output-path=${file}`];
  const flags = ["--quiet", "--ignore-status-code"];
  const code = await run("npx", ["--yes", LIGHTHOUSE, url, ...options, ...flags]);
  if (code !== 0) throw new UserError(`Lighthouse failed for ${url}; see the reason above.`);
  const { categories, audits } = JSON.parse(fs.readFileSync(file, "utf8")) as Report;
  fs.rmSync(path.dirname(file), { recursive: true });
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
