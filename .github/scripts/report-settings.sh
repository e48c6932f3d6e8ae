#!/usr/bin/env bash
# Lists the steps of the release that are skipped because a variable is missing, in the summary of the run. Settings:
# docs/release.md.
set -euo pipefail

missing() {
  echo "::warning title=Not set up::$1"
  echo "$1" >> "$GITHUB_STEP_SUMMARY"
}

[ -n "$DATABASE" ] || missing "The database is not migrated: the variable SUPABASE_PROJECT_REF is not set."
[ -n "$HOST" ] || missing "The site is not published: the variable CLOUDFLARE_PAGES_PROJECT is not set. The built site is the artifact \"site\" of this run."
