/**
 * `npm run verify`: runs every check, with its own database and ports. The steps continue after a failure, except after
 * a failed build. The last line is the total number of tests and other steps. `npm run verify -- sources` runs one
 * part, so that hosted runners can share the work (.github/workflows/verify.yml).
 */
import fs from "node:fs";
import path from "node:path";
import { build, builtSite, checkContent } from "./lib/build";
import { command, type Context, root } from "./lib/command";
import { ensureChromium } from "./lib/ensure-chromium";
import { buildFixture } from "./lib/fixture-build";
import { fixtures } from "./lib/fixtures";
import { startNotifications } from "./lib/notifications";
import { hasPostgresClient, rehearseRecovery } from "./lib/recovery";
import { serve } from "./lib/static-server";
import { type Counts, countSteps, type Print, type Steps } from "./lib/steps";
import { UserError } from "./lib/user-error";
import { startVerifyBackend } from "./lib/verify-backend";

/** The folder of the test reports. */
const RESULTS = path.join(root, "test-results");

/**
 * The number of journeys that may pass only on retry. On a busy machine a browser may be too slow; more than this
 * points to a problem of the site.
 */
const TOLERATED_FLAKY = 3;

/**
 * `sources` needs no build. `built` runs the tests of the build and the database. `journeys` runs the browser tests;
 * JOURNEYS_SHARD, such as 1/3, selects a share of them.
 */
const PARTS = ["sources", "built", "journeys"] as const;
type Part = (typeof PARTS)[number];

/** Environment variables of the tests: addresses and folders. */
type TestEnvironment = Record<string, string>;

command(async (context) => {
  const parts = partsOf(process.argv.slice(2));
  // The user's settings must not influence the checks.
  for (const name of Object.keys(process.env)) {
    if (/^(GATSBY|ADMIN)_/.test(name)) Reflect.deleteProperty(process.env, name);
  }
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const steps = countSteps();
  await verify(context, steps, parts).catch((error) => {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    if (!(error instanceof UserError)) steps.count.failed += 1;
  });
  if (steps.count.failed > 0) process.exitCode = 1;
  console.log(`\n${steps.table()}`);
  console.log(`\n${steps.count.passed} passed, ${steps.count.failed} failed`);
});

/** The parts on the command line; by default, all. */
function partsOf(names: readonly string[]): ReadonlySet<Part> {
  const known = PARTS.filter((part) => names.length === 0 || names.includes(part));
  if (names.length > 0 && known.length !== names.length) {
    throw new UserError(`Unknown part: ${names.join(" ")}. The parts are ${PARTS.join(", ")}.`);
  }
  return new Set(known);
}

/** Runs independent steps in parallel: builds leave a core idle much of the time. */
async function verify(context: Context, steps: Steps, parts: ReadonlySet<Part>): Promise<void> {
  const { step } = steps;
  if (parts.has("journeys")) await step("Chromium", () => ensureChromium(context));
  // Another job of the same run annotates the commit: "Content" of a pull request, "Build" of a release.
  await step("content", () => checkContent(context, { GITHUB_ACTIONS: "" }));
  const quick = parts.has("sources") ? checkSources(context, steps) : undefined;
  if (!parts.has("built") && !parts.has("journeys")) return quick;

  const { forTests, fixtureBuilds } = await buildSite(context, steps);
  await quick;
  if (parts.has("built")) {
    await step("types", () => succeed(context.runPackage("typescript/bin/tsc", [])));
    // The database tests need no fixture. They use the core that its build leaves idle.
    await runProject(context, steps, "database", forTests);
  }
  await fixtureBuilds;
  if (parts.has("built")) await checkRelease(context, steps, forTests);
  await Promise.all([
    parts.has("built") && runProject(context, steps, "site", forTests),
    parts.has("journeys") && runJourneys(context, steps, forTests),
  ]);
}

/** Builds and serves the site. The builds of the fixtures continue after it returns. */
async function buildSite(
  context: Context,
  { required, runBuffered }: Steps,
): Promise<{ forTests: TestEnvironment; fixtureBuilds: Promise<unknown> }> {
  const backend = await required("database", () => startVerifyBackend(context));
  const env = { GATSBY_SUPABASE_URL: backend.url, GATSBY_SUPABASE_ANON_KEY: backend.anonKey };
  await required("build", () => build(context, { env: { ...env, ADMIN_LOCAL: "true" } }));
  const site = await serve({ dir: builtSite() });
  context.onEnd(site.close);
  const forTests: TestEnvironment = {
    BASE_URL: site.url,
    API_URL: backend.url,
    API_KEY: backend.anonKey,
    DATABASE_URL: backend.databaseUrl,
  };
  const builds = fixtures.map((fixture) =>
    runBuffered(`build with ${fixture.name}`, async (print) => {
      const changed = { ...fixture, env: { ...env, ...fixture.env } };
      const dir = await buildFixture(context, changed, print);
      const served = await serve({ dir });
      context.onEnd(served.close);
      const name = fixture.name.toUpperCase();
      Object.assign(forTests, { [`${name}_URL`]: served.url, [`${name}_DIR`]: dir });
    }),
  );
  return { forTests, fixtureBuilds: Promise.all(builds) };
}

/**
 * Checks that a release depends on. The host's server is compared nightly (.github/workflows/nightly.yml).
 */
async function checkRelease(
  context: Context,
  { step }: Steps,
  { BASE_URL = "", API_URL, API_KEY, DATABASE_URL = "" }: TestEnvironment,
): Promise<void> {
  await step("smoke test", async () => {
    const { stop, ...settings } = await startNotifications(DATABASE_URL);
    const env = { GATSBY_SUPABASE_URL: API_URL, GATSBY_SUPABASE_ANON_KEY: API_KEY, ...settings };
    const smoke = ["scripts/smoke.ts", BASE_URL];
    const code = await context.runPackage("tsx/dist/cli.mjs", smoke, { env }).finally(stop);
    if (code !== 0) throw new UserError("The smoke test failed; see the reason above.");
  });
  if (hasPostgresClient()) await step("recovery", () => rehearseRecovery(context));
}

/** Checks that need no build. */
async function checkSources(context: Context, steps: Steps): Promise<void> {
  const { runPackage, runScript } = context;
  const { runBuffered } = steps;
  await runBuffered("format", (print) =>
    succeed(runPackage("prettier/bin/prettier.cjs", ["--check", "."], { print })),
  );
  await runBuffered("lint", (print) => succeed(runScript("lint", [], { print })));
  await runBuffered("spelling", (print) =>
    succeed(runPackage("cspell/bin.mjs", ["--no-progress", "--no-summary"], { print })),
  );
  await runTests(steps, "sources", (args, print) => runScript("test", args, { print }));
}

async function succeed(run: Promise<number>): Promise<void> {
  if ((await run) !== 0) throw new UserError("It failed; see the output above.");
}

/** Runs a Jest project (jest.config.mjs) that `npm test` does not include. */
async function runProject(
  { runPackage }: Context,
  steps: Steps,
  project: string,
  env: TestEnvironment,
): Promise<void> {
  await runTests(steps, project, (args, print) =>
    runPackage("jest/bin/jest.js", ["--selectProjects", project, ...args], { env, print }),
  );
}

/** Runs Jest with arguments for a report, and counts the tests in the report. */
async function runTests(
  { runBuffered }: Steps,
  name: string,
  run: (args: string[], print: Print) => Promise<number>,
): Promise<void> {
  const output = path.join(RESULTS, `${name}.json`);
  await runBuffered(`tests (${name})`, async (print) => {
    const code = await run(["--json", `--outputFile=${output}`], print);
    const report = readReport<JestReport>(output);
    const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
    return counted({ passed: report?.numPassedTests ?? 0, failed }, code);
  });
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

async function runJourneys(
  { runPackage }: Context,
  { step }: Steps,
  env: TestEnvironment,
): Promise<void> {
  const output = path.join(RESULTS, "journeys.json");
  await step("journeys (Chromium)", async () => {
    const shard = process.env["JOURNEYS_SHARD"];
    const args = ["test", "--reporter=list,json", "--retries=1"];
    if (shard) args.push(`--shard=${shard}`);
    const code = await runPackage("@playwright/test/cli.js", args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
    });
    const { expected, unexpected, flaky } = readReport<JourneysReport>(output)?.stats ?? noJourneys;
    if (flaky > 0) console.warn(`${flaky} passed only on retry; see the list above.`);
    const failed = flaky > TOLERATED_FLAKY ? unexpected + flaky : unexpected;
    return counted({ passed: expected + flaky, failed }, code);
  });
}

interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const noJourneys: JourneysReport["stats"] = { expected: 0, unexpected: 0, flaky: 0 };

function readReport<T>(file: string): T | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, "utf8")) as T;
}

/** Counts a runner that fails without a failed test (no report, no tests) as one failure. */
function counted({ passed, failed }: Counts, code: number): Counts {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
