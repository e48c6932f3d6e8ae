/**
 * `npm run verify`: everything that must hold, on a database and ports of its own. A failing step does not hide the
 * next one, but without a build there is nothing to look at. The last line counts each test and each other step.
 */
import fs from "node:fs";
import path from "node:path";
import { build, builtSite, checkContent } from "./lib/build";
import { chromiumPath } from "./lib/chromium";
import { command, root, type Context } from "./lib/command";
import { ensureChromium } from "./lib/ensure-chromium";
import { buildFixture } from "./lib/fixture-build";
import { fixtures } from "./lib/fixtures";
import { serve } from "./lib/static-server";
import { countSteps, type Steps } from "./lib/steps";
import { Stop } from "./lib/stop";
import { startVerifyBackend } from "./lib/verify-backend";

/** Where the runners write their reports. */
const RESULTS = path.join(root, "test-results");

/** What the tests find in their environment: addresses, folders, Chromium. */
type TestEnvironment = Record<string, string>;

command(async (context) => {
  // The settings of whoever runs this must not show in what is verified.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith("GATSBY_")) Reflect.deleteProperty(process.env, name);
  }
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const steps = countSteps();
  await verify(context, steps).catch((error) => {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    if (!(error instanceof Stop)) steps.count.failed += 1;
  });
  if (steps.count.failed > 0) process.exitCode = 1;
  console.log(`\n${steps.count.passed} passed, ${steps.count.failed} failed`);
});

async function verify(context: Context, steps: Steps): Promise<void> {
  const { step, required } = steps;
  await step("Chromium", () => ensureChromium(context));
  await step("content", () => checkContent(context));
  await step("format", () => tool(context, "prettier/bin/prettier.cjs", "--check", "."));
  await step("lint", () => tool(context, "eslint/bin/eslint.js", "."));

  const backend = await required("database", () => startVerifyBackend(context));
  const env = { GATSBY_SUPABASE_URL: backend.url, GATSBY_SUPABASE_ANON_KEY: backend.anonKey };
  await required("build", () => build(context, { env }));
  await step("types", () => tool(context, "typescript/bin/tsc", "--noEmit"));

  const site = await serve({ dir: builtSite() });
  context.onEnd(site.close);
  const forTests: TestEnvironment = {
    BASE_URL: site.url,
    API_URL: backend.url,
    DATABASE_URL: backend.databaseUrl,
    CHROMIUM_PATH: chromiumPath(),
  };
  for (const fixture of fixtures) {
    await step(`build with ${fixture.name}`, async () => {
      const dir = await buildFixture(context, { ...fixture, env: { ...env, ...fixture.env } });
      const served = await serve({ dir });
      context.onEnd(served.close);
      const name = fixture.name.toUpperCase();
      Object.assign(forTests, { [`${name}_URL`]: served.url, [`${name}_DIR`]: dir });
    });
  }
  await runJest(context, steps, forTests);
  await runJourneys(context, steps, forTests);
}

async function tool({ runPackage }: Context, script: string, ...args: string[]): Promise<void> {
  if ((await runPackage(script, args)) !== 0) throw new Stop("Its findings stand above.");
}

/** Unit tests, database tests, byte budgets and assertions on the built HTML. */
async function runJest(context: Context, steps: Steps, env: TestEnvironment): Promise<void> {
  steps.announce("tests (Jest)");
  const output = path.join(RESULTS, "jest.json");
  const args = ["--json", `--outputFile=${output}`];
  const code = await context.runPackage("jest/bin/jest.js", args, { env });
  const report = readReport<JestReport>(output);
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
  addTests(steps, { passed: report?.numPassedTests ?? 0, failed, code });
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

async function runJourneys(context: Context, steps: Steps, env: TestEnvironment): Promise<void> {
  steps.announce("journeys (Chromium)");
  const output = path.join(RESULTS, "journeys.json");
  const code = await context.runPackage(
    "@playwright/test/cli.js",
    ["test", "--reporter=list,json"],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output } },
  );
  const stats = readReport<JourneysReport>(output)?.stats;
  // A journey that passes only now and then has not passed.
  const failed = stats ? stats.unexpected + stats.flaky : 0;
  addTests(steps, { passed: stats?.expected ?? 0, failed, code });
}

interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function readReport<T>(file: string): T | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, "utf8")) as T;
}

/** A runner that fails without a failed test (no report, no tests) counts as one failure. */
function addTests(
  { count }: Steps,
  { passed, failed, code }: { passed: number; failed: number; code: number },
): void {
  count.passed += passed;
  count.failed += failed === 0 && code !== 0 ? 1 : failed;
}
