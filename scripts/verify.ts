/**
 * `npm run verify`: everything that must hold, on a database and ports of its own. A failing step does not hide the
 * next one, but without a build there is nothing to look at. The last line counts each test and each other step.
 * `npm run verify -- sources` runs one part, for hosted runners that work at the same time
 * (.github/workflows/verify.yml).
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

/** Where the runners write their reports. */
const RESULTS = path.join(root, "test-results");

/**
 * How many journeys may need a second try. A browser on a busy machine now and then misses a moment; where more do,
 * it is the site.
 */
const TOLERATED_FLAKY = 3;

/**
 * `sources` needs no build. `built` has the tests of the build and of the database. `journeys` has the browser's; the
 * setting JOURNEYS_SHARD, such as 1/3, takes a share of them.
 */
const PARTS = ["sources", "built", "journeys"] as const;
type Part = (typeof PARTS)[number];

/** What the tests find in their environment: addresses and folders. */
type TestEnvironment = Record<string, string>;

command(async (context) => {
  const parts = partsOf(process.argv.slice(2));
  // The settings of whoever runs this must not show in what is verified.
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

/** The parts that the command line names; all of them if it names none. */
function partsOf(names: readonly string[]): ReadonlySet<Part> {
  const known = PARTS.filter((part) => names.length === 0 || names.includes(part));
  if (names.length > 0 && known.length !== names.length) {
    throw new UserError(`Unknown part: ${names.join(" ")}. The parts are ${PARTS.join(", ")}.`);
  }
  return new Set(known);
}

/** What does not need one another runs side by side: builds leave a core idle for much of their time. */
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
    await step("types", () => tool(context, undefined, "typescript/bin/tsc", "--noEmit"));
  }
  await fixtureBuilds;
  if (parts.has("built")) await checkRelease(context, steps, forTests);
  await Promise.all([
    parts.has("built") && runJest(context, steps, ["database", "site"], forTests),
    parts.has("journeys") && runJourneys(context, steps, forTests),
  ]);
}

/** Builds and serves the site; the builds with other content go on when this returns. */
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

/** What a release relies on. The soak and the host's own server run every night (.github/workflows/nightly.yml). */
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
    if (code !== 0) throw new UserError("The smoke test failed; its reason stands above.");
  });
  if (hasPostgresClient()) await step("recovery", () => rehearseRecovery(context));
}

/** What can be said without a build. */
async function checkSources(context: Context, steps: Steps): Promise<void> {
  const { runBuffered } = steps;
  await runBuffered("format", (print) =>
    tool(context, print, "prettier/bin/prettier.cjs", "--check", "."),
  );
  await runBuffered("lint", (print) => tool(context, print, "eslint/bin/eslint.js", "."));
  await runJest(context, steps, ["unit", "content", "scripts"]);
}

async function tool(
  { runPackage }: Context,
  print: Print | undefined,
  script: string,
  ...args: string[]
): Promise<void> {
  if ((await runPackage(script, args, { print })) !== 0)
    throw new UserError("Its findings stand above.");
}

/** Some of Jest's projects (jest.config.mjs), counted by test. */
async function runJest(
  { runPackage }: Context,
  { runBuffered }: Steps,
  projects: readonly string[],
  env: TestEnvironment = {},
): Promise<void> {
  const name = `tests (${projects.join(", ")})`;
  const output = path.join(RESULTS, `${projects.join("-")}.json`);
  const args = ["--selectProjects", ...projects, "--json", `--outputFile=${output}`];
  await runBuffered(name, async (print) => {
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
    const shard = process.env["JOURNEYS_SHARD"];
    const args = ["test", "--reporter=list,json", "--retries=1"];
    if (shard) args.push(`--shard=${shard}`);
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
