/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Deployment, outdatedDeployments } from "../../scripts/lib/prune-deployments";

/** Deployments as wrangler lists them: the newest first. */
const list = (count: number, branch: string): Deployment[] =>
  Array.from({ length: count }, (_, index) => ({
    Id: `${branch}-${index + 1}`,
    Environment: branch === "main" ? "Production" : "Preview",
    Branch: branch,
  }));

test("keeps the last five deployments of the site", () => {
  expect(outdatedDeployments(list(7, "main"), [])).toEqual(["main-6", "main-7"]);
  expect(outdatedDeployments(list(5, "main"), [])).toEqual([]);
});

test("keeps the last preview of each branch", () => {
  const previews = [...list(2, "candidate"), ...list(3, "other"), ...list(1, "third")];
  expect(outdatedDeployments(previews, [])).toEqual(["candidate-2", "other-2", "other-3"]);
});

test("keeps the preview of a pull request until it is closed", () => {
  const previews = [...list(2, "pull-request-7"), ...list(1, "pull-request-8")];
  expect(outdatedDeployments(previews, [7])).toEqual(["pull-request-7-2", "pull-request-8-1"]);
});

describe("the command", () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), "prune-deployments-"));
    const preview = [...list(2, "candidate"), ...list(1, "pull-request-7")];
    const deployments = { production: list(7, "main"), preview };
    const gh = `#!/usr/bin/env bash\n[ "$1 $2" = "pr list" ] && echo '[{"number":8}]'\n`;
    fs.writeFileSync(path.join(dir, "gh"), gh, { mode: 0o755 });
    for (const [name, entries] of Object.entries(deployments)) {
      fs.writeFileSync(path.join(dir, `${name}.json`), JSON.stringify(entries));
    }
  });
  afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

  /** Runs the command with a stub of wrangler. It lists the files in `dir`, and cannot delete `undeletable`. */
  function run(undeletable = "none") {
    const stub = [
      "#!/usr/bin/env bash",
      `cd '${dir}'`,
      'if [ "$3" = list ]; then echo "a warning" >&2; cat "$7.json"; exit; fi',
      'echo "$*" >> commands',
      `[ "$4" != ${undeletable} ]`,
    ];
    fs.writeFileSync(path.join(dir, "wrangler"), stub.join("\n"), { mode: 0o755 });
    const script = path.resolve("scripts", "prune-deployments.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", script], {
      encoding: "utf8",
      env: {
        PATH: `${dir}:${process.env["PATH"]}`,
        CLOUDFLARE_PAGES_PROJECT: "salon",
        CLOUDFLARE_API_TOKEN: "token",
        CLOUDFLARE_ACCOUNT_ID: "account",
      },
    });
    const commands = fs.readFileSync(path.join(dir, "commands"), "utf8").trim().split("\n");
    return { status, output: stdout + stderr, commands };
  }

  const deletions = ["main-6", "main-7", "candidate-2", "pull-request-7-1"].map(
    (id) => `pages deployment delete ${id} --project-name salon --force`,
  );

  test("deletes the outdated deployments", () => {
    const { status, output, commands } = run();
    expect([status, output]).toEqual([0, expect.stringContaining("Deleted deployments: 4.")]);
    expect(commands).toEqual(deletions);
  });

  test("deletes the others and fails if one cannot be deleted", () => {
    const { status, output, commands } = run("main-6");
    expect([status, output]).toEqual([1, expect.stringContaining("not deleted: main-6.")]);
    expect(commands).toEqual(deletions);
  });
});
