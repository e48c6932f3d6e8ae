/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";

/* The shell scripts of the workflows, with stubs of GitHub's, Cloudflare's and Supabase's programs (docs/release.md). */

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
    git("tag", "published");
  });

  function needsTests(since = "published"): boolean {
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

  test("code that was not published needs them, also after a change of content", () => {
    commit("src/page.tsx");
    commit("content/services/services.json");
    expect(needsTests()).toBe(true);
  });

  test("a first release needs them", () => {
    git("tag", "--delete", "published");
    expect(needsTests()).toBe(true);
    expect(needsTests("")).toBe(true);
  });

  test("a release that does not follow the published one needs them", () => {
    git("checkout", "--quiet", "--orphan", "other");
    commit("content/services/services.json");
    expect(needsTests()).toBe(true);
  });
});

describe("the start of a release", () => {
  beforeEach(() => {
    git("init", "--quiet", "--initial-branch=main");
    commit("first");
  });

  test("continues if nothing was published, and for the published commit and later ones", () => {
    expect(script("require-newer")).toMatchObject({ status: 0 });
    git("tag", "published");
    expect(script("require-newer")).toMatchObject({ status: 0 });
    commit("second");
    expect(script("require-newer")).toMatchObject({ status: 0 });
  });

  test.each([
    ["an older commit", "checkout --quiet HEAD~"],
    ["a commit beside it", "checkout --quiet -b other HEAD~"],
    ["another history", "checkout --quiet --orphan other"],
  ])("stops for %s, and says what to do", (name, command) => {
    commit("second");
    git("tag", "published");
    git(...command.split(" "));
    if (name !== "an older commit") commit("later");
    expect(script("require-newer")).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^::error::.*Actions > Publish > Run workflow/),
    });
  });
});

describe("after a release of main", () => {
  const commitOf = (ref: string) => git("ls-remote", "origin", ref).slice(0, 40);

  /** Commits to a branch of GitHub, beginning with main. Returns the commit. */
  function push(branch: string): string {
    git("checkout", "--quiet", "-B", branch, "main");
    const made = commit();
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

  test("the tag and the branch move to main, and are created if they are missing", () => {
    for (const missing of [true, false]) {
      if (missing) git("push", "--quiet", "--delete", "origin", "content");
      const released = push("main");
      expect(script("record-release")).toMatchObject({ status: 0 });
      expect([commitOf("published"), commitOf("content")]).toEqual([released, released]);
    }
  });

  test("the tag moves to the released commit, not to a newer one", () => {
    const released = push("main");
    push("main");
    git("checkout", "--quiet", released);
    expect(script("record-release")).toMatchObject({ status: 0 });
    expect(commitOf("published")).toBe(released);
  });

  test("edits that are not merged stay", () => {
    const saved = push("content");
    push("main");
    expect(script("record-release")).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(saved);
  });

  test("the step fails if GitHub refuses the push for another reason", () => {
    push("main");
    const hook = path.join(dir, "origin.git", "hooks", "update");
    const refuse = '#!/bin/sh\n[ "$1" != refs/heads/content ]\n';
    fs.writeFileSync(hook, refuse, { mode: 0o755 });
    expect(script("record-release")).toMatchObject({
      status: 1,
      output: expect.stringContaining("cannot be updated"),
    });
  });
});

describe("after a form has saved", () => {
  const file = path.resolve(".github", "workflows", "pull-request.yml");
  const { jobs } = parse(fs.readFileSync(file, "utf8")) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const steps = (jobs["propose"]?.steps ?? []).map((step) => step.run ?? "").join("\n");

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

describe("the deployment", () => {
  const settings = {
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_ACCOUNT_ID: "id",
    CLOUDFLARE_PAGES_PROJECT: "salon",
  };
  const deployed = '{"type":"pages-deploy-detailed","url":"https://1.salon.pages.dev"}';

  /** Runs the script with a wrangler that writes its report and ends with the exit code. */
  function deploy(env: Readonly<Record<string, string>>, report = deployed, exitCode = 0) {
    stub("wrangler", `echo '${report}' > "$WRANGLER_OUTPUT_FILE_PATH"; exit ${exitCode}`);
    return script("deploy-site", ["candidate"], {
      RUNNER_TEMP: dir,
      GITHUB_SHA: "0123abc",
      ...env,
    });
  }

  test("uploads public/ to a branch and reports the address of the deployment", () => {
    expect(deploy(settings)).toMatchObject({ status: 0 });
    expect(linesOf("calls")).toEqual([
      "wrangler pages deploy public --project-name salon --branch candidate --commit-hash 0123abc",
    ]);
    expect(linesOf("outputs")).toEqual(["url=https://1.salon.pages.dev"]);
  });

  test.each(Object.keys(settings))(
    "uploads nothing without %s, and says where to set it",
    (name) => {
      const { status, output } = deploy({ ...settings, [name]: "" });
      expect([status, output]).toEqual([1, expect.stringContaining("under Settings >")]);
      expect(linesOf("calls")).toEqual([]);
    },
  );

  test("fails if wrangler fails or reports no address", () => {
    expect(deploy(settings, deployed, 1).status).not.toBe(0);
    expect(deploy(settings, '{"type":"wrangler-session"}')).toMatchObject({
      status: 1,
      output: expect.stringContaining("did not report the address"),
    });
    expect(linesOf("outputs")).toEqual([]);
  });
});

describe("the smoke test", () => {
  const form = {
    GATSBY_SUPABASE_URL: "https://project.supabase.co",
    GATSBY_SUPABASE_PUBLISHABLE_KEY: "key",
  };

  beforeEach(() => {
    const pages = ["", "about", "contact", "portfolio", "ar", "ar/about"];
    const links = pages.map((page) => {
      const locale = page.startsWith("ar") ? "ar" : "en";
      return `<xhtml:link hreflang="${locale}" href="https://salon.example/${page}"/>`;
    });
    const files: Readonly<Record<string, string>> = {
      _headers: "/*\n  Content-Security-Policy: default-src 'none'\n",
      "sitemap-0.xml": links.join(""),
      ...Object.fromEntries(pages.map((page) => [`${page || "index"}.html`, `page ${page}\n`])),
      "404.html": "page missing\n",
    };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(dir, "checkout", "public", name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    stub("sleep");
  });

  /** Tests a site with a curl that responds as the built site and its database do, but for a fault: a line of Bash. */
  function smoke(fault = "", env: Readonly<Record<string, string>> = form, site = "https://a.dev") {
    stub(
      "curl",
      `while [[ $# -gt 0 ]]; do
        case $1 in https:*) path=\${1#*.*/} ;; --output) body=$2 ;; esac
        shift
      done
      echo "$path" >> ${dir}/requests
      status=200 policy="default-src 'none'" text="page $path"
      case $path in
        *missing*) status=404 text="page missing" ;;
        rest*) status=400 text='{"code":"23502"}' ;;
      esac
      ${fault}
      echo "$text" > "$body"
      echo -n "$status $policy"`,
    );
    return script("smoke", [site], env);
  }

  /** How often the script has waited ten seconds for another try. */
  const pauses = () => linesOf("calls").filter((call) => call === "sleep 10").length;

  test("accepts the built site and a database that refuses the enquiry", () => {
    expect(smoke()).toMatchObject({ status: 0 });
    const pages = ["", "about", "contact", "ar", "ar/about"];
    const others = ["smoke-test-of-a-missing-page", "rest/v1/enquiries"];
    expect(linesOf("requests").sort()).toEqual([...pages, ...others].sort());
  });

  test.each([
    ["a changed page", "[[ $path != ar/about ]] || text=other", "/ar/about responded with 200"],
    ["a missing header", "[[ $path != about ]] || policy=", "/about responded with 200 . Expected"],
    [
      "a missing page with 200",
      "[[ $status != 404 ]] || status=200",
      "missing-page responded with",
    ],
    ["no site", "[[ $path != about ]] || exit 7", "/about responded with nothing"],
    ["a stored enquiry", "[[ $status != 400 ]] || status=201", "checks of the table are missing"],
    ["another error", 'text="${text/23502/PGRST204}"', 'differs.*: run the workflow "Publish"'],
    ["a refused key", "[[ $status != 400 ]] || status=401", "is the publishable key"],
    ["a missing table", "[[ $status != 400 ]] || status=404", "enquiries is missing"],
    ["a limit", "[[ $status != 400 ]] || status=429", "with 429: .*restore it"],
    ["a paused project", "[[ $status != 400 ]] || status=540", "with 540: .*restore it"],
    ["no database", "[[ $status != 400 ]] || exit 7", "cannot be reached.*restore it"],
  ])("fails after six tries for %s", (_, fault, message) => {
    expect(smoke(fault)).toEqual({ status: 1, output: expect.stringMatching(message) });
    expect(pauses()).toBe(5);
  });

  test("tries again, and accepts a second response that is right", () => {
    expect(smoke(`mkdir ${dir}/$path- 2> /dev/null && status=503`)).toMatchObject({ status: 0 });
    expect(pauses()).toBeGreaterThan(0);
  });

  test("checks only the form with --form, and only if it is set up", () => {
    expect(smoke("", form, "--form")).toMatchObject({ status: 0 });
    expect(linesOf("requests")).toEqual(["rest/v1/enquiries"]);
    expect(smoke("", {}, "--form")).toEqual({
      status: 0,
      output: expect.stringContaining("not checked"),
    });
    expect(linesOf("requests")).toHaveLength(1);
  });

  test.each([
    [{ SUPABASE_PROJECT_REF: "project" }, "GATSBY_SUPABASE_URL"],
    [{ GATSBY_SUPABASE_URL: "https://project.dev" }, "GATSBY_SUPABASE_PUBLISHABLE_KEY"],
  ])("fails if only some settings exist: %j", (env, missing) => {
    expect(smoke("", env, "--form")).toEqual({
      status: 1,
      output: expect.stringContaining(`${missing}: is not set, so the site has no form`),
    });
  });
});

test("the summary names every variable of publish.yml that is missing, and no other", () => {
  const publish = fs.readFileSync(path.join(".github", "workflows", "publish.yml"), "utf8");
  const names = [...new Set([...publish.matchAll(/\bvars\.(\w+)/g)].map(([, name]) => name))];
  expect(names.length).toBeGreaterThan(5);
  const report = (variables: object) => {
    expect(script("report-settings", [], { VARIABLES: JSON.stringify(variables) }).status).toBe(0);
    return linesOf("summary").map((line) => /`(\w+)`/.exec(line)?.[1]);
  };
  expect(report(Object.fromEntries(names.map((name) => [name, "set"])))).toEqual([]);
  expect(report({ [String(names[0])]: "" }).sort()).toEqual(names.sort());
});
