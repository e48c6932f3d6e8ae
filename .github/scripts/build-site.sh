#!/usr/bin/env bash
# Builds the site and tests links, heads and weight of its pages: at Cloudflare for a release or a preview, at GitHub for a pull
# request, and in .ci/run. All other tests run on the content of the tests (scripts/verify.ts).
set -euo pipefail
names=$(env | sed -nE 's/^((GATSBY|ADMIN)_[A-Z_]+)=.+/\1/p' | sort | xargs)
echo "Variables that are set: ${names:-none} (docs/release.md)"
npm run build
npx jest --selectProjects site --runTestsByPath __tests__/site/{links,head,budgets}.test.ts
