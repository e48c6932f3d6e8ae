#!/usr/bin/env bash
# Moves the branch "content" forward to main, so that the forms show main. The push is not forced, so edits that are not merged
# stay. GITHUB_TOKEN may push main's workflow files, because they exist on another branch
# (https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps). The names are full, because tags
# "main" and "origin/main" would come first.
set -euo pipefail

git fetch --quiet origin refs/heads/main
if git push --quiet origin refs/remotes/origin/main:refs/heads/content; then exit; fi
git fetch --quiet origin refs/heads/content
if git merge-base --is-ancestor refs/remotes/origin/content refs/remotes/origin/main; then
  echo "::error::The branch content cannot be updated; see the reason above."
  exit 1
fi
echo "The branch content has edits that are not merged. They stay."
