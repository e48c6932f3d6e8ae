/**
 * Deletes outdated deployments of the site: each has an address of its own, where pictures that staff removed would stay
 * public. Run by .github/workflows/publish.yml after a release. wrangler lists the newest 25 of each kind, so the first
 * runs may leave some for the next. Settings: docs/release.md.
 */
import { execFileSync } from "node:child_process";
import { command } from "./lib/command";
import { type Deployment, outdatedDeployments } from "./lib/prune-deployments";
import { releaseSettings } from "./lib/settings";
import { UserError } from "./lib/user-error";

command(async ({ run }) => {
  const settings = releaseSettings(
    "CLOUDFLARE_PAGES_PROJECT",
    "CLOUDFLARE_API_TOKEN",
    "CLOUDFLARE_ACCOUNT_ID",
  );
  const open = listOpenPullRequests();
  const options = ["--project-name", settings.CLOUDFLARE_PAGES_PROJECT];
  const ids = ["production", "preview"].flatMap((environment) => {
    const args = [
      "pages",
      "deployment",
      "list",
      ...options,
      "--environment",
      environment,
      "--json",
    ];
    const json = execFileSync("wrangler", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    return outdatedDeployments(JSON.parse(json) as Deployment[], open);
  });
  const failed: string[] = [];
  for (const id of ids) {
    const code = await run("wrangler", [
      "pages",
      "deployment",
      "delete",
      id,
      ...options,
      "--force",
    ]);
    if (code !== 0) failed.push(id);
  }
  console.log(`Deleted deployments: ${ids.length - failed.length}.`);
  if (failed.length > 0) {
    throw new UserError(
      `These deployments were not deleted: ${failed.join(", ")}. The next release tries again. To delete them now: Cloudflare > Workers & Pages > project > Deployments.`,
    );
  }
});

function listOpenPullRequests(): number[] {
  const args = ["pr", "list", "--state", "open", "--limit", "1000", "--json", "number"];
  const json = execFileSync("gh", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  return (JSON.parse(json) as { number: number }[]).map(({ number }) => number);
}
