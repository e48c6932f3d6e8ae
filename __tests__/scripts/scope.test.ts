/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { contentJourneys } from "../../scripts/lib/content-only";
import { createGitProject, type GitProject } from "../support/git-project";

/* Runs scope.sh and verify-scope.sh of .github/scripts in a temporary repository. */

let project: GitProject;

beforeEach(() => {
  project = createGitProject({
    "content/site.json": "{}\n",
    "content/schema/site.schema.json": "{}\n",
    "src/page.tsx": "code\n",
  });
});

afterEach(() => project.remove());

function scope(base = "origin/main", head = "origin/branch"): string {
  const { output, status } = project.run(project.clone("runner"), "scope.sh", [base, head]);
  expect(status).toBe(0);
  return output.trim();
}

test.each([
  ["content", { "content/site.json": "new\n", "content/pictures/a new\nphoto.jpg": "photo" }],
  ["content", { "content/README.md": "guide" }],
  ["all", { "content/site.json": "new\n", "src/page.tsx": "new\n" }],
  ["all", { "content/schema/site.schema.json": "new\n" }],
  ["all", { "content.json": "new\n" }],
  ["all", { ".github/workflows/publish.yml": "new\n" }],
  ["all", { "src/content/site.json": "new\n" }],
])("is %s for a change of %j", (expected, files) => {
  project.commit("branch", files as Record<string, string>);
  expect(scope()).toBe(expected);
});

test("ignores what main has changed since", () => {
  project.commit("branch", { "content/site.json": "new\n" });
  project.commit("main", { "src/page.tsx": "new\n" });
  expect(scope()).toBe("content");
});

test("is all for a link, whose target may be outside content/, and for a moved file", () => {
  const person = project.clone("person");
  fs.symlinkSync("/etc/passwd", path.join(project.dir, person, "content", "photo.jpg"));
  project.gitIn(person, "checkout", "--quiet", "-b", "branch");
  project.gitIn(person, "add", ".");
  project.gitIn(person, "commit", "--quiet", "--message=A link");
  project.gitIn(person, "push", "--quiet", "origin", "branch");
  expect(scope()).toBe("all");

  project.gitIn(person, "checkout", "--quiet", "-b", "moved", "origin/main");
  project.gitIn(person, "mv", "src/page.tsx", "content/page.tsx");
  project.gitIn(person, "commit", "--quiet", "--message=A moved file");
  project.gitIn(person, "push", "--quiet", "origin", "moved");
  expect(scope("origin/main", "origin/moved")).toBe("all");
});

test("is all if the commits are not related", () => {
  project.git("branch", "branch", project.git("commit-tree", "main^{tree}", "-m", "Unrelated"));
  expect(scope()).toBe("all");
});

describe("the tests of a run", () => {
  /** What verify-scope.sh decides for main. `released` is the commit of the last release. */
  function verifyScope(env: Record<string, string>, released = ""): string | undefined {
    project.stub("gh", `[ "$1 $2" = "run list" ] && echo "${released}"`);
    const clone = project.clone("runner");
    const { status, output, outputs } = project.run(clone, "verify-scope.sh", [], env);
    expect([status, output]).toEqual([0, expect.any(String)]);
    return outputs["scope"];
  }

  const push = { GITHUB_EVENT_NAME: "push", GITHUB_REF: "refs/heads/main" };
  const dispatch = { GITHUB_EVENT_NAME: "workflow_dispatch", GITHUB_REF: "refs/heads/main" };
  const released = () => project.git("rev-parse", "main");

  test("are those of the content after a push that only changes content", () => {
    const before = released();
    project.commit("main", { "content/site.json": "new\n" });
    expect(verifyScope(push, before)).toBe("content");
  });

  /* GitHub drops a waiting release when a newer one arrives. */
  test("include code that no release has tested yet", () => {
    const before = released();
    project.commit("main", { "src/page.tsx": "new\n" });
    project.commit("main", { "content/site.json": "new\n" });
    expect(verifyScope(push, before)).toBe("all");
  });

  test("are all if nothing was released yet, each night, and if a person starts a release", () => {
    expect(verifyScope(push)).toBe("all");
    expect(verifyScope(dispatch, released())).toBe("all");
    expect(verifyScope({ ...push, GITHUB_EVENT_NAME: "schedule" }, released())).toBe("all");
  });

  test("are not repeated if the check of the forms has tested the same files", () => {
    const before = released();
    project.commit("main", { "content/site.json": "new\n" });
    const TESTED = project.git("rev-parse", "main^{tree}");
    expect(verifyScope({ ...dispatch, TESTED }, before)).toBe("tested");
    project.commit("main", { "content/site.json": "newer\n" });
    expect(verifyScope({ ...dispatch, TESTED }, before)).toBe("content");
  });

  test("are all if the check of the forms has tested content on top of code that was not released", () => {
    const before = released();
    project.commit("main", { "src/page.tsx": "new\n" });
    project.commit("main", { "content/site.json": "new\n" });
    const TESTED = project.git("rev-parse", "main^{tree}");
    expect(verifyScope({ ...dispatch, TESTED }, before)).toBe("all");
  });

  test("compare a pull request and the branch of the forms with main", () => {
    const request = { GITHUB_EVENT_NAME: "pull_request", GITHUB_REF: "refs/pull/1/merge" };
    expect(verifyScope(request)).toBe("content");
    project.commit("content", { "src/page.tsx": "new\n" });
    project.git("symbolic-ref", "HEAD", "refs/heads/content"); // What a clone checks out.
    expect(verifyScope({ ...push, GITHUB_REF: "refs/heads/content" })).toBe("all");
    expect(verifyScope(request)).toBe("all");
  });
});

test("a change of content runs journeys that need no build of other content", () => {
  const journeys = contentJourneys();
  expect(journeys).toEqual(expect.arrayContaining(["accessibility-pages.spec.ts", "home.spec.ts"]));
  const texts = journeys.map((name) =>
    fs.readFileSync(path.join("__tests__", "e2e", name), "utf8"),
  );
  expect(texts.filter((text) => text.includes("fixtureBuild("))).toEqual([]);
});
