#!/usr/bin/env bash
# Writes the number of the pull request of a finished check to the step's output "number". Opens one for the branch
# "content". Writes nothing if the branch has moved since: the check of the newer commit follows. The number comes from
# the API, because the files of the check are untrusted and `workflow_run.pull_requests` is empty for forks
# (https://github.com/actions/runner/issues/3444).
set -euo pipefail

own=false
[ "$HEAD_REPOSITORY" != "$GITHUB_REPOSITORY" ] || own=true
pulls="repos/$GITHUB_REPOSITORY/pulls"
found=$(gh api --method GET "$pulls" -f state=open -f base=main -f head="${HEAD_REPOSITORY%%/*}:$HEAD_BRANCH" --jq '.[] | "\(.number) \(.head.sha)"')
if [ -z "$found" ] && [ "$own:$HEAD_BRANCH" = true:content ]; then
  compare="repos/$GITHUB_REPOSITORY/compare/main...content"
  if [ "$(gh api "$compare" --jq .ahead_by)" = 0 ]; then exit; fi
  found=$(gh api "$pulls" -f title="Change the content" -f head=content -f base=main \
    -f body="Saved with the forms at /admin. If everything passes, it is merged and published (docs/release.md)." \
    --jq '"\(.number) \(.head.sha)"')
fi
read -r number sha <<< "$found" || true
if [ "${sha:-}" != "$HEAD_SHA" ]; then exit; fi
{
  echo "number=$number"
  echo "own=$own"
} >> "$GITHUB_OUTPUT"
