/** @jest-environment node */
import { execFileSync } from "node:child_process";
import ruleset from "../../.github/rulesets/main.json";

/** The files of the repository that git lists for some arguments. */
const listFiles = (...args: string[]) =>
  execFileSync("git", ["ls-files", "-z", ...args], { encoding: "utf8" })
    .split("\0")
    .filter(Boolean);

const patterns = ruleset.rules.flatMap(({ parameters }) =>
  (parameters?.required_reviewers ?? []).flatMap(({ file_patterns }) => file_patterns),
);

/* GitHub's reference says fnmatch, in which "*" does not match "/". Its form says the syntax of .gitignore. */
test.each([
  ["fnmatch", patterns.map((pattern) => `:(glob)${pattern}`)],
  [".gitignore", ["--cached", "--ignored", ...patterns.map((pattern) => `--exclude=${pattern}`)]],
])("code needs a review and content does not, if the patterns are those of %s", (_, args) => {
  const isCode = (file: string) => !/^content\/(?!schema\/|README\.md$)/.test(file);
  expect(listFiles(...args)).toEqual(listFiles().filter(isCode));
});
