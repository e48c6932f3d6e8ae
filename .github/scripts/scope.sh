#!/usr/bin/env bash
# Prints what changed from the merge base of two commits to the second one: "content" if only files of content/ changed,
# otherwise "all". content/schema/ counts as code, because GraphQL, types and checks are derived from it. So do links and
# submodules, because they could point outside content/.
set -euo pipefail

base=$(git merge-base "$1" "$2") || { echo all; exit; }
scope=content
# With -z, git does not quote names. A record is ":old-mode new-mode old-id new-id status", then the path.
while IFS= read -r -d '' record && IFS= read -r -d '' path; do
  read -r _ mode _ <<< "$record"
  case "$path" in
    content/schema/*) scope=all ;;
    content/*) [[ "$mode" =~ ^(100644|000000)$ ]] || scope=all ;; # a file, or a deleted one
    *) scope=all ;;
  esac
done < <(git diff --raw -z --no-renames "$base" "$2")
echo "$scope"
