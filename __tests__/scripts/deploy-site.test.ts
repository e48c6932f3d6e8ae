/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const script = path.resolve(".github", "scripts", "deploy-site.sh");
const settings = { CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "id", PROJECT: "salon" };
let dir: string;

beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-deploy-"))));
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

/** Runs the script with a stub of wrangler, which writes its report and ends with the exit code. */
function deploy(env: Readonly<Record<string, string>>, { report = "", exitCode = 0 } = {}) {
  const stub = [
    "#!/usr/bin/env bash",
    `echo "$*" > ${dir}/command`,
    `echo '${report}' > "$WRANGLER_OUTPUT_FILE_PATH"`,
    `exit ${exitCode}`,
  ];
  fs.writeFileSync(path.join(dir, "wrangler"), stub.join("\n"), { mode: 0o755 });
  const { status, stderr } = spawnSync(script, ["candidate"], {
    encoding: "utf8",
    env: {
      PATH: `${dir}:${process.env["PATH"]}`,
      NODE_ENV: "test",
      RUNNER_TEMP: dir,
      GITHUB_SHA: "0123456789abcdef",
      GITHUB_OUTPUT: path.join(dir, "outputs"),
      ...env,
    },
  });
  return { status, stderr };
}

const written = (name: string) => {
  const file = path.join(dir, name);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : undefined;
};
const deployed = '{"type":"pages-deploy-detailed","url":"https://1.salon.pages.dev"}';

test("uploads public/ to a branch and reports the address of the deployment", () => {
  expect(deploy(settings, { report: deployed })).toMatchObject({ status: 0 });
  expect(written("command")).toBe(
    "pages deploy public --project-name salon --branch candidate --commit-hash 0123456789abcdef",
  );
  expect(written("outputs")).toBe("url=https://1.salon.pages.dev");
});

test.each(Object.keys(settings))("uploads nothing without %s, and says where to set it", (name) => {
  const { status, stderr } = deploy({ ...settings, [name]: "" }, { report: deployed });
  expect([status, stderr]).toEqual([1, expect.stringContaining("under Settings >")]);
  expect(written("command")).toBeUndefined();
});

test("fails if wrangler fails or reports no address", () => {
  expect(deploy(settings, { report: deployed, exitCode: 1 }).status).not.toBe(0);
  expect(deploy(settings, { report: '{"type":"wrangler-session"}' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("did not report the address"),
  });
  expect(written("outputs")).toBeUndefined();
});
