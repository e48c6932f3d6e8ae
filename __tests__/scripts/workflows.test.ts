/** @jest-environment node */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

interface Job {
  name?: string;
  if?: string;
  environment?: string;
  permissions?: Record<string, string>;
  /** A workflow that the job calls in place of its steps. */
  uses?: string;
  secrets?: "inherit";
  needs?: string | string[];
  steps?: { if?: string; run?: string }[];
}

interface Workflow {
  on: string | Record<string, { branches?: string[] } | null>;
  permissions?: object;
  concurrency?: object;
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

const commandsOf = (job: Job | undefined) => (job?.steps ?? []).map(({ run = "" }) => run);

/* A tag "main" or "origin/main", which a token of the staff can push, comes before the branch. */
test("git gets each branch by its full name", () => {
  const scripts = fs
    .readdirSync(".github/scripts")
    .map((file) => fs.readFileSync(path.join(".github", "scripts", file), "utf8"));
  const lines = [...workflows.map(({ text }) => text), ...scripts]
    .flatMap((text) => text.split("\n"))
    .filter((line) => !line.trim().startsWith("#"));
  const full = /git (fetch|push)( --\S+)* origin refs\/[^\s:]+(:refs\/[^\s;]+)?(;|$)/;
  expect(lines.filter((line) => /git (fetch|push)/.test(line) && !full.test(line))).toEqual([]);
  expect(lines.filter((line) => /(?<!refs\/remotes\/)\borigin\//.test(line))).toEqual([]);
});

/* GitHub disables it after 60 days without activity in a public repository, and with it all its triggers. */
test("a workflow with a schedule starts on no push", () => {
  const scheduled = workflows.filter(({ workflow: { on } }) => "schedule" in Object(on));
  expect(scheduled.length).toBeGreaterThan(0);
  expect(scheduled.filter(({ workflow: { on } }) => "push" in Object(on))).toEqual([]);
});

/* GitHub reports a skipped job as passed, and waits for ever for a check that no job reports. */
test("the checks that main requires are jobs of every pull request", () => {
  const ruleset = fs.readFileSync(".github/rulesets/main.json", "utf8");
  const required = [...ruleset.matchAll(/"context": "(.*?)"/g)].map(([, name]) => `'${name}' }}`);
  expect(required).not.toEqual([]);
  const { jobs } = workflows.find(({ file }) => file === "pull-request.yml")?.workflow ?? {};
  const names = Object.values(jobs ?? {}).map(({ name = "" }) => name);
  for (const check of required) expect(names).toContainEqual(expect.stringContaining(check));
});

/* GitHub shows a step that is skipped, and a command that tests nothing, as passed. */
test("a pull request is checked and built, and verified if code changes", () => {
  const { content, verify } =
    workflows.find(({ file }) => file === "pull-request.yml")?.workflow.jobs ?? {};
  const isOther =
    "github.event.pull_request.head.label != format('{0}:content', github.repository_owner)";
  expect([content?.if, verify?.if]).toEqual([isOther, isOther]);
  const run = commandsOf(content).join("\n");
  expect(run).toMatch(
    /npm run --silent check:content\n\.github\/scripts\/build-site\.sh && npx jest/,
  );
  expect(verify?.steps?.filter((step) => step.if)).toEqual([
    { if: "steps.changes.outputs.code", run: expect.stringMatching(/&& npm run verify$/) },
  ]);
});

test("overdue letters are looked for also if the form has failed", () => {
  const { check } = workflows.find(({ file }) => file === "enquiries.yml")?.workflow.jobs ?? {};
  expect(check?.steps?.at(-1)).toMatchObject({
    if: "${{ !cancelled() && vars.GATSBY_SUPABASE_URL }}",
    run: expect.stringContaining("check_letters"),
  });
});

describe("a release", () => {
  const publish = workflows.find(({ file }) => file === "publish.yml")?.workflow;

  test("is of main's newest commit, also if an old run is repeated or a branch is chosen", () => {
    const { publish: job } = publish?.jobs ?? {};
    expect(job?.if).toBe("github.ref == 'refs/heads/main'");
    expect(job?.steps?.[0]).toMatchObject({ with: { ref: "main" } });
  });

  test("migrates the database first, and is not cancelled meanwhile", () => {
    const commands = commandsOf(publish?.jobs["publish"]).filter((run) => /migrate|curl/.test(run));
    expect(commands).toEqual([".github/scripts/migrate.sh", expect.stringContaining("$HOOK")]);
    expect(publish?.concurrency).toEqual({
      group: "publish-${{ github.ref }}",
      "cancel-in-progress": false,
    });
  });

  /* Supabase's `db push` stops at one that is older than an applied one. A clone without main compares with its own commit. */
  test("adds migrations only after those of main", () => {
    const lines = (...args: string[]) =>
      execFileSync("git", args, { encoding: "utf8" }).trim().split("\n");
    const branches = ["refs/heads/main", "refs/remotes/origin/main"];
    const main = lines("for-each-ref", "--format=%(refname)", ...branches).at(-1) || "HEAD";
    const released = lines("ls-tree", "--name-only", `${main}:supabase/migrations`);
    const all = fs.readdirSync("supabase/migrations").sort();
    expect(all.slice(0, released.length)).toEqual(released);
  });
});

/** The jobs that may write. */
const writers: Readonly<Record<string, readonly string[]>> = {
  "pull-request.yml, job propose": ["pull-requests"],
  "publish.yml, job content": ["contents"],
  "publish-nightly.yml, job publish": ["contents"], // For the job above.
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
    const heirs = jobs.filter(({ job }) => job.secrets);
    expect(heirs.map(({ job }) => job.uses)).toEqual(["./.github/workflows/publish.yml"]);
    const tools = fs.readFileSync(".github/scripts/install-tools.sh", "utf8");
    expect(tools).toContain("npm ci --prefix .github/tools --ignore-scripts");
  });
});

test("every third-party action is pinned by commit, with its version in a comment", () => {
  const lines = workflows.flatMap(({ text }) => text.match(/uses: (?!\.\/).*/g) ?? []);
  expect(lines.length).toBeGreaterThan(0);
  const pinned = /^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
});
