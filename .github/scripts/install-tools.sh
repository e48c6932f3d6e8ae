#!/usr/bin/env bash
# Installs the locked Supabase CLI of .github/tools for the following steps, without install scripts.
set -euo pipefail
npm ci --prefix .github/tools --ignore-scripts --no-audit --no-fund
echo "$PWD/.github/tools/node_modules/.bin" >> "$GITHUB_PATH"
