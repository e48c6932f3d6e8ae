#!/usr/bin/env bash
# Deploys public/ to a branch of Cloudflare Pages: `main` for the site, others for previews. Writes the address of
# the deployment to the step's output "url". Settings: docs/release.md.
set -euo pipefail
: "${CLOUDFLARE_API_TOKEN:?Set this secret under Settings > Environments > production.}"
: "${CLOUDFLARE_ACCOUNT_ID:?Set this secret under Settings > Environments > production.}"
: "${PROJECT:?Set the variable CLOUDFLARE_PAGES_PROJECT under Settings > Secrets and variables > Actions.}"

export WRANGLER_OUTPUT_FILE_PATH="$RUNNER_TEMP/wrangler-$1.ndjson"
wrangler pages deploy public --project-name "$PROJECT" --branch "$1" --commit-hash "$GITHUB_SHA"
url=$(node -p '
  const lines = require("fs").readFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, "utf8").trim();
  const entries = lines.split("\n").map((line) => JSON.parse(line));
  entries.find(({ type }) => type === "pages-deploy-detailed")?.url ?? ""
')
: "${url:?wrangler did not report the address of the deployment.}"
echo "url=$url" >> "$GITHUB_OUTPUT"
