/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";

/* What the workflows do with the branch "content", which the forms save to (docs/release.md). */

let dir: string;

/** The user's configuration of git has no effect. */
const environment = () => ({
  PATH: `${dir}:${process.env["PATH"]}`,
  HOME: dir,
  GIT_AUTHOR_NAME: "Staff",
  GIT_AUTHOR_EMAIL: "staff@example.com",
  GIT_COMMITTER_NAME: "Staff",
  GIT_COMMITTER_EMAIL: "staff@example.com",
  NODE_ENV: "test" as const,
});

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const cwd = path.join(dir, "runner");
  const options = { cwd, encoding: "utf8", env: { ...environment(), ...env } } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, output: stdout + stderr };
}

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-content-branch-"));
  fs.mkdirSync(path.join(dir, "runner"));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

describe("after a release of main", () => {
  const script = path.resolve(".github", "scripts", "update-content.sh");
  const update = () => run(script, []);
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: path.join(dir, "runner"),
      encoding: "utf8",
      env: environment(),
    }).trim();
  const commitOf = (branch: string) => git("ls-remote", "origin", branch).slice(0, 40);

  /** Commits to a branch of GitHub, beginning with main. Returns the commit. */
  function commit(branch: string): string {
    git("checkout", "--quiet", "-B", branch, "main");
    git("commit", "--quiet", "--allow-empty", `--message=A change of ${branch}`);
    git("push", "--quiet", "origin", branch);
    return git("rev-parse", "HEAD");
  }

  beforeEach(() => {
    git("init", "--quiet", "--bare", "--initial-branch=main", "../origin.git");
    git("init", "--quiet", "--initial-branch=main");
    git("remote", "add", "origin", "../origin.git");
    git("commit", "--quiet", "--allow-empty", "--message=Start");
    git("push", "--quiet", "origin", "main", "main:content");
  });

  test("the branch moves forward to main, and is created if it is missing", () => {
    const first = commit("main");
    expect(update()).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(first);
    git("push", "--quiet", "--delete", "origin", "content");
    expect(update()).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(first);
  });

  test("edits that are not merged stay", () => {
    const saved = commit("content");
    commit("main");
    expect(update()).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(saved);
  });

  test("the step fails if GitHub refuses the push for another reason", () => {
    commit("main");
    const hook = path.join(dir, "origin.git", "hooks", "pre-receive");
    fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    expect(update()).toMatchObject({
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
  const script = (jobs["propose"]?.steps ?? []).map((step) => step.run ?? "").join("\n");

  /** Runs the step with a stub of GitHub's CLI. Returns what it changed. */
  function propose({ open, ahead }: { open: string; ahead: number }): string[] {
    const stub = [
      "#!/usr/bin/env bash",
      `echo "$*" >> ${dir}/commands`,
      `case "$*" in *"--method GET"*) echo "${open}" ;; *compare*) echo ${ahead} ;; esac`,
    ];
    fs.writeFileSync(path.join(dir, "gh"), stub.join("\n"), { mode: 0o755 });
    const { status } = run("bash", ["-eo", "pipefail", "-c", script], {
      GITHUB_REPOSITORY: "salon/website",
      GITHUB_REPOSITORY_OWNER: "salon",
      BODY: "text",
    });
    expect(status).toBe(0);
    const commands = fs.readFileSync(path.join(dir, "commands"), "utf8").trim().split("\n");
    return commands.filter((command) => command.includes("body="));
  }

  test("a pull request is opened", () => {
    expect(propose({ open: "", ahead: 1 })).toEqual([
      "api repos/salon/website/pulls -f base=main -f head=content -f title=Change the content -f body=text",
    ]);
  });

  test("the open pull request is updated", () => {
    expect(propose({ open: "7", ahead: 2 })).toEqual([
      "api --method PATCH repos/salon/website/pulls/7 -f body=text",
    ]);
  });

  test("nothing is proposed if the branch has nothing of its own", () => {
    expect(propose({ open: "", ahead: 0 })).toEqual([]);
  });
});
