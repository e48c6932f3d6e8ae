#!/usr/bin/env bash
# Records a release: moves the tag "published" to its commit, and the branch "content" forward to main, so that the forms show
# what is published. The push is not forced, so edits that are not merged stay. GITHUB_TOKEN may push main's workflow files,
# because they exist on another branch (https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps).
set -euo pipefail

git push --quiet --force origin HEAD:refs/tags/published
git fetch --quiet origin main
if git push --quiet origin origin/main:refs/heads/content; then exit; fi
git fetch --quiet origin content
if git merge-base --is-ancestor origin/content origin/main; then
  echo "::error::The branch content cannot be updated; see the reason above."
  exit 1
fi
echo "The branch content has edits that are not merged. They stay."
