/**
 * `npm run verify`: everything that must hold, on a database and ports of its own. A failing step
 * does not hide the next one, but without packages or a build there is nothing to look at. The
 * last line counts each test and each other step.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { build, checkContent } from "./lib/build.mjs";
import { chromiumPath } from "./lib/chromium.mjs";
import { command, requireFreePort, root, script, Stop } from "./lib/command.mjs";
import { buildFixture } from "./lib/fixture-build.mjs";
import { fixtures } from "./lib/fixtures.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { serve } from "./serve.mjs";

/** Fixed, because the build holds the API's address; not those of `npm run site`. */
const PORTS = { site: 9100, api: 54331, database: 54332 };

const results = path.join(root, "test-results");
const count = { passed: 0, failed: 0 };

command(async (context) => {
  // The settings of whoever runs this must not show in what is verified.
  process.env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("GATSBY_")),
  );
  requireNode();
  const ownPorts = fixtures.map(({ name, port }) => /** @type {const} */ ([name, port]));
  for (const [what, port] of [...Object.entries(PORTS), ...ownPorts]) {
    await requireFreePort(port, `verify (${what})`, "End it and try again.");
  }
  fs.rmSync(results, { recursive: true, force: true });
  fs.mkdirSync(results, { recursive: true });
  await verify(context).catch((error) => {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    if (!(error instanceof Stop)) count.failed += 1;
  });
  if (count.failed > 0) process.exitCode = 1;
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
});

/** @param {import("./lib/command.mjs").Context} context */
async function verify(context) {
  await required("packages", () => ensureInstalled(context));
  await step("Chromium", () => ensureChromium(context));
  await step("content", () => checkContent(context));
  await step("format", () => tool(context, "prettier", "bin", "prettier.cjs", "--check", "."));
  await step("lint", () => tool(context, "eslint", "bin", "eslint.js", "."));

  const backend = await required("database", () => startBackend(context));
  const env = { GATSBY_SUPABASE_URL: backend.url, GATSBY_SUPABASE_ANON_KEY: backend.anonKey };
  await required("build", () => build(context, { env }));
  await step("types", () => tool(context, "typescript", "bin", "tsc", "--noEmit"));

  const site = await serve({ dir: path.join(root, "public"), port: PORTS.site });
  context.onEnd(site.close);
  /** @type {Record<string, string>} */
  const forTests = {
    BASE_URL: site.url,
    API_URL: backend.url,
    DATABASE_URL: backend.databaseUrl,
    CHROMIUM_PATH: chromiumPath,
  };
  for (const { name, port, env: own = {}, edit } of fixtures) {
    await step(`build with ${name}`, async () => {
      const dir = await buildFixture(context, {
        name,
        env: { ...env, ...own },
        ...(edit && { edit }),
      });
      const served = await serve({ dir, port });
      context.onEnd(served.close);
      forTests[`${name.toUpperCase()}_URL`] = served.url;
      forTests[`${name.toUpperCase()}_DIR`] = dir;
    });
  }
  await runJest(context, forTests);
  await runJourneys(context, forTests);
}

/** What begins, and how long the steps before it took. @param {string} name */
function announce(name) {
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(`\n== ${name} (after ${minutes} min)`);
}

/**
 * One step, one count; its failure is told and the next one goes on.
 * @param {string} name
 * @param {() => unknown} work
 */
async function step(name, work) {
  announce(name);
  try {
    await work();
    count.passed += 1;
    return true;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    console.error(`== ${name}: FAILED`);
    count.failed += 1;
    return false;
  }
}

/**
 * A step without which the rest has no sense.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function required(name, work) {
  /** @type {{ value: T } | undefined} */
  let done;
  await step(name, async () => {
    done = { value: await work() };
  });
  if (!done) throw new Stop(`Without ${name} the rest cannot be verified.`);
  return done.value;
}

/**
 * @param {import("./lib/command.mjs").Context} context
 * @param {string[]} parts the script within node_modules (ends with .js, .cjs or in bin/), then arguments
 */
async function tool({ run }, ...parts) {
  const inBin = parts.indexOf("bin") + 2;
  const code = await run(process.execPath, [
    script(...parts.slice(0, inBin)),
    ...parts.slice(inBin),
  ]);
  if (code !== 0) throw new Stop("Its findings stand above.");
}

/**
 * PostgreSQL and stand-in as in `npm run site`, with the fault proxy before them at the address
 * that the build knows. All journeys come from one address and would meet its limit: it is raised
 * here, in the settings table; the limit per e-mail address stays.
 * @param {import("./lib/command.mjs").Context} context
 */
async function startBackend(context) {
  const { startBackend: start } = await import("../supabase/local/backend.mjs");
  const { withClient } = await import("../supabase/local/database.mjs");
  const { startFaultProxy } = await import("../__tests__/support/fault-proxy.mjs");
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-verify-"));
  fs.chmodSync(dir, 0o755); // As root, PostgreSQL runs as another user, who must get in.
  context.onEnd(async () => fs.rmSync(dir, { recursive: true, force: true }));
  const backend = await start({
    dataDir: path.join(dir, "database"),
    databasePort: PORTS.database,
    apiPort: 0,
  });
  context.onEnd(backend.stop);
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  const proxy = await startFaultProxy({ target: backend.url, port: PORTS.api });
  context.onEnd(proxy.stop);
  return { ...backend, url: proxy.url };
}

/** @param {import("./lib/command.mjs").Context} context */
async function ensureChromium({ run }) {
  if (fs.existsSync(chromiumPath)) return;
  const isDebian = spawnSync("apt-get", ["--version"]).status === 0;
  if (!isDebian || process.getuid?.() !== 0) {
    throw new Stop(
      `There is no Chromium at ${chromiumPath}. Install it (Debian: sudo apt-get install chromium) or name another by CHROMIUM_PATH.`,
    );
  }
  console.log("There is no Chromium: installing Debian's (apt-get install chromium) …");
  const code =
    (await run("apt-get", ["update"])) || (await run("apt-get", ["install", "-y", "chromium"]));
  if (code !== 0) throw new Stop("apt-get could not install chromium; its reason stands above.");
}

/**
 * Unit tests, database tests, byte budgets and assertions on the built HTML.
 * @param {import("./lib/command.mjs").Context} context
 * @param {Record<string, string>} env
 */
async function runJest({ run }, env) {
  announce("tests (Jest)");
  const output = path.join(results, "jest.json");
  const jest = script("jest", "bin", "jest.js");
  const code = await run(process.execPath, [jest, "--json", `--outputFile=${output}`], { env });
  const report = readReport(output);
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
  addTests(report?.numPassedTests ?? 0, failed, code);
}

/**
 * @param {import("./lib/command.mjs").Context} context
 * @param {Record<string, string>} env
 */
async function runJourneys({ run }, env) {
  announce("journeys (Chromium)");
  const output = path.join(results, "journeys.json");
  const playwright = script("@playwright", "test", "cli.js");
  const code = await run(process.execPath, [playwright, "test", "--reporter=list,json"], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
  });
  const stats = readReport(output)?.stats;
  // A journey that passes only now and then has not passed.
  addTests(stats?.expected ?? 0, stats ? stats.unexpected + stats.flaky : 0, code);
}

/** @param {string} file */
function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

/**
 * A runner that fails without a failed test (no report, no tests) counts as one failure.
 * @param {number} passed
 * @param {number} failed
 * @param {number} code
 */
function addTests(passed, failed, code) {
  count.passed += passed;
  count.failed += failed === 0 && code !== 0 ? 1 : failed;
}
