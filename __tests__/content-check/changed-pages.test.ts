/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { describePages } from "../../src/content-check/changed-pages";
import { contentFiles, routes } from "../../src/graphql/model";
import { contentDir } from "./content-copy";

let project: string;

function git(...args: string[]): void {
  const identity = ["-c", "user.name=Staff", "-c", "user.email=staff@example.com"];
  execFileSync("git", [...identity, ...args], { cwd: project, stdio: "pipe" });
}

function append(file: string, text = "\n"): void {
  const to = path.join(project, file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, text, { flag: "a" });
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "zahrelle-pages-"));
  for (const file of contentFiles) {
    cpSync(path.join(contentDir, file), path.join(project, "content", file));
  }
  git("init", "--quiet", "--initial-branch=main", "--template=");
  git("add", ".");
  git("commit", "--quiet", "--message=The content");
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

const every = routes.map((route) => `[${route}](preview:${route})`).join(" ");

test("a page differs if its texts change, or a list that it shows", () => {
  append("content/offers/offers.json");
  append("content/pages/about.json");
  expect(describePages(project, "main")).toBe(
    "Pages that may differ: [/about](preview:/about) [/special-offers](preview:/special-offers)",
  );
});

test("a page differs if a picture changes that it names", () => {
  const file = "content/portfolio/portfolio.json";
  const [entry] = JSON.parse(readFileSync(path.join(project, file), "utf8")) as {
    image: { src: string };
  }[];
  append(path.posix.join("content/portfolio", entry?.image.src ?? ""), "a picture");
  expect(describePages(project, "main")).toBe(
    "Pages that may differ: [/portfolio](preview:/portfolio)",
  );
});

test.each(["content/site.json", "content/schema/site.schema.json", "src/theme/global.css"])(
  "every page may differ if %s changes",
  (file) => {
    append(file);
    expect(describePages(project, "main")).toBe(`Pages that may differ: ${every}`);
  },
);

test.each(["docs/release.md", "content/README.md"])("no page differs if %s changes", (file) => {
  append(file);
  expect(describePages(project, "main")).toBe("No page changes.");
});
