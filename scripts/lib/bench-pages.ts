/** What a page of the built site costs: Lighthouse's figures and the bytes of its text. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { locales } from "../../src/i18n/locales";
import type { Context } from "./command";
import { UserError } from "./user-error";

/**
 * Fetched by npx when it is first needed: with what it brings it is an eighth of all files that an installation would
 * write, for one command. 13 needs Node 22.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** The middle one of some values; 0 for none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The route of each built page, in every language. */
export function routesOf(dir: string): string[] {
  const pages = locales.flatMap(({ pathPrefix: folder }) =>
    fs
      .readdirSync(path.join(dir, folder))
      .filter((name) => name.endsWith(".html"))
      .map((name) => path.posix.join("/", folder, path.basename(name, ".html"))),
  );
  return pages.map((page) => (page === "/index" ? "/" : page)).sort();
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
  const tolerant = ["--quiet", "--ignore-status-code"];
  const code = await run("npx", ["--yes", LIGHTHOUSE, url, ...options, ...tolerant]);
  if (code !== 0)
    throw new UserError(`Lighthouse gave no answer for ${url}; its reason stands above.`);
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
