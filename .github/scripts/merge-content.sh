#!/usr/bin/env bash
# Merges the pull request of the branch "content" (NUMBER, tested at HEAD_SHA) and starts its release. Refuses a change
# outside content/. docs/release.md explains what happens if others save, or main moves, at the same time.
set -euo pipefail
scripts=$(dirname "$0")

refuse() {
  echo "::error title=Not merged::$1"
  exit 1
}
git fetch --quiet origin main content
if [ "$(git rev-parse origin/content)" != "$HEAD_SHA" ]; then
  echo "Somebody has saved since. The check of the newer commit follows."
  exit
fi
[ "$("$scripts/scope.sh" origin/main "$HEAD_SHA")" = content ] ||
  refuse "This changes files outside content/, or a schema. A developer must review and merge it."
conflicts=$(git merge-tree --write-tree --name-only --no-messages origin/main "$HEAD_SHA") ||
  refuse "main changes the same lines. A developer must resolve the conflict in the pull request: $(tail -n +2 <<< "$conflicts" | tr '\n' ' ')"

# A merge commit, so that the saved commits are part of main and commits saved meanwhile need no rebase.
gh pr merge "$NUMBER" --merge --match-head-commit "$HEAD_SHA"
"$scripts/update-content.sh"
# The merge was made with GITHUB_TOKEN, so it does not start the release
# (https://docs.github.com/actions/concepts/security/github_token).
gh workflow run publish.yml --ref main -f deploy_function=false -f proposal="$NUMBER" -f tested="$(git rev-parse "$HEAD_SHA^{tree}")"
