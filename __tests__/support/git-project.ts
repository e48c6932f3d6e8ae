import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A bare repository as GitHub's, and clones of it. The scripts of .github/scripts run in the clones. */
export interface GitProject {
  dir: string;
  /** Runs git in the bare repository, or in a clone. Returns its output. */
  git: (...args: string[]) => string;
  gitIn: (clone: string, ...args: string[]) => string;
  /** Clones the repository. Returns the name of the clone. */
  clone: (name: string) => string;
  /** Commits files on a branch and pushes it, as a person with a clone of the newest commit. Returns the commit. */
  commit: (branch: string, files: Readonly<Record<string, string>>) => string;
  /** Replaces a program by a shell script. */
  stub: (program: string, ...lines: string[]) => void;
  /** Runs a script of .github/scripts in a clone. */
  run: (
    clone: string,
    script: string,
    args?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => ScriptResult;
  remove: () => void;
}

export interface ScriptResult {
  status: number | null;
  /** What it printed, on both streams. */
  output: string;
  /** The outputs of the step (GITHUB_OUTPUT). */
  outputs: Record<string, string>;
}

const scripts = path.resolve(".github", "scripts");

/** Creates the repository in a temporary folder, with a first commit on main. */
export function createGitProject(files: Readonly<Record<string, string>>): GitProject {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-git-"));
  const bin = path.join(dir, "bin");
  fs.mkdirSync(bin);
  const env = {
    PATH: `${bin}:${process.env["PATH"]}`,
    HOME: dir, // No configuration of the user.
    GIT_AUTHOR_NAME: "Staff",
    GIT_AUTHOR_EMAIL: "staff@example.com",
    GIT_COMMITTER_NAME: "Staff",
    GIT_COMMITTER_EMAIL: "staff@example.com",
    NODE_ENV: "test",
  } as const;

  const gitIn: GitProject["gitIn"] = (clone, ...args) =>
    execFileSync("git", args, {
      cwd: path.join(dir, clone),
      encoding: "utf8",
      stdio: "pipe",
      env,
    }).trim();

  function clone(name: string): string {
    fs.rmSync(path.join(dir, name), { recursive: true, force: true });
    gitIn("", "clone", "--quiet", "origin.git", name);
    return name;
  }

  const commit: GitProject["commit"] = (branch, changed) => {
    const person = clone("person");
    gitIn(person, "checkout", "--quiet", "-B", branch, start(branch));
    for (const [name, text] of Object.entries(changed)) {
      const file = path.join(dir, person, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    gitIn(person, "add", "--all");
    gitIn(person, "commit", "--quiet", "--message=A change");
    gitIn(person, "push", "--quiet", "origin", branch);
    return gitIn(person, "rev-parse", "HEAD");
  };

  /** The branch itself, or main if it is new. In an empty repository, no commit. */
  function start(branch: string): string {
    const known = gitIn("person", "branch", "--remotes", "--format=%(refname:short)").split("\n");
    return [`origin/${branch}`, "origin/main"].find((name) => known.includes(name)) ?? "HEAD";
  }

  gitIn("", "init", "--quiet", "--bare", "--initial-branch=main", "--template=", "origin.git");
  const first = "first";
  gitIn("", "init", "--quiet", "--initial-branch=main", "--template=", first);
  gitIn(first, "commit", "--quiet", "--allow-empty", "--message=Start");
  gitIn(first, "push", "--quiet", path.join(dir, "origin.git"), "main");
  commit("main", files);

  return {
    dir,
    git: (...args) => gitIn("origin.git", ...args),
    gitIn,
    clone,
    commit,
    stub(program, ...lines) {
      const text = ["#!/usr/bin/env bash", "set -e", ...lines, ""].join("\n");
      fs.writeFileSync(path.join(bin, program), text, { mode: 0o755 });
    },
    run(name, script, args = [], own = {}) {
      const written = path.join(dir, "outputs");
      fs.writeFileSync(written, "");
      const { status, stdout, stderr } = spawnSync(path.join(scripts, script), args, {
        cwd: path.join(dir, name),
        encoding: "utf8",
        env: {
          ...env,
          DIR: dir,
          GITHUB_OUTPUT: written,
          GITHUB_STEP_SUMMARY: path.join(dir, "summary"),
          GITHUB_REPOSITORY: "salon/website",
          ...own,
        },
      });
      const lines = fs.readFileSync(written, "utf8").trim().split("\n").filter(Boolean);
      const pairs = lines.map((line) => [
        line.slice(0, line.indexOf("=")),
        line.slice(line.indexOf("=") + 1),
      ]);
      return { status, output: stdout + stderr, outputs: Object.fromEntries(pairs) };
    },
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
}
