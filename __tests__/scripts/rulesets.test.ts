/** @jest-environment node */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import ruleset from "../../.github/rulesets/main.json";

/** The files of a repository that git lists for some arguments. */
const listFiles = (args: readonly string[] = [], cwd = ".") =>
  execFileSync("git", ["ls-files", "-z", ...args], { cwd, encoding: "utf8" })
    .split("\0")
    .filter(Boolean);

const patterns = ruleset.rules.flatMap(({ parameters }) =>
  (parameters?.required_reviewers ?? []).flatMap(({ file_patterns }) => file_patterns),
);

/* A branch without the newest commit of main can have two merge bases, of which the thief of a token chooses the one shown. */
test.each(["dismiss_stale_reviews_on_push", "strict_required_status_checks_policy"])(
  "what is merged was shown and reviewed: %s",
  (name) => {
    const parameters = ruleset.rules.map((rule) => rule.parameters);
    expect(parameters).toContainEqual(expect.objectContaining({ [name]: true }));
  },
);

test("the review of code is one approval", () => {
  expect(JSON.stringify(ruleset).match(/"minimum_approvals":\d+/g)).toEqual([
    '"minimum_approvals":1',
  ]);
});

/* GitHub's reference says fnmatch, in which "*" does not match "/". Its form says the syntax of .gitignore. */
describe.each([
  ["fnmatch", patterns.map((pattern) => `:(glob)${pattern}`)],
  [".gitignore", ["--cached", "--ignored", ...patterns.map((pattern) => `--exclude=${pattern}`)]],
])("if the patterns are those of %s", (_, args) => {
  test("code needs a review and content does not", () => {
    const isCode = (file: string) => !/^content\/(?!schema\/|README\.md$)/.test(file);
    expect(listFiles(args)).toEqual(listFiles().filter(isCode));
  });

  /* Each would run in the build or at the host, or take the place of a package. */
  const files = [
    "babel.config.js",
    "functions/_middleware.js",
    "gatsby-ssr.js",
    "lib/code",
    "npm-shrinkwrap.json",
    "plugins/gatsby-plugin-image/gatsby-ssr.js",
    "public/_worker.js",
    "requirements.txt",
    "wrangler.toml",
    "yarn.lock",
  ];
  const links = ["functions", "node_modules", "plugins", "public"];
  test.each([
    ["code in a new place", files],
    ["a symbolic link", links],
  ])("%s needs a review", (_, names) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-ruleset-"));
    try {
      for (const name of names) {
        const file = path.join(dir, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        if (names === links) fs.symlinkSync("content", file);
        else fs.writeFileSync(file, "");
      }
      execFileSync("git", ["init", "--quiet"], { cwd: dir });
      execFileSync("git", ["add", "--force", "."], { cwd: dir });
      expect(listFiles(args, dir)).toEqual(names);
    } finally {
      fs.rmSync(dir, { recursive: true });
    }
  });
});
