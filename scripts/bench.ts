/**
 * `npm run bench` measures the built site: Lighthouse on all pages (mobile preset, median of five); blocking time, script,
 * interactions and route changes on a slow phone; and the bytes of the pages. Prints tables and writes
 * test-results/bench.json. It fails only if a byte budget is exceeded, because times depend on the machine. The budgets
 * are those of `npm run verify`.
 *
 * `npm run bench -- before/public public` measures two or more built sites in turn, so that noise affects all of them. It
 * then skips Lighthouse and the budgets. BENCH_RUNS sets the number of visits, 9 by default. BENCH_ONLY=menu,tab measures
 * only these interactions.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { measureInteractions } from "./lib/bench-interactions";
import { measureBytes, measurePage, routesOf } from "./lib/bench-pages";
import { measureVisits } from "./lib/bench-visits";
import { builtSite } from "./lib/build";
import { launchOptions } from "./lib/chromium";
import { command, type Context, root } from "./lib/command";
import { freePort } from "./lib/ports";
import { serve } from "./lib/static-server";
import { UserError } from "./lib/user-error";

command(async (context) => {
  const folders = process.argv.slice(2);
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  context.onEnd(() => browser.close());
  const sites: Record<string, string> = {};
  for (const dir of folders.length ? folders : [builtSite()]) {
    const site = await serve({ dir });
    context.onEnd(site.close);
    sites[path.relative(root, dir)] = site.url;
  }

  const runs = Number(process.env["BENCH_RUNS"] || 9);
  const visits = await measureVisits(browser, sites, runs);
  console.table(visits);
  const interactions = await measureInteractions(browser, sites, runs);
  console.table(interactions);
  const report = { visits, interactions };
  const [url] = Object.values(sites);
  if (folders.length || !url) return writeReport(report);

  const { pages, bytes } = await measurePages(context, url, port);
  writeReport({ ...report, pages, bytes });
  await browser.close();
  await checkBudgets(context, url);
});

/** Lighthouse's figures and the bytes of every page. */
async function measurePages(context: Context, url: string, port: number) {
  const pages: Record<string, Record<string, number>> = {};
  const routes = routesOf(builtSite());
  for (const route of routes) {
    pages[route] = await measurePage(context, url + route, { port, runs: 5 });
    console.log(route, JSON.stringify(pages[route]));
  }
  console.table(pages);
  const bytes = Object.fromEntries(
    routes.map((route) => [route, measureBytes(builtSite(), route)]),
  );
  console.log("Bytes, gzip -9. The budgets are in __tests__/site/budgets.test.ts.");
  console.table(bytes);
  return { pages, bytes };
}

function writeReport(report: object): void {
  const file = path.join(root, "test-results", "bench.json");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(report, null, 2));
  console.log(`Written to ${path.relative(root, file)}`);
}

async function checkBudgets({ runPackage }: Context, url: string): Promise<void> {
  const codes = [
    await runPackage("jest/bin/jest.js", ["--testPathPatterns", "site/budgets"]),
    await runPackage("@playwright/test/cli.js", ["test", "weight.once", "--reporter=line"], {
      env: { BASE_URL: url },
    }),
  ];
  if (codes.some((code) => code !== 0)) {
    throw new UserError("A byte budget is exceeded; see the failed test above.");
  }
}
