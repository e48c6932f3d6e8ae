#!/usr/bin/env bash
# Lists the variables that are missing, with what the release therefore omits, in the summary of the run. VARIABLES is all
# variables as JSON. Settings: docs/release.md.
set -euo pipefail

while read -r name effect; do
  [ -z "$(jq -r --arg name "$name" '.[$name] // ""' <<< "$VARIABLES")" ] || continue
  echo "::notice title=Not set up::$name is not set: $effect"
  echo "- \`$name\` is not set: $effect" >> "$GITHUB_STEP_SUMMARY"
done << EOF
CLOUDFLARE_PAGES_PROJECT the site is not published. The built site is the artifact "site" of this run.
SUPABASE_PROJECT_REF the database is not migrated.
GATSBY_SUPABASE_URL the site has no form.
GATSBY_SUPABASE_PUBLISHABLE_KEY the site has no form.
GATSBY_GA_MEASUREMENT_ID the site has no analytics.
GATSBY_HSTS_OPTIONS HTTPS is required on the site's own host only.
ADMIN_REPOSITORY the site has no forms for staff.
ADMIN_AUTH_URL staff sign in to the forms with a token.
EOF
