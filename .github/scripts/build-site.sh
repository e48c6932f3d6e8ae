#!/usr/bin/env bash
# Builds the site and tests links, heads and weight of its pages: for a release, and for a pull request that changes only
# content. scripts/verify.ts names the same tests.
set -euo pipefail
npm run build
.github/scripts/prune-pictures.sh
npx jest site/links site/head.test site/budgets --selectProjects site
