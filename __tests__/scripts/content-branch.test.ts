/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { createGitProject, type GitProject, type ScriptResult } from "../support/git-project";

/*
 * What happens to the branch "content" (docs/release.md), with a bare repository for GitHub's, and a stub of its CLI that
 * merges a pull request as GitHub does.
 */

const PRICES = "content/services.json";
const HOURS = "content/site.json";

let project: GitProject;
/** What runs while GitHub merges, in bash. */
let meanwhile: string;

beforeEach(() => {
  project = createGitProject({
    [PRICES]: "KD 5\n",
    [HOURS]: "ten till nine\n",
    "content/schema/site.schema.json": "{}\n",
    "src/page.tsx": "code\n",
  });
  project.git("branch", "content", "main");
  meanwhile = ":";
});

afterEach(() => project.remove());

/** The forms commit on top of the newest commit of the branch. */
const save = (files: Record<string, string>) => project.commit("content", files);

/** A finished check of a commit. It finds prices that cannot be read. Only a check that passes starts the merge. */
function finishCheck(sha: string): ScriptResult | undefined {
  if (project.git("show", `${sha}:${PRICES}`).includes("twenty")) return undefined;
  return merge(sha);
}

function merge(sha: string): ScriptResult {
  project.stub(
    "gh",
    'echo "$*" >> "$DIR/commands"',
    'if [ "$1 $2" != "pr merge" ]; then exit; fi',
    '[ "$(git -C "$DIR/origin.git" rev-parse content)" = "$6" ]', // --match-head-commit
    'rm -rf "$DIR/github" && git clone --quiet "$DIR/origin.git" "$DIR/github" && cd "$DIR/github"',
    'git merge --quiet --no-ff --message="Merge" "$6" && git push --quiet origin HEAD:main',
    meanwhile,
  );
  const env = { NUMBER: "7", HEAD_SHA: sha };
  return project.run(project.clone("runner"), "merge-content.sh", [], env);
}

const commands = () => {
  const file = path.join(project.dir, "commands");
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n") : [];
};
const published = (file: string) => project.git("show", `main:${file}`);
const commitOf = (branch: string) => project.git("rev-parse", branch);

test("a saved edit is merged, the branch equals main, and the release starts", () => {
  const sha = save({ [PRICES]: "KD 7\n" });
  expect(finishCheck(sha)).toMatchObject({ status: 0 });
  expect(published(PRICES)).toBe("KD 7");
  expect(commitOf("content")).toBe(commitOf("main"));
  const tree = project.git("rev-parse", `${sha}^{tree}`);
  expect(commands()).toEqual([
    `pr merge 7 --merge --match-head-commit ${sha}`,
    `workflow run publish.yml --ref main -f deploy_function=false -f proposal=7 -f tested=${tree}`,
  ]);
  expect(project.git("rev-parse", "main^{tree}")).toBe(tree);
});

describe("two people save at once", () => {
  test("the check of the second commit merges both edits", () => {
    const first = save({ [PRICES]: "KD 7\n" });
    const second = save({ [HOURS]: "ten till eight\n" });
    expect(finishCheck(first)).toMatchObject({
      status: 0,
      output: expect.stringContaining("Somebody has saved since"),
    });
    expect(commands()).toEqual([]);
    expect(finishCheck(second)).toMatchObject({ status: 0 });
    expect([published(PRICES), published(HOURS)]).toEqual(["KD 7", "ten till eight"]);
    expect(commitOf("content")).toBe(commitOf("main"));
  });

  test("an edit that is saved during the merge stays, and its own check merges it", () => {
    const first = save({ [PRICES]: "KD 7\n" });
    meanwhile = [
      "git checkout --quiet -b content origin/content",
      `echo "KD 8" > ${PRICES}`,
      "git commit --quiet --all --message=Saved",
      "git push --quiet origin content",
    ].join("\n");
    expect(finishCheck(first)).toMatchObject({
      status: 0,
      output: expect.stringContaining("edits that are not merged"),
    });
    expect(published(PRICES)).toBe("KD 7");
    const second = commitOf("content");
    expect(project.git("show", `${second}:${PRICES}`)).toBe("KD 8");

    meanwhile = ":";
    expect(finishCheck(second)).toMatchObject({ status: 0 });
    expect(published(PRICES)).toBe("KD 8");
    expect(commitOf("content")).toBe(commitOf("main"));
  });
});

describe("main moves between save and merge", () => {
  test("other lines are merged, and the release tests the result", () => {
    const sha = save({ [PRICES]: "KD 7\n" });
    const released = project.git("rev-parse", "main");
    project.commit("main", { "src/page.tsx": "new code\n" });
    expect(finishCheck(sha)).toMatchObject({ status: 0 });
    expect([published(PRICES), published("src/page.tsx")]).toEqual(["KD 7", "new code"]);
    expect(commitOf("content")).toBe(commitOf("main"));

    const tested = /tested=(\w+)/.exec(commands().at(-1) ?? "")?.[1] ?? "";
    project.stub("gh", `echo ${released}`);
    const { outputs } = project.run(project.clone("runner"), "verify-scope.sh", [], {
      GITHUB_EVENT_NAME: "workflow_dispatch",
      GITHUB_REF: "refs/heads/main",
      TESTED: tested,
    });
    expect(outputs).toEqual({ scope: "all" });
  });

  test("the same lines are not merged, and the message names the file", () => {
    const sha = save({ [PRICES]: "KD 7\n" });
    const main = project.commit("main", { [PRICES]: "KD 6\n" });
    const { status, output } = merge(sha);
    expect([status, output]).toEqual([1, expect.stringContaining(`pull request: ${PRICES}`)]);
    expect([commitOf("main"), commitOf("content"), commands()]).toEqual([main, sha, []]);
  });
});

test("a failed edit holds back the next one until somebody corrects it", () => {
  const before = commitOf("main");
  expect(finishCheck(save({ [PRICES]: "KD twenty\n" }))).toBeUndefined();
  expect(finishCheck(save({ [HOURS]: "ten till eight\n" }))).toBeUndefined();
  expect(commitOf("main")).toBe(before);
  expect(finishCheck(save({ [PRICES]: "KD 20\n" }))).toMatchObject({ status: 0 });
  expect([published(PRICES), published(HOURS)]).toEqual(["KD 20", "ten till eight"]);
  expect(commitOf("content")).toBe(commitOf("main"));
});

test.each(["src/page.tsx", "content/schema/site.schema.json", "package.json"])(
  "a change of %s is not merged",
  (file) => {
    const main = commitOf("main");
    save({ [file]: "new\n" });
    const { status, output } = merge(save({ [PRICES]: "KD 7\n" }));
    expect([status, output]).toEqual([1, expect.stringContaining("A developer must review")]);
    expect([commitOf("main"), commands()]).toEqual([main, []]);
  },
);

describe("after a release of main", () => {
  const update = () => project.run(project.clone("runner"), "update-content.sh");

  test("the branch is created if it is missing, and follows main", () => {
    project.git("branch", "-D", "content");
    expect(update()).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(commitOf("main"));
    project.commit("main", { "src/page.tsx": "new code\n" });
    expect(update()).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(commitOf("main"));
  });

  test("edits that are not merged stay", () => {
    const sha = save({ [PRICES]: "KD 7\n" });
    project.commit("main", { "src/page.tsx": "new code\n" });
    expect(update()).toMatchObject({ status: 0 });
    expect(commitOf("content")).toBe(sha);
  });

  test("the script fails if GitHub refuses the push for another reason", () => {
    project.commit("main", { "src/page.tsx": "new code\n" });
    fs.mkdirSync(path.join(project.dir, "origin.git", "hooks"), { recursive: true });
    const hook = path.join(project.dir, "origin.git", "hooks", "pre-receive");
    fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    expect(update()).toMatchObject({
      status: 1,
      output: expect.stringContaining("cannot be updated"),
    });
  });
});
