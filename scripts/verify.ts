/**
 * `npm run verify`: runs every check, with its own database and ports. The steps continue after a failure, except after a
 * failed build. The last line is the total number of tests and other steps.
 */
import fs from "node:fs";
import path from "node:path";
import { withClient } from "../supabase/local/database";
import { publishableKey } from "../supabase/local/keys";
import { build, builtSite, checkContent } from "./lib/build";
import { command, type Context, root, succeed } from "./lib/command";
import { ensureChromium } from "./lib/ensure-chromium";
import { copyProject, FIXTURE_SETTINGS } from "./lib/fixture-project";
import { serve } from "./lib/static-server";
import { counted, countSteps, type Print, type Steps } from "./lib/steps";
import { startThrowawayBackend, type ThrowawayBackend } from "./lib/throwaway-backend";

/** The folder of the test reports. */
const RESULTS = path.join(root, "test-results");

/**
 * The number of journeys that may pass only on retry. On a busy machine a browser may be too slow; more than this
 * points to a problem of the site.
 */
const TOLERATED_FLAKY = 3;

/** Staff may edit these files by hand, so their format must not stop a release. */
const STAFF_FILES = ["!content/*.json", "!content/!(schema)/**"];

/**
 * The tests of the salon's own pages. The first are those of .github/scripts/build-site.sh; the last needs a site without a
 * measurement id. All other tests run on the content of the tests.
 */
const SALON_TESTS = ["site/links", "site/head.test", "site/budgets", "site/analytics"];

/** Environment variables of builds or tests. */
type Environment = Record<string, string>;

command(async (context) => {
  // The user's settings must not influence the checks.
  for (const name of Object.keys(process.env)) {
    if (/^(GATSBY|ADMIN)_/.test(name)) Reflect.deleteProperty(process.env, name);
  }
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const steps = countSteps();
  await verify(context, steps);
  steps.summarize();
});

/** Runs independent steps in parallel: builds leave a core idle much of the time. */
async function verify(context: Context, steps: Steps): Promise<void> {
  const { step } = steps;
  await step("Chromium", () => ensureChromium(context));
  // Another job of the same run annotates the commit: "Content" of a pull request, "Build" of a release.
  await step("content", () => checkContent(context, { GITHUB_ACTIONS: "" }));
  const sources = checkSources(context, steps);
  const backend = await step("database", () => startBackend(context));
  const env = {
    GATSBY_SUPABASE_URL: backend?.url ?? "",
    GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  const fixtureProject = copyProject();
  const buildingSite =
    backend && step("build", () => buildSite(context, { ...env, ADMIN_LOCAL: "true" }, root));
  await sources;
  // Encoding the pictures of the site leaves a core idle.
  const building =
    backend &&
    step("build of the fixture", (print) =>
      buildSite(context, { ...env, ...FIXTURE_SETTINGS }, fixtureProject, print),
    );
  const site = await buildingSite;
  if (!backend || !site) {
    await building;
    return console.error("\nThere is no built site, so the other steps did not run.");
  }

  await checkTypes(context, steps);
  // The database tests use the core that the build leaves idle. The limits count the enquiries of all tests.
  await runTests(context, steps, "database", { args: ["--runInBand"] });
  await step("smoke test", () => succeed(context.run(".github/scripts/smoke.sh", [], { env })));
  const fixture = await building;
  const database = { DATABASE_URL: backend.databaseUrl };
  await Promise.all([
    runTests(context, steps, "site", { args: SALON_TESTS, env: site.env }),
    runJourneys(context, steps, "weight", site.env, "every-page/weight"),
  ]);
  if (!fixture) return;
  await Promise.all([
    runTests(context, steps, "fixture", { projects: ["site", "fixture"], env: fixture.env }),
    runJourneys(context, steps, "fixture", { ...fixture.env, ...database }, "e2e"),
  ]);
}

/** Checks that need no build. */
async function checkSources(context: Context, steps: Steps): Promise<void> {
  await runTool(context, steps, "format", "prettier/bin/prettier.cjs", [
    "--check",
    ".",
    ...STAFF_FILES,
  ]);
  await runTool(context, steps, "spelling", "cspell/bin.mjs", ["--no-progress", "--no-summary"]);
  await runTests(context, steps, "sources", { projects: ["unit", "content", "scripts"] });
}

/** Checks that need the types that a build generates. */
async function checkTypes(context: Context, steps: Steps): Promise<void> {
  await runTool(context, steps, "types", "typescript/bin/tsc", []);
  await runTool(context, steps, "lint", "eslint/bin/eslint.js", [".", "--max-warnings", "0"]);
}

function runTool(
  { runPackage }: Context,
  { step }: Steps,
  name: string,
  script: string,
  args: readonly string[],
): Promise<unknown> {
  return step(name, (print) => succeed(runPackage(script, args, { print })));
}

/**
 * Starts the backend of `npm run site`. All journeys have the same client address, so its limit and the hourly limit are
 * raised. The limit per e-mail address stays.
 */
async function startBackend({ onEnd }: Context): Promise<ThrowawayBackend> {
  const backend = await startThrowawayBackend();
  onEnd(backend.stop);
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  return backend;
}

/** Builds a project and serves it. Returns the address, and what the tests must know. */
async function buildSite(
  context: Context,
  env: Environment,
  dir: string,
  print?: Print,
): Promise<{ url: string; env: Environment }> {
  await build(context, { cwd: dir, env, print });
  const { url, close } = await serve({ dir: builtSite(dir) });
  context.onEnd(close);
  const forTests = { SITE_DIR: builtSite(dir), CONTENT_DIR: path.join(dir, "content") };
  return { url, env: { BASE_URL: url, ...forTests } };
}

interface TestOptions {
  /** Jest projects (jest.config.mjs); by default the one with this name. */
  projects?: readonly string[];
  args?: readonly string[];
  env?: Environment;
}

/** Runs Jest and counts its tests. */
async function runTests(
  { runPackage }: Context,
  { step }: Steps,
  name: string,
  { projects = [name], args = [], env = {} }: TestOptions,
): Promise<void> {
  const report = path.join(RESULTS, `${name}.json`);
  const options = ["--selectProjects", ...projects, "--json", `--outputFile=${report}`, ...args];
  await step(`tests (${name})`, async (print) => {
    const code = await runPackage("jest/bin/jest.js", options, { env, print });
    const none = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    const tests = readReport(report, none);
    const failed = tests.numFailedTests + tests.numRuntimeErrorTestSuites;
    return counted({ passed: tests.numPassedTests, failed }, code);
  });
}

/** Runs the journeys whose path contains `filter`. */
async function runJourneys(
  { runPackage }: Context,
  { step }: Steps,
  name: string,
  env: Environment,
  filter: string,
): Promise<void> {
  const output = path.join(RESULTS, `journeys of ${name}`);
  const report = `${output}.json`;
  await step(`journeys (${name})`, async () => {
    const projects = ["--project=phone", "--project=desktop"];
    const options = ["--reporter=list,json", "--retries=1", `--output=${output}`];
    const code = await runPackage(
      "@playwright/test/cli.js",
      ["test", filter, ...projects, ...options],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
    const { stats } = readReport(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } });
    const { expected, unexpected, flaky } = stats;
    if (flaky > 0) console.warn(`${flaky} passed only on retry; see the list above.`);
    const failed = flaky > TOLERATED_FLAKY ? unexpected + flaky : unexpected;
    return counted({ passed: expected + flaky, failed }, code);
  });
}

/** The report of a runner; `none` if it wrote none. */
function readReport<T>(file: string, none: T): T {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as T) : none;
}
