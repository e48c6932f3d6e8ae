import { execFileSync } from "node:child_process";

/** What git answers in a folder; undefined when it fails. */
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
 * Where the histories of `since` (a branch or commit) and of today parted, so that later changes of `since` are not
 * shown backwards. Throws when there is no such branch or commit.
 */
export function baseOf(folder: string, since: string): string {
  const base =
    git(folder, "merge-base", since, "HEAD") ??
    git(folder, "rev-parse", "--verify", `${since}^{commit}`);
  if (base === undefined) {
    throw new Error(
      `"${since}" is no branch or commit here. Fetch it first (git fetch origin ${since}), or name another.`,
    );
  }
  return base.trim();
}

/** The files of a folder that were added, replaced or removed since a commit, with git's letter for it. */
export function changedFiles(folder: string, base: string, within: string) {
  /* -z: names as they are; without it git quotes all but ASCII. */
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
