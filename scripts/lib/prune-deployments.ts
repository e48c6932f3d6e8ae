/** A deployment, as `wrangler pages deployment list --json` prints it. */
export interface Deployment {
  Id: string;
  Environment: string;
  Branch: string;
}

/** How many deployments of the site stay public, to roll back to. */
const KEPT = 5;
/** How many previews of a branch stay public: the one that the branch's address shows. */
const KEPT_PREVIEWS = 1;

/** The branch of the preview of a pull request (.github/workflows/preview.yml). */
const PULL_REQUEST = /^pull-request-(\d+)$/;

/**
 * The ids of the deployments to delete. The list starts with the newest, as wrangler prints it.
 * @param open the numbers of the open pull requests
 */
export function outdatedDeployments(
  deployments: readonly Deployment[],
  open: readonly number[],
): string[] {
  const counts = new Map<string, number>();
  return deployments
    .filter(({ Environment, Branch }) => {
      const [, pullRequest] = PULL_REQUEST.exec(Branch) ?? [];
      if (pullRequest !== undefined && !open.includes(Number(pullRequest))) return true;
      const count = (counts.get(Branch) ?? 0) + 1;
      counts.set(Branch, count);
      return count > (Environment === "Production" ? KEPT : KEPT_PREVIEWS);
    })
    .map(({ Id }) => Id);
}
