/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { formatAnnotation, formatProblem, type Problem } from "../../src/content-check/problem";
import { ContentCopy } from "./content-copy";

const root = join(__dirname, "../..");

const problem: Problem = {
  severity: "error",
  file: "content/services/services.json",
  line: 41,
  column: 15,
  message: 'Price "KD twenty" is not a price. Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".',
};

describe("a problem", () => {
  it("is one line that begins with its place", () => {
    expect(formatProblem(problem)).toBe(
      'content/services/services.json:41:15 Price "KD twenty" is not a price. Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".',
    );
  });

  it("has its place in red in a terminal, and a notice's in yellow", () => {
    const place = "content/services/services.json:41:15";
    expect(formatProblem(problem, { colors: true })).toContain(`\u001b[31m${place}\u001b[0m Price`);
    const notice = { ...problem, severity: "notice" } as const;
    expect(formatProblem(notice, { colors: true })).toContain(`\u001b[33m${place}\u001b[0m`);
  });

  it("becomes an annotation for GitHub, with its special signs escaped", () => {
    expect(formatAnnotation({ ...problem, file: "content/a,b.json", message: "50 %\nmore" })).toBe(
      "::error file=content/a%2Cb.json,line=41,col=15::50 %25%0Amore",
    );
  });
});

describe("npm run check:content", () => {
  let copy: ContentCopy;
  let project: string;

  beforeEach(() => {
    copy = new ContentCopy();
    // The command reads the content beside it: a project around the copy.
    project = mkdtempSync(join(tmpdir(), "zahrelle-project-"));
    for (const path of ["scripts/check-content.ts", "src/content-check", "src"]) {
      cpSync(join(root, path), join(project, path), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
    symlinkSync(copy.folder, join(project, "content"));
  });

  afterEach(() => {
    copy.remove();
    rmSync(project, { recursive: true, force: true });
  });

  function run(environment: Record<string, string> = {}) {
    const tsx = join(root, "node_modules/.bin/tsx");
    const env = { ...process.env, GITHUB_ACTIONS: "", ...environment };
    return spawnSync(tsx, ["scripts/check-content.ts"], { cwd: project, env, encoding: "utf8" });
  }

  it("ends well when there are only notices", () => {
    const { status, stdout } = run();
    expect(stdout).toMatch(/The content is in order \(\d+ notices?\)\.\n$/);
    expect(status).toBe(0);
  });

  it("names every mistake, annotates it in GitHub's Actions, and fails", () => {
    copy.edit("services/services.json", (data) => (data[0].price = "KD twenty"));
    const place = copy.placeOfValue("services/services.json", [0, "price"]);
    const [line, column] = place.split(":");
    const { status, stdout } = run({ GITHUB_ACTIONS: "true" });
    expect(stdout).toContain(
      `content/services/services.json:${place} Price "KD twenty" is not a price.`,
    );
    expect(stdout).toContain(
      `::error file=content/services/services.json,line=${line},col=${column}::Price`,
    );
    expect(stdout).toContain("1 mistake to put right");
    expect(status).toBe(1);
  });
});

describe("several mistakes", () => {
  it("are told in one pass, file by file", async () => {
    const copy = new ContentCopy();
    copy.edit("services/services.json", (data) => {
      data[0].price = "USD 7";
      data[0].name.en = "";
    });
    copy.edit("site.json", (data) => (data.email = "nobody"));
    expect((await copy.errors()).map((error) => error.split(":")[0])).toEqual([
      "content/services/services.json",
      "content/services/services.json",
      "content/site.json",
    ]);
    copy.remove();
  });

  it("are told for the other files even when one file is broken", async () => {
    const copy = new ContentCopy();
    copy.put("services/services.json", "[");
    copy.edit("site.json", (data) => (data.email = "nobody"));
    expect((await copy.errors()).map((error) => error.split(":")[0])).toEqual([
      "content/services/services.json",
      "content/site.json",
    ]);
    copy.remove();
  });
});
