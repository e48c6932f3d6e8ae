import { execFileSync } from "node:child_process";

/** The output of a git command in a folder; undefined if it fails. */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return undefined;
  }
}

/**
 * The merge base of `since` (a branch or commit) and HEAD. Comparing with it leaves out later changes of `since`.
 * Throws if there is no such branch or commit.
 */
export function baseOf(folder: string, since: string): string {
  const base =
    git(folder, "merge-base", since, "HEAD") ??
    git(folder, "rev-parse", "--verify", `${since}^{commit}`);
  if (base === undefined) {
    throw new Error(
      `"${since}" is not a branch or commit here. Fetch it (git fetch origin ${since}), or use another one.`,
    );
  }
  return base.trim();
}

/** The files of a folder that were added, changed or removed since a commit, with git's status letter. */
export function changedFiles(folder: string, base: string, within: string) {
  /* Without -z, git quotes names that are not ASCII. */
  const listed = git(
    folder,
    "diff",
    "-z",
    "--no-renames",
    "--relative",
    "--name-status",
    base,
    "--",
    within,
  );
  const fresh = git(folder, "ls-files", "-z", "--others", "--exclude-standard", "--", within);
  const tracked = (listed ?? "").split("\0").filter(Boolean);
  return [
    ...tracked.flatMap((status, index) =>
      index % 2 === 0 ? [{ status, name: tracked[index + 1] ?? "" }] : [],
    ),
    ...(fresh ?? "")
      .split("\0")
      .filter(Boolean)
      .map((name) => ({ status: "A", name })),
  ];
}
