#!/usr/bin/env bash
# Tests the form: the database must refuse an enquiry without a name, so nothing is stored. Settings: docs/release.md.
set -euo pipefail
body=$(mktemp)
trap 'rm "$body"' EXIT

# Problems may be temporary.
try() {
  for _ in 1 2 3 4 5; do
    if "$@"; then return; fi
    sleep 10
  done
  "$@"
}

check_form() {
  local response remedy
  local paused="A free project is paused after a week without requests. Open https://supabase.com/dashboard, select the project and restore it."
  response=$(curl --silent --show-error --max-time 30 --output "$body" --write-out '%{http_code}' \
    --header "apikey: $GATSBY_SUPABASE_PUBLISHABLE_KEY" --header 'Content-Type: application/json' \
    --header 'Prefer: return=minimal' "$url/rest/v1/enquiries" \
    --data '{"name":"","email":"smoke-test@example.com","message":"Smoke test"}') || {
    echo "The enquiry endpoint cannot be reached. $paused"
    return 1
  }
  case "$response $(cat "$body")" in
    400*'"23'[0-9A-Z][0-9A-Z][0-9A-Z]'"'*) return 0 ;; # The SQLSTATE of a constraint of the table.
    2*) remedy='An enquiry without a name was stored: the checks of the table are missing. Run the workflow "Publish".' ;;
    400*) remedy='The table differs from the one that the site expects: run the workflow "Publish".' ;;
    401*) remedy="Check that GATSBY_SUPABASE_PUBLISHABLE_KEY is the publishable key of the project." ;;
    404*) remedy='The table enquiries is missing: run the workflow "Publish".' ;;
    *) remedy=$paused ;;
  esac
  echo "The enquiry endpoint responded with $response: $(head -c 200 "$body") $remedy"
  return 1
}

if [ -z "${GATSBY_SUPABASE_URL:-}${GATSBY_SUPABASE_PUBLISHABLE_KEY:-}${SUPABASE_PROJECT_REF:-}" ]; then
  echo "Form: not set up, so not checked (docs/release.md)."
  exit
fi
: "${GATSBY_SUPABASE_URL:?is not set. Set it at GitHub as at Cloudflare (docs/release.md).}"
: "${GATSBY_SUPABASE_PUBLISHABLE_KEY:?is not set. Set it at GitHub as at Cloudflare (docs/release.md).}"
url=${GATSBY_SUPABASE_URL%/}
url=${url%/rest/v1} # The dashboard shows it.
if ! [[ $url =~ ^https?:// ]] || [[ $url =~ ^https?://([a-z]+\.)?supabase\.com(/|$) ]]; then
  echo "GATSBY_SUPABASE_URL is \"$GATSBY_SUPABASE_URL\", not the address of a project, such as https://abc.supabase.co (docs/release.md)."
  exit 1
fi
try check_form
echo "Form: the database refuses an enquiry without a name."
