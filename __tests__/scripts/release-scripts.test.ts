/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";

/* The shell scripts of the workflows, with stubs of the programs that they call (docs/release.md). */

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-release-"));
  fs.mkdirSync(path.join(dir, "checkout"));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: path.join(dir, "checkout"),
    encoding: "utf8",
    env: {
      PATH: `${dir}:${process.env["PATH"]}`,
      HOME: dir, // The user's configuration of git has no effect.
      GIT_AUTHOR_NAME: "Staff",
      GIT_AUTHOR_EMAIL: "staff@example.com",
      GIT_COMMITTER_NAME: "Staff",
      GIT_COMMITTER_EMAIL: "staff@example.com",
      GITHUB_OUTPUT: path.join(dir, "outputs"),
      GITHUB_STEP_SUMMARY: path.join(dir, "summary"),
      NODE_ENV: "test",
      ...env,
    },
  });
  return { status, output: stdout + stderr };
}

const script = (name: string, args: readonly string[] = [], env = {}) =>
  run(path.resolve(".github", "scripts", `${name}.sh`), args, env);

/** The steps of a job of a workflow. */
function stepsOf(file: string, job: string): { run?: string }[] {
  const text = fs.readFileSync(path.resolve(".github", "workflows", file), "utf8");
  const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> };
  return jobs[job]?.steps ?? [];
}

/** A program that the scripts call. It writes its arguments to the file "calls", and then runs `then`. */
function stub(name: string, then = ""): void {
  const text = `#!/usr/bin/env bash\necho "${name} $*" >> ${dir}/calls\n${then}\n`;
  fs.writeFileSync(path.join(dir, name), text, { mode: 0o755 });
}

/** The lines of a file that the scripts write. */
function linesOf(name: string): string[] {
  const file = path.join(dir, name);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n") : [];
}

function git(...args: string[]): string {
  const { status, output } = run("git", args);
  if (status !== 0) throw new Error(output);
  return output.trim();
}

/** Commits files with these names. Returns the commit. */
function commit(...names: string[]): string {
  for (const name of names) {
    const file = path.join(dir, "checkout", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.appendFileSync(file, "changed\n");
  }
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", `--message=Change ${names.join(" ")}`);
  return git("rev-parse", "HEAD");
}

describe("the decision about the tests", () => {
  beforeEach(() => {
    git("init", "--quiet", "--initial-branch=main");
    commit("content/services/services.json", "content/schema/services.schema.json", "src/page.tsx");
    git("tag", "tested");
  });

  function needsTests(since = "tested"): boolean {
    expect(script("find-code-changes", [since]).status).toBe(0);
    return linesOf("outputs").includes("code=true");
  }

  test.each([
    ["a price", ["content/services/services.json"]],
    ["a new photograph", ["content/portfolio/pictures/a.jpg", "content/portfolio/portfolio.json"]],
    ["nothing", []],
  ])("a change of %s needs none, and the summary says so", (_, files) => {
    commit(...files);
    expect(needsTests()).toBe(false);
    expect(linesOf("summary")).toEqual([expect.stringMatching(/^Only content has changed/)]);
  });

  test.each([
    ["code", ["src/page.tsx"]],
    ["the schema of the content", ["content/schema/services.schema.json"]],
    ["a workflow", [".github/workflows/publish.yml"]],
    ["content and code", ["content/services/services.json", "package.json"]],
  ])("a change of %s needs them", (_, files) => {
    commit(...files);
    expect(needsTests()).toBe(true);
  });

  test("untested code needs them, also after a change of content", () => {
    commit("src/page.tsx");
    commit("content/services/services.json");
    expect(needsTests()).toBe(true);
  });

  test("a change since an unknown commit needs them", () => {
    expect(needsTests("unknown")).toBe(true);
    expect(needsTests("")).toBe(true);
  });

  test("another history needs them", () => {
    git("checkout", "--quiet", "--orphan", "other");
    commit("content/services/services.json");
    expect(needsTests()).toBe(true);
  });
});

test("the build names the variables that are set, without values, and is followed by its tests", () => {
  for (const name of ["npm", "npx"]) stub(name);
  const env = { GATSBY_SUPABASE_URL: "https://a.dev", ADMIN_REPOSITORY: "salon/web" };
  const { status, output } = script("build-site", [], { ...env, GATSBY_HSTS_OPTIONS: "" });
  expect([status, output.trim()]).toEqual([
    0,
    "Variables that are set: ADMIN_REPOSITORY GATSBY_SUPABASE_URL (docs/release.md)",
  ]);
  const tests = /^npx jest .*links\.test\.ts .*head\.test\.ts .*budgets\.test\.ts$/;
  expect(linesOf("calls")).toEqual(["npm run build", expect.stringMatching(tests)]);
});

test("the migrations are applied without a question", () => {
  stub("supabase");
  const names = ["SUPABASE_ACCESS_TOKEN", "SUPABASE_DB_PASSWORD", "SUPABASE_PROJECT_REF"];
  const env = Object.fromEntries(names.map((name) => [name, "salon"]));
  expect(script("migrate", [], env)).toMatchObject({ status: 0 });
  const [link, push] = ["link --project-ref salon", "db push --linked --yes"];
  expect(linesOf("calls")).toEqual([`supabase ${link}`, `supabase ${push}`]);
});

describe("the call of the deploy hook", () => {
  const { run: command = "" } = stepsOf("publish.yml", "publish").at(-1) ?? {};

  test("asks Cloudflare to build", () => {
    stub("curl");
    expect(run("bash", ["-e", "-c", command], { HOOK: "https://a.dev" })).toMatchObject({
      status: 0,
    });
    expect(linesOf("calls")).toEqual([
      expect.stringMatching(/^curl --fail .*POST https:\/\/a.dev$/),
    ]);
  });

  test("fails if the secret is missing, and says where to set it", () => {
    stub("curl");
    const { status, output } = run("bash", ["-e", "-c", command], { HOOK: "" });
    expect(status).not.toBe(0);
    expect(output).toContain("CLOUDFLARE_DEPLOY_HOOK under Settings > Environments > production");
    expect(linesOf("calls")).toEqual([]);
  });
});

describe("the branch of the forms, after a release", () => {
  const commitOf = (ref: string) => git("ls-remote", "origin", ref).slice(0, 40);

  /** Commits to a branch of GitHub, beginning with main. Returns the commit. */
  function push(branch: string): string {
    git("checkout", "--quiet", "-B", branch, "main");
    const made = commit(branch); // Two empty commits of one second are the same commit.
    git("push", "--quiet", "origin", branch);
    git("checkout", "--quiet", "main");
    return made;
  }

  beforeEach(() => {
    git("init", "--quiet", "--bare", "--initial-branch=main", "../origin.git");
    git("init", "--quiet", "--initial-branch=main");
    git("remote", "add", "origin", "../origin.git");
    commit("README.md");
    git("push", "--quiet", "origin", "main", "main:content");
  });

  test("moves to main, and is created if it is missing", () => {
    for (const missing of [true, false]) {
      if (missing) git("push", "--quiet", "--delete", "origin", "content");
      const released = push("main");
      expect(script("update-content-branch")).toMatchObject({ status: 0 });
      expect(commitOf("content")).toBe(released);
    }
  });

  test("keeps edits that are not merged", () => {
    const saved = push("content");
    push("main");
    expect(script("update-content-branch")).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(saved);
  });

  test.each(["main", "origin/main"])("is not what a tag %s says", (name) => {
    git("push", "--quiet", "origin", `${push("thief")}:refs/tags/${name}`);
    git("fetch", "--quiet", "--tags", "origin");
    const released = commit("released");
    git("push", "--quiet", "origin", "HEAD:refs/heads/main");
    git("update-ref", "refs/remotes/origin/main", "HEAD~");
    expect(script("update-content-branch")).toMatchObject({ status: 0 });
    expect(commitOf("refs/heads/content")).toBe(released);
  });

  test("keeps them beside a tag with its name", () => {
    git("push", "--quiet", "origin", "main:refs/tags/content");
    git("checkout", "--quiet", "--detach");
    const saved = commit("saved");
    git("push", "--quiet", "origin", "HEAD:refs/heads/content");
    git("update-ref", "refs/remotes/origin/content", "main");
    push("main");
    expect(script("update-content-branch")).toMatchObject({ status: 0 });
    expect(commitOf("refs/heads/content")).toBe(saved);
  });

  test("makes the run fail if GitHub refuses the push for another reason", () => {
    push("main");
    const hook = path.join(dir, "origin.git", "hooks", "update");
    const refuse = '#!/bin/sh\n[ "$1" != refs/heads/content ]\n';
    fs.writeFileSync(hook, refuse, { mode: 0o755 });
    expect(script("update-content-branch")).toMatchObject({
      status: 1,
      output: expect.stringContaining("cannot be updated"),
    });
  });
});

describe("after a form has saved", () => {
  const steps = stepsOf("pull-request.yml", "propose")
    .map((step) => step.run ?? "")
    .join("\n");

  test.each([
    ["a pull request is opened", "", 1, true],
    ["the open pull request is enough", "7", 2, false],
    ["nothing is proposed if the branch has nothing of its own", "", 0, false],
  ])("%s", (_, open, ahead, isOpened) => {
    stub("gh", `case "$*" in *"--method GET"*) echo "${open}" ;; *compare*) echo ${ahead} ;; esac`);
    const env = { GITHUB_REPOSITORY: "salon/web", GITHUB_REPOSITORY_OWNER: "salon", BODY: "text" };
    expect(run("bash", ["-e", "-c", steps], env)).toMatchObject({ status: 0 });
    const created =
      "gh api repos/salon/web/pulls -f base=main -f head=content -f title=Change the content -f body=text";
    expect(linesOf("calls").filter((call) => call.includes("body="))).toEqual(
      isOpened ? [created] : [],
    );
  });
});

describe("the smoke test", () => {
  const form = {
    GATSBY_SUPABASE_URL: "https://project.supabase.co",
    GATSBY_SUPABASE_PUBLISHABLE_KEY: "key",
  };

  beforeEach(() => stub("sleep"));

  /** Tests the form with a curl that responds as the database does, but for a fault: a line of Bash. */
  function smoke(fault = "", env: Readonly<Record<string, string>> = form) {
    stub(
      "curl",
      `while [[ $# -gt 0 ]]; do
        case $1 in --output) body=$2 ;; esac
        shift
      done
      status=400 text='{"code":"23502"}'
      ${fault}
      echo "$text" > "$body"
      echo -n "$status"`,
    );
    return script("smoke", [], env);
  }

  /** How often the script has waited ten seconds for another try. */
  const pauses = () => linesOf("calls").filter((call) => call === "sleep 10").length;

  test.each([
    ["https://project.supabase.co"],
    ["https://project.supabase.co/rest/v1/"],
    ["https://salon.dev/supabase/rest/v1/", "https://salon.dev/supabase"],
  ])(
    "accepts a database at %s that refuses the enquiry",
    (url, project = form.GATSBY_SUPABASE_URL) => {
      expect(smoke("", { ...form, GATSBY_SUPABASE_URL: url })).toMatchObject({ status: 0 });
      expect(linesOf("calls").join()).toContain(` ${project}/rest/v1/enquiries `);
    },
  );

  test.each(["localhost:54321", "https://supabase.com/dashboard/project/abc"])(
    "fails at once if the address is %s",
    (url) => {
      expect(smoke("", { ...form, GATSBY_SUPABASE_URL: url })).toEqual({
        status: 1,
        output: expect.stringMatching(/GATSBY_SUPABASE_URL is ".*", not the address of a project/),
      });
      expect(linesOf("calls")).toEqual([]);
    },
  );

  test.each([
    ["a stored enquiry", "status=201", "checks of the table are missing"],
    ["another error", 'text="${text/23502/PGRST204}"', 'differs.*: run the workflow "Publish"'],
    ["a refused key", "status=401", "is the publishable key"],
    ["a missing table", "status=404", "enquiries is missing"],
    ["a limit", "status=429", "with 429: .*restore it"],
    ["a paused project", "status=540", "with 540: .*restore it"],
    ["no database", "exit 7", "cannot be reached.*restore it"],
  ])("fails after six tries for %s", (_, fault, message) => {
    expect(smoke(fault)).toEqual({ status: 1, output: expect.stringMatching(message) });
    expect(pauses()).toBe(5);
  });

  test("tries again, and accepts a second response that is right", () => {
    expect(smoke(`mkdir ${dir}/tried 2> /dev/null && status=503`)).toMatchObject({ status: 0 });
    expect(pauses()).toBeGreaterThan(0);
  });

  test("checks nothing if the form is not set up", () => {
    expect(smoke("", {})).toEqual({ status: 0, output: expect.stringContaining("not checked") });
    expect(linesOf("calls")).toEqual([]);
  });

  test.each([
    [{ SUPABASE_PROJECT_REF: "project" }, "GATSBY_SUPABASE_URL"],
    [{ GATSBY_SUPABASE_URL: "https://project.dev" }, "GATSBY_SUPABASE_PUBLISHABLE_KEY"],
  ])("fails if only some settings exist: %j", (env, missing) => {
    expect(smoke("", env)).toEqual({
      status: 1,
      output: expect.stringContaining(`${missing}: is not set. Set it at GitHub`),
    });
  });
});
