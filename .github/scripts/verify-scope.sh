#!/usr/bin/env bash
# Writes to the step's output "scope" what verify.yml must test: "all", "content", or "tested" if nothing is left to
# test. docs/release.md explains the decision. TESTED is the tree that the check of the branch "content" has tested.
set -euo pipefail
scripts=$(dirname "$0")

scope=all
case "$GITHUB_EVENT_NAME:$GITHUB_REF:${TESTED:-}" in
  pull_request:* | push:refs/heads/content:*)
    scope=$("$scripts/scope.sh" origin/main HEAD)
    ;;
  push:refs/heads/main:* | workflow_dispatch:refs/heads/main:?*)
    # Compare with the last release and not with the last push: a waiting release may have been dropped.
    released=$(gh run list --workflow publish.yml --branch main --status success --limit 1 --json headSha --jq '.[0].headSha // empty')
    [ -z "$released" ] || scope=$("$scripts/scope.sh" "$released" HEAD)
    if [ "$scope" = content ] && [ "$(git rev-parse 'HEAD^{tree}')" = "${TESTED:-}" ]; then scope=tested; fi
    ;;
esac
echo "Scope of the tests: $scope" >> "$GITHUB_STEP_SUMMARY"
echo "scope=$scope" >> "$GITHUB_OUTPUT"
