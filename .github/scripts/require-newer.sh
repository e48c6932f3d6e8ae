#!/usr/bin/env bash
# Stops the release of a commit that does not contain the published one: "Re-run jobs" on an old run would put the old site
# live. The tag "published" is the last release; before the first one, there is none.
set -euo pipefail

if git rev-parse --verify --quiet refs/tags/published > /dev/null &&
  ! git merge-base --is-ancestor refs/tags/published HEAD; then
  echo "::error::This commit is older than the published one. To release main, start a new run: Actions > Publish > Run workflow. To go back, see docs/recovery.md (Roll back a release)."
  echo "If somebody moved the tag, or main has a new history: git push --delete origin published"
  exit 1
fi
