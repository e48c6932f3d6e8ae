#!/usr/bin/env bash
# Writes the comment of a pull request (NUMBER), or updates it: the result of the check, the preview (URL, may be empty)
# and changes/changes.md. A fork's list is not used: anybody could write anything into it.
set -euo pipefail

{
  echo "[The check]($RUN_URL): $CONCLUSION"
  echo
  if [ "$OWN" != true ]; then
    echo "This pull request comes from a fork, so it has no preview: its files must not run beside secrets. The summary of the check lists what it changes."
  elif [ -n "$URL" ]; then
    echo "Preview: $URL (it does not send enquiries)"
  else
    echo "There is no preview: the build failed, or the host is not set up (docs/release.md)."
  fi
  if [ "$OWN" = true ] && [ -f changes/changes.md ]; then
    echo
    # check:content links pages to "preview:/about". GitHub limits a comment to 65,536 characters.
    link='\1'
    [ -z "$URL" ] || link="[\\1]($URL\\2)"
    head -c 60000 changes/changes.md | sed -E "s#\[([^]]*)\]\(preview:([a-z/-]*)\)#$link#g"
  fi
} > comment.md
gh pr comment "$NUMBER" --edit-last --create-if-none --body-file comment.md
