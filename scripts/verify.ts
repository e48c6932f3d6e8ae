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
import { countSteps, type Counts, type Print, type Steps } from "./lib/steps";
import { Stop } from "./lib/stop";
import { startVerifyBackend } from "./lib/verify-backend";

/** Where the runners write their reports. */
const RESULTS = path.join(root, "test-results");

/**
 * How many journeys may need a second try. A browser on a busy machine now and then misses a moment; where more do,
 * it is the site.
 */
const TOLERATED_FLAKY = 3;

/** What the tests find in their environment: addresses, folders, Chromium. */
type TestEnvironment = Record<string, string>;

command(async (context) => {
  // The settings of whoever runs this must not show in what is verified.
  for (const name of Object.keys(process.env)) {
    if (/^(GATSBY|ADMIN)_/.test(name)) Reflect.deleteProperty(process.env, name);
  }
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const steps = countSteps();
  await verify(context, steps).catch((error) => {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    if (!(error instanceof Stop)) steps.count.failed += 1;
  });
  if (steps.count.failed > 0) process.exitCode = 1;
  console.log(`\n${steps.table()}`);
  console.log(`\n${steps.count.passed} passed, ${steps.count.failed} failed`);
});

/** What does not need one another runs side by side: builds leave a core idle for much of their time. */
async function verify(context: Context, steps: Steps): Promise<void> {
  const { step, required, beside } = steps;
  await step("Chromium", () => ensureChromium(context));
  await step("content", () => checkContent(context));
  const backend = await required("database", () => startVerifyBackend(context));
  const env = { GATSBY_SUPABASE_URL: backend.url, GATSBY_SUPABASE_ANON_KEY: backend.anonKey };

  const quick = checkSources(context, steps);
  await required("build", () => build(context, { env: { ...env, ADMIN_LOCAL: "true" } }));
  const site = await serve({ dir: builtSite() });
  context.onEnd(site.close);
  const forTests: TestEnvironment = {
    BASE_URL: site.url,
    API_URL: backend.url,
    DATABASE_URL: backend.databaseUrl,
    CHROMIUM_PATH: chromiumPath(),
  };
  const builds = fixtures.map((fixture) =>
    beside(`build with ${fixture.name}`, async (print) => {
      const changed = { ...fixture, env: { ...env, ...fixture.env } };
      const dir = await buildFixture(context, changed, print);
      const served = await serve({ dir });
      context.onEnd(served.close);
      const name = fixture.name.toUpperCase();
      Object.assign(forTests, { [`${name}_URL`]: served.url, [`${name}_DIR`]: dir });
    }),
  );
  await quick;
  await step("types", () => tool(context, undefined, "typescript/bin/tsc", "--noEmit"));
  await Promise.all(builds);
  await Promise.all([
    runJest(context, steps, ["database", "site"], forTests),
    runJourneys(context, steps, forTests),
  ]);
}

/** What can be said without a build. */
async function checkSources(context: Context, steps: Steps): Promise<void> {
  const { beside } = steps;
  await beside("format", (print) =>
    tool(context, print, "prettier/bin/prettier.cjs", "--check", "."),
  );
  await beside("lint", (print) => tool(context, print, "eslint/bin/eslint.js", "."));
  await runJest(context, steps, ["unit", "content", "scripts"]);
}

async function tool(
  { runPackage }: Context,
  print: Print | undefined,
  script: string,
  ...args: string[]
): Promise<void> {
  if ((await runPackage(script, args, { print })) !== 0)
    throw new Stop("Its findings stand above.");
}

/** Some of Jest's projects (jest.config.mjs), counted by test. */
async function runJest(
  { runPackage }: Context,
  { beside }: Steps,
  projects: readonly string[],
  env: TestEnvironment = {},
): Promise<void> {
  const name = `tests (${projects.join(", ")})`;
  const output = path.join(RESULTS, `${projects.join("-")}.json`);
  const args = ["--selectProjects", ...projects, "--json", `--outputFile=${output}`];
  await beside(name, async (print) => {
    const code = await runPackage("jest/bin/jest.js", args, { env, print });
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
    const args = ["test", "--reporter=list,json", "--retries=1"];
    const code = await runPackage("@playwright/test/cli.js", args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
    });
    const { expected, unexpected, flaky } = readReport<JourneysReport>(output)?.stats ?? noJourneys;
    if (flaky > 0) console.warn(`${flaky} passed at a second try only; the list above names them.`);
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

/** A runner that fails without a failed test (no report, no tests) counts as one failure. */
function counted({ passed, failed }: Counts, code: number): Counts {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}
