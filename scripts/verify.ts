/**
 * `npm run verify`: runs every check, with its own database and ports. The steps continue after a failure, except after
 * a failed build. The last line is the total number of tests and other steps. `npm run verify -- sources` runs one
 * part, so that hosted runners can share the work (.github/workflows/verify.yml). For them, the environment variable
 * VERIFY_BUILDS is a folder for builds that several runners use.
 */
import fs from "node:fs";
import path from "node:path";
import { publishableKey } from "../supabase/local/keys";
import { build, builtSite, checkContent } from "./lib/build";
import { command, type Context, root, succeed } from "./lib/command";
import { ensureChromium } from "./lib/ensure-chromium";
import { buildFixture, storeFixture } from "./lib/fixture-build";
import { fixtures } from "./lib/fixtures";
import { serve } from "./lib/static-server";
import { counted, countSteps, type Print, type Steps } from "./lib/steps";
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
 * `sources` needs no build. `build` builds the site into public/ and the fixtures into VERIFY_BUILDS. `built` runs the
 * tests of the build and the database. `journeys` runs the browser tests; JOURNEYS_SHARD, such as 1/3, selects a share
 * of them. The last two use the builds of another runner if VERIFY_BUILDS is set.
 */
const PARTS = ["sources", "build", "built", "journeys"] as const;
type Part = (typeof PARTS)[number];

const { VERIFY_BUILDS } = process.env;
const BUILDS = VERIFY_BUILDS ? path.resolve(root, VERIFY_BUILDS) : undefined;

/**
 * The port of the API if several runners use a build, because a build contains the address of its API. It is below the
 * ports that Linux gives to other connections.
 */
const SHARED_API_PORT = 28_321;

/** Staff may edit these files by hand, so their format must not stop a release. */
const STAFF_FILES = ["!content/*.json", "!content/!(schema)/**"];

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
  await verify(context, steps, parts);
  steps.summarize();
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
  const needsSite = parts.size > 1 || !parts.has("sources");
  const isBuilt = BUILDS !== undefined && !parts.has("build");
  const site = needsSite ? await buildSite(context, steps, isBuilt) : undefined;
  await quick;
  if (needsSite && !site)
    console.error("\nThere is no built site, so the other steps did not run.");
  if (!site) return;

  const { forTests, fixtureBuilds } = site;
  if (!isBuilt && (parts.has("build") || parts.has("built"))) {
    await step("types", () => succeed(context.runPackage("typescript/bin/tsc", [])));
  }
  // The database tests need no fixture. They use the core that its build leaves idle.
  if (parts.has("built")) await runTests(context, steps, "database", forTests);
  await fixtureBuilds;
  if (parts.has("built")) await runSmokeTest(context, steps, forTests);
  await Promise.all([
    parts.has("built") && runTests(context, steps, "site", forTests),
    parts.has("journeys") && runJourneys(context, steps, forTests),
  ]);
}

/** Checks that need no build. */
async function checkSources(context: Context, steps: Steps): Promise<void> {
  const { runPackage, runScript } = context;
  const tool = (name: string, run: (print: Print) => Promise<number>) =>
    steps.step(name, (print) => succeed(run(print)));
  await tool("format", (print) =>
    runPackage("prettier/bin/prettier.cjs", ["--check", ".", ...STAFF_FILES], { print }),
  );
  await tool("lint", (print) => runScript("lint", [], { print }));
  await tool("spelling", (print) =>
    runPackage("cspell/bin.mjs", ["--no-progress", "--no-summary"], { print }),
  );
  await runTests(context, steps, "sources");
}

interface BuiltSite {
  forTests: TestEnvironment;
  /** They add their addresses and folders to `forTests`. */
  fixtureBuilds: Promise<unknown>;
}

/**
 * Builds and serves the site, and starts the builds of the fixtures. If another runner has built them (`isBuilt`), only
 * serves them. Undefined if the site cannot be built.
 */
async function buildSite(
  context: Context,
  { step }: Steps,
  isBuilt: boolean,
): Promise<BuiltSite | undefined> {
  const port = BUILDS === undefined ? 0 : SHARED_API_PORT;
  const backend = await step("database", () => startVerifyBackend(context, port));
  if (!backend) return undefined;
  const env = { GATSBY_SUPABASE_URL: backend.url, GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  const url = await step("build", async () => {
    if (!isBuilt) await build(context, { env: { ...env, ADMIN_LOCAL: "true" } });
    return serveFolder(context, builtSite());
  });
  if (!url) return undefined;
  const forTests: TestEnvironment = {
    BASE_URL: url,
    API_URL: backend.url,
    DATABASE_URL: backend.databaseUrl,
  };
  const builds = fixtures.map((fixture) =>
    step(`build with ${fixture.name}`, async (print) => {
      const changed = { ...fixture, env: { ...env, ...fixture.env } };
      const stored = path.join(BUILDS ?? "", fixture.name, "public");
      const dir = isBuilt ? stored : await buildFixture(context, changed, print);
      if (BUILDS !== undefined && !isBuilt) storeFixture(dir, stored);
      const name = fixture.name.toUpperCase();
      forTests[`${name}_DIR`] = dir;
      forTests[`${name}_URL`] = await serveFolder(context, dir);
    }),
  );
  return { forTests, fixtureBuilds: Promise.all(builds) };
}

async function serveFolder({ onEnd }: Context, dir: string): Promise<string> {
  const { url, close } = await serve({ dir });
  onEnd(close);
  return url;
}

/** The check of a release, on the built site. The host's server is compared nightly (.github/workflows/nightly.yml). */
async function runSmokeTest(
  { runPackage }: Context,
  { step }: Steps,
  { BASE_URL = "", API_URL }: TestEnvironment,
): Promise<void> {
  const env = { GATSBY_SUPABASE_URL: API_URL, GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  await step("smoke test", () =>
    succeed(runPackage("tsx/dist/cli.mjs", ["scripts/smoke.ts", BASE_URL], { env })),
  );
}

/** Runs the tests of `npm test`, or a Jest project that needs more (jest.config.mjs), and counts them. */
async function runTests(
  { runPackage, runScript }: Context,
  { step }: Steps,
  project: "sources" | "database" | "site",
  env: TestEnvironment = {},
): Promise<void> {
  const report = path.join(RESULTS, `${project}.json`);
  await step(`tests (${project})`, async (print) => {
    const args = ["--json", `--outputFile=${report}`];
    // The limits count the enquiries of all tests in the database.
    if (project === "database") args.push("--runInBand");
    const code =
      project === "sources"
        ? await runScript("test", args, { env, print })
        : await runPackage("jest/bin/jest.js", ["--selectProjects", project, ...args], {
            env,
            print,
          });
    const tests = readReport(report, {
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
    });
    const failed = tests.numFailedTests + tests.numRuntimeErrorTestSuites;
    return counted({ passed: tests.numPassedTests, failed }, code);
  });
}

async function runJourneys(
  { runPackage }: Context,
  { step }: Steps,
  env: TestEnvironment,
): Promise<void> {
  const report = path.join(RESULTS, "journeys.json");
  await step("journeys (Chromium)", async () => {
    const shard = process.env["JOURNEYS_SHARD"];
    const args = ["test", "--reporter=list,json", "--retries=1"];
    if (shard) args.push(`--shard=${shard}`);
    const code = await runPackage("@playwright/test/cli.js", args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
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
