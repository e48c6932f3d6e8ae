/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path, { join } from "node:path";
import type { Reporter } from "gatsby";
import { checkBeforeBuild, isContentValid } from "../../src/content-check/before-build";
import { formatAnnotation, formatProblem, type Problem } from "../../src/content-check/problem";
import { ContentCopy } from "./content-copy";

const root = join(__dirname, "../..");
const copy = new ContentCopy();

afterEach(() => {
  copy.restore();
  jest.restoreAllMocks();
});
afterAll(() => copy.remove());

const problem: Problem = {
  severity: "error",
  file: "content/services/services.json",
  line: 41,
  column: 15,
  message:
    'Price "KD twenty" is not a price. Write it like "KD 7", "KD 0.5", "KD 5 to KD 8", "from KD 5" or, for an extra, "+ KD 5". Or write "Free" or "On request".',
};

describe("a problem", () => {
  it("has its position in red in a terminal, or in yellow for a notice", () => {
    const place = "content/services/services.json:41:15";
    expect(formatProblem(problem, { colors: true })).toContain(`\u001b[31m${place}\u001b[0m Price`);
    const notice = { ...problem, severity: "notice" } as const;
    expect(formatProblem(notice, { colors: true })).toContain(`\u001b[33m${place}\u001b[0m`);
  });

  it("is an escaped annotation in GitHub Actions", () => {
    expect(formatAnnotation({ ...problem, file: "content/a,b.json", message: "50 %\nmore" })).toBe(
      "::error file=content/a%2Cb.json,line=41,col=15::50 %25%0Amore",
    );
  });
});

describe("npm run check:content", () => {
  let project: string;

  beforeAll(() => {
    // The command reads content/ of the project that it is in.
    project = mkdtempSync(join(tmpdir(), "zahrelle-project-"));
    for (const path of ["scripts", "src"]) {
      cpSync(join(root, path), join(project, path), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
    symlinkSync(copy.folder, join(project, "content"));
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it("fails, lists every mistake, then the notices, and annotates them in GitHub Actions", () => {
    copy.set("services/services.json", "0.price", "KD twenty");
    const place = copy.placeOf("services/services.json", "0.price");
    const [file, line, column] = place.split(":");
    const tsx = join(root, "node_modules/.bin/tsx");
    const env = { ...process.env, GITHUB_ACTIONS: "true" };
    const { status, stdout } = spawnSync(tsx, ["scripts/check-content.ts"], {
      cwd: project,
      env,
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^content.+ Price "KD twenty" is not a price\..+\n\nNotices:\ncontent/);
    expect(stdout).toContain(`\n::error file=${file},line=${line},col=${column}::Price`);
    expect(stdout).toContain("\n\n1 error, ");
    expect(status).toBe(1);
  });
});

describe("in gatsby develop", () => {
  afterEach(() => process.chdir(root));

  it("a deleted picture that an entry names is reported once, until it is there again", async () => {
    process.chdir(path.dirname(copy.folder));
    const panicOnBuild = jest.fn();
    const isValid = () => isContentValid({ panicOnBuild } as unknown as Reporter);
    const { src } = copy.json("portfolio/portfolio.json")[0].image;
    const place = copy.placeOf("portfolio/portfolio.json", "0.image.src");
    const file = path.join("portfolio", src);
    copy.rename(file, "elsewhere.txt");
    expect([await isValid(), await isValid()]).toEqual([false, false]);
    expect(panicOnBuild.mock.calls).toEqual([
      [expect.stringContaining(`${place} Picture "${src}" does not exist.`)],
    ]);
    copy.restore();
    expect(await isValid()).toBe(true);
  });
});

test.each([
  "localhost:54321",
  "https://supabase.com/dashboard/project/abc",
  "https://app.supabase.com",
])("the build stops at once if the form would send to %s", async (url) => {
  const panic = jest.fn(() => {
    throw new Error("The process has ended.");
  });
  jest.replaceProperty(process, "env", { NODE_ENV: "test", GATSBY_SUPABASE_URL: url });
  await expect(checkBeforeBuild({ panic } as unknown as Reporter)).rejects.toThrow("has ended");
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(`GATSBY_SUPABASE_URL is "${url}"`));
});

describe("several mistakes", () => {
  it("are listed in one run, also if one file is invalid JSON", async () => {
    copy.put("services/services.json", "[");
    copy.set("services/categories.json", "0.hasTab", 1);
    copy.edit("site.json", (data) => Object.assign(data, { email: "nobody", phone: "1" }));
    expect((await copy.errors()).map((error) => error.split(":")[0])).toEqual([
      "content/services/categories.json",
      "content/services/services.json",
      "content/site.json",
      "content/site.json",
    ]);
  });
});
