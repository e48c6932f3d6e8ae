/**
 * `npx tsx scripts/repository-settings.ts` fails if a setting of the GitHub repository is missing that limits what a
 * stolen token of the staff can do. .github/workflows/nightly.yml runs it. With `--apply`, it changes the settings. Uses
 * GitHub's CLI and GH_REPO, such as owner/name. docs/release.md lists the settings.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { command } from "./lib/command";
import { applySettings, type CallApi, missingSettings } from "./lib/repository-settings";
import { UserError } from "./lib/user-error";

command(async () => {
  const { values } = parseArgs({ options: { apply: { type: "boolean", default: false } } });
  const { GH_REPO: repository, SECRETS_OUTSIDE } = process.env;
  if (!repository) throw new UserError("GH_REPO is missing. Set it to the repository: owner/name.");
  const call: CallApi = (method, path, body) => {
    const args = ["api", "--method", method, `repos/${repository}/${path}`];
    const output = execFileSync("gh", body ? [...args, "--input", "-"] : args, {
      encoding: "utf8",
      input: body ? JSON.stringify(body) : "",
      stdio: ["pipe", "pipe", "inherit"],
    });
    return output === "" ? undefined : JSON.parse(output);
  };
  if (values.apply) applySettings(call);
  const missing = missingSettings(call);
  if (SECRETS_OUTSIDE === "true") {
    missing.push(
      'A job without the environment "production" can read a secret. Delete it under Settings > Secrets and variables > Actions, and add it to the environment.',
    );
  }
  if (missing.length > 0) throw new UserError(`${missing.join("\n")}\nSee docs/release.md.`);
  console.log("The settings of the repository are complete.");
});
