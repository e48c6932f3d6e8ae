#!/usr/bin/env bash
# Deploys public/ to Cloudflare Pages: deploy-site.sh main, or a preview: deploy-site.sh candidate. Writes the address of
# the deployment to the step's output "url". Settings: docs/release.md.
set -euo pipefail
: "${CLOUDFLARE_API_TOKEN:?Set this secret under Settings > Secrets and variables > Actions.}"
: "${CLOUDFLARE_ACCOUNT_ID:?Set this secret under Settings > Secrets and variables > Actions.}"
: "${PROJECT:?Set the variable CLOUDFLARE_PAGES_PROJECT under Settings > Secrets and variables > Actions.}"

export WRANGLER_OUTPUT_FILE_PATH="$RUNNER_TEMP/wrangler-$1.ndjson"
wrangler pages deploy public --project-name "$PROJECT" --branch "$1" --commit-hash "$GITHUB_SHA"
url=$(node -p '
  const lines = require("fs").readFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, "utf8").trim();
  const entries = lines.split("\n").map((line) => JSON.parse(line));
  entries.find(({ type }) => type === "pages-deploy-detailed")?.url ?? ""
')
: "${url:?wrangler did not say where the deployment is.}"
echo "url=$url" >> "$GITHUB_OUTPUT"
