#!/usr/bin/env bash
# Decides whether the tests must run: not if only content has changed since a commit that was tested. Otherwise, and if the
# commit is unknown or not an ancestor, writes the step's output "code".
set -euo pipefail

if git merge-base --is-ancestor "$1" HEAD &&
  git diff --quiet "$1" HEAD -- . ':!content' && git diff --quiet "$1" HEAD -- content/schema; then
  echo "Only content has changed since $1, so the tests do not run." | tee -a "$GITHUB_STEP_SUMMARY"
else
  echo "code=true" >> "$GITHUB_OUTPUT"
fi
