/**
 * `npm run bench`: Lighthouse (mobile preset, median of five) over all pages of the built site, what scripted
 * interactions cost at a quarter of the processor's speed, and what the pages weigh. Prints tables, writes
 * test-results/bench.json. Times are told and never judged: machines are noisy. It fails on the byte budgets alone, by
 * the tests that hold them in `npm run verify`.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { measureInteractions } from "./lib/bench-interactions";
import { measurePage, routesOf, weigh } from "./lib/bench-pages";
import { builtSite } from "./lib/build";
import { launchOptions } from "./lib/chromium";
import { command, type Context, root } from "./lib/command";
import { freePort } from "./lib/ports";
import { serve } from "./lib/static-server";
import { UserError } from "./lib/user-error";

command(async (context) => {
  const runs = Number(process.env["BENCH_RUNS"] || 5);
  const dir = builtSite();
  const site = await serve({ dir });
  context.onEnd(site.close);
  const options = launchOptions();
  const port = await freePort();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  context.onEnd(() => browser.close());

  const routes = routesOf(dir);
  const pages: Record<string, Record<string, number>> = {};
  for (const route of routes) {
    pages[route] = await measurePage(context, site.url + route, { port, runs });
    console.log(route, JSON.stringify(pages[route]));
  }
  console.table(pages);
  const interactions = await measureInteractions(browser, site.url, runs);
  console.table(interactions);
  const bytes = Object.fromEntries(routes.map((route) => [route, weigh(dir, route)]));
  console.log("Bytes, gzip -9; their budgets stand in __tests__/site/budgets.test.ts");
  console.table(bytes);

  const file = path.join(root, "test-results", "bench.json");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ pages, interactions, bytes }, null, 2));
  console.log(`Written to ${path.relative(root, file)}`);
  await browser.close();
  await judgeBytes(context, site.url);
});

async function judgeBytes({ runPackage }: Context, url: string): Promise<void> {
  const ends = [
    await runPackage("jest/bin/jest.js", ["--testPathPatterns", "site/budgets"]),
    await runPackage("@playwright/test/cli.js", ["test", "weight.once", "--reporter=line"], {
      env: { BASE_URL: url },
    }),
  ];
  if (ends.some((code) => code !== 0)) {
    throw new UserError("A byte budget is exceeded: which one stands above.");
  }
}
