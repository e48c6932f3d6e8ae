#!/usr/bin/env bash
# Applies the migrations to the hosted project. Settings: docs/release.md.
set -euo pipefail
: "${SUPABASE_ACCESS_TOKEN:?Set this secret under Settings > Environments > production.}"
: "${SUPABASE_DB_PASSWORD:?Set this secret under Settings > Environments > production.}"
: "${SUPABASE_PROJECT_REF:?Set the variable SUPABASE_PROJECT_REF under Settings > Secrets and variables > Actions.}"

supabase link --project-ref "$SUPABASE_PROJECT_REF"
supabase db push --linked --yes
