#!/usr/bin/env bash
# Deploys public/ to a branch of Cloudflare Pages: `main` for the site, others for previews. Writes the address of
# the deployment to the step's output "url". Settings: docs/release.md.
set -euo pipefail
: "${CLOUDFLARE_API_TOKEN:?Set this secret under Settings > Environments > production.}"
: "${CLOUDFLARE_ACCOUNT_ID:?Set this secret under Settings > Environments > production.}"
: "${CLOUDFLARE_PAGES_PROJECT:?Set the variable CLOUDFLARE_PAGES_PROJECT under Settings > Secrets and variables > Actions.}"

export WRANGLER_OUTPUT_FILE_PATH="$RUNNER_TEMP/wrangler-$1.ndjson"
wrangler pages deploy public --project-name "$CLOUDFLARE_PAGES_PROJECT" --branch "$1" --commit-hash "$GITHUB_SHA"
url=$(jq -r 'select(.type == "pages-deploy-detailed").url // empty' "$WRANGLER_OUTPUT_FILE_PATH")
: "${url:?wrangler did not report the address of the deployment.}"
echo "url=$url" >> "$GITHUB_OUTPUT"
