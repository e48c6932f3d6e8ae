/**
 * `npm run bench` measures the built site in public/: blocking time, script, interactions and route changes on a slow
 * phone, and the bytes of the pages. `npm run bench -- before/public public` compares two or more built sites. It visits
 * them in turn, so that noise affects all of them. Prints tables and writes test-results/bench.json. BENCH_RUNS sets the
 * number of visits, 9 by default. BENCH_ONLY=menu,tab measures only these interactions.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { measureBytes } from "./lib/bench-bytes";
import { measureInteractions } from "./lib/bench-interactions";
import { measureVisits } from "./lib/bench-visits";
import { builtSite } from "./lib/build";
import { launchOptions } from "./lib/chromium";
import { command, root } from "./lib/command";
import { serve } from "./lib/static-server";

command(async ({ onEnd }) => {
  const given = process.argv.slice(2);
  const folders = given.length > 0 ? given : [builtSite()];
  const browser = await chromium.launch(launchOptions());
  onEnd(() => browser.close());
  const sites: Record<string, string> = {};
  for (const dir of folders) {
    const site = await serve({ dir });
    onEnd(site.close);
    sites[path.relative(root, dir)] = site.url;
  }

  const runs = Number(process.env["BENCH_RUNS"] || 9);
  const visits = await measureVisits(browser, sites, runs);
  console.table(visits);
  const interactions = await measureInteractions(browser, sites, runs);
  console.table(interactions);
  const bytes = measureBytes(Object.keys(sites));
  console.table(bytes);

  const file = path.join(root, "test-results", "bench.json");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ visits, interactions, bytes }, null, 2));
  console.log(`Written to ${path.relative(root, file)}`);
});
