/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { headersFor, parseHeaders } from "../../scripts/lib/headers-file";

/* The scripts of .github/workflows/preview.yml. They handle files and names that anybody may have written. */

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-preview-"));
  fs.mkdirSync(path.join(dir, "bin"));
});

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

function run(script: string, args: string[], env: Record<string, string> = {}) {
  const output = path.join(dir, "outputs");
  fs.writeFileSync(output, "");
  const { status, stdout, stderr } = spawnSync(path.resolve(".github", "scripts", script), args, {
    cwd: dir,
    encoding: "utf8",
    env: {
      PATH: `${path.join(dir, "bin")}:${process.env["PATH"]}`,
      NODE_ENV: "test",
      GITHUB_OUTPUT: output,
      GITHUB_REPOSITORY: "salon/website",
      ...env,
    },
  });
  return { status, printed: stdout + stderr, outputs: fs.readFileSync(output, "utf8") };
}

function put(name: string, text = "text"): void {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

describe("the files of a preview", () => {
  beforeEach(() => {
    put("public/index.html");
    put("public/static/صورة.jpg");
    put("public/admin/index.html");
    put("public/_headers", "https://:version.:project.pages.dev/*\n  ! X-Robots-Tag\n");
  });

  test("have no forms, and search engines must not list them", () => {
    expect(run("prepare-preview.sh", ["public"])).toMatchObject({ status: 0 });
    expect(fs.existsSync(path.join(dir, "public", "admin"))).toBe(false);
    const rules = parseHeaders(fs.readFileSync(path.join(dir, "public", "_headers"), "utf8"));
    const headers = headersFor(rules, "pull-request-7.salon.pages.dev/about");
    expect(headers).toEqual({ "x-robots-tag": "noindex" });
  });

  test.each([
    ["a worker", "would run as code", () => put("public/_worker.js")],
    ["a folder of workers", "would run as code", () => put("public/_worker.js/index.js")],
    ["routes of a worker", "would run as code", () => put("public/_routes.json")],
    ["functions", "would run as code", () => put("public/functions/api.js")],
    ["a link", "a link", () => fs.symlinkSync("/etc/passwd", path.join(dir, "public", "users"))],
    ["a control character in a name", "control character", () => put("public/a\nb.html")],
    [
      "a file that is too large for the host",
      "more than 25 MiB",
      () => fs.truncateSync(path.join(dir, "public", "index.html"), 25 * 1024 * 1024 + 1),
    ],
    ["no home page", "no index.html", () => fs.rmSync(path.join(dir, "public", "index.html"))],
  ])("are refused with %s", (_, message, change) => {
    change();
    const { status, printed } = run("prepare-preview.sh", ["public"]);
    expect([status, printed]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe("the comment", () => {
  const settings = { NUMBER: "7", RUN_URL: "https://run", CONCLUSION: "success" };

  /** The text of the comment. */
  function comment(env: Record<string, string>): string {
    const gh = '#!/usr/bin/env bash\necho "$*" >> commands\n';
    fs.writeFileSync(path.join(dir, "bin", "gh"), gh, { mode: 0o755 });
    put("changes/changes.md", "Pages that may differ: [/](preview:/) [/about](preview:/about)\n");
    expect(run("comment.sh", [], { ...settings, ...env })).toMatchObject({ status: 0 });
    expect(fs.readFileSync(path.join(dir, "commands"), "utf8")).toBe(
      "pr comment 7 --edit-last --create-if-none --body-file comment.md\n",
    );
    return fs.readFileSync(path.join(dir, "comment.md"), "utf8");
  }

  test("has the preview, links to the pages that may differ, and the result of the check", () => {
    const text = comment({ OWN: "true", URL: "https://1.salon.pages.dev" });
    expect(text).toContain("[The check](https://run): success");
    expect(text).toContain("Preview: https://1.salon.pages.dev");
    expect(text).toContain(
      "differ: [/](https://1.salon.pages.dev/) [/about](https://1.salon.pages.dev/about)",
    );
  });

  test("lists the changes without links if there is no preview", () => {
    const text = comment({ OWN: "true", URL: "", CONCLUSION: "failure" });
    expect(text).toContain("There is no preview");
    expect(text).toContain("Pages that may differ: / /about");
  });

  test("says that a fork has no preview, and repeats nothing from the fork", () => {
    const text = comment({ OWN: "false", URL: "" });
    expect(text).toContain("from a fork, so it has no preview");
    expect(text).not.toContain("differ");
  });
});

describe("the pull request of a check", () => {
  const sha = "0123456789abcdef";

  /** Finds the pull request with a fake of GitHub's API. `open` are its answers to the three requests. */
  function find(
    env: Record<string, string>,
    answers: { open?: string; ahead?: number; created?: string } = {},
  ) {
    const { open = "", ahead = 1, created = "" } = answers;
    const gh = [
      "#!/usr/bin/env bash",
      'echo "$*" >> commands',
      'case "$*" in',
      `*compare*) echo ${ahead} ;;`,
      `*title=*) echo "${created}" ;;`,
      `*) echo "${open}" ;;`,
      "esac",
    ];
    fs.writeFileSync(path.join(dir, "bin", "gh"), gh.join("\n"), { mode: 0o755 });
    const { status, outputs } = run("find-pull-request.sh", [], { HEAD_SHA: sha, ...env });
    expect(status).toBe(0);
    return {
      outputs: outputs.trim().split("\n").filter(Boolean),
      commands: fs.readFileSync(path.join(dir, "commands"), "utf8"),
    };
  }

  const own = { HEAD_REPOSITORY: "salon/website", HEAD_BRANCH: "prices" };
  const forms = { HEAD_REPOSITORY: "salon/website", HEAD_BRANCH: "content" };
  const fork = { HEAD_REPOSITORY: "stranger/website", HEAD_BRANCH: "content" };

  test("is found by its branch and commit", () => {
    const { outputs, commands } = find(own, { open: `7 ${sha}` });
    expect(outputs).toEqual(["number=7", "own=true"]);
    expect(commands).toContain("head=salon:prices");
  });

  test("of a fork is not this repository's own, also on a branch with the name of the forms'", () => {
    expect(find(fork, { open: `7 ${sha}` }).outputs).toEqual(["number=7", "own=false"]);
    const { outputs, commands } = find(fork);
    expect(outputs).toEqual([]);
    expect(commands).not.toContain("title=");
  });

  test("is ignored if the branch has moved, or is closed", () => {
    expect(find(own, { open: "7 fedcba9876543210" }).outputs).toEqual([]);
    expect(find(own).outputs).toEqual([]);
  });

  test("is opened for the branch of the forms, unless the branch equals main", () => {
    expect(find(forms, { created: `8 ${sha}` }).outputs).toEqual(["number=8", "own=true"]);
    const { outputs, commands } = find(forms, { ahead: 0 });
    expect(outputs).toEqual([]);
    expect(commands.match(/title=/g)).toHaveLength(1);
  });
});
