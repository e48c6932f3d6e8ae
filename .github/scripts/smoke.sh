#!/usr/bin/env bash
# Tests a deployed site. `smoke.sh https://…` compares three pages in each language with public/, and tests the form: the
# database must refuse an enquiry without a name, so nothing is stored. `smoke.sh --form` tests only the form. Settings of the
# form: .env.example.
set -euo pipefail
site=${1:?The address of the site is missing: npm run smoke -- https://…}
body=$(mktemp)
trap 'rm "$body"' EXIT

# A host may need some time to serve a release everywhere. Other problems may be temporary, too.
try() {
  for _ in 1 2 3 4 5; do
    if "$@"; then return; fi
    sleep 10
  done
  "$@"
}

# Writes the body of a response to $body, and prints the status and the Content-Security-Policy.
request() {
  curl --silent --show-error --max-time 30 --output "$body" --write-out '%{http_code} %header{content-security-policy}' "$@"
}

check_page() { # path, file in public/, status
  local response
  response=$(request "${site%/}/$1") && [ "$response" = "$3 $policy" ] && cmp "$body" "public/$2" && return
  echo "/$1 responded with ${response:-nothing}. Expected: $3 $policy, and the built page. The host may still serve another release, or it changes the pages (docs/go-live.md)."
  return 1
}

check_pages() {
  for address in $addresses; do
    path=${address#*://*/}
    check_page "$path" "${path:-index}.html" 200 || return
  done
  check_page smoke-test-of-a-missing-page 404.html 404
}

check_form() {
  local response remedy
  local paused="A free project is paused after a week without requests. Open https://supabase.com/dashboard, select the project and restore it."
  response=$(request "${GATSBY_SUPABASE_URL%/}/rest/v1/enquiries" --header "apikey: $GATSBY_SUPABASE_PUBLISHABLE_KEY" \
    --header 'Content-Type: application/json' --header 'Prefer: return=minimal' \
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
  echo "The enquiry endpoint responded with ${response%% *}: $(head -c 200 "$body") $remedy"
  return 1
}

if [ "$site" != --form ]; then
  policy=$(grep -m1 Content-Security-Policy: public/_headers | sed 's/^[^:]*: //')
  addresses=$(grep -oE 'hreflang="[a-z-]+" href="[^"]+"' public/sitemap-0.xml | sort -u |
    awk -F'"' '$2 != "x-default" && ++count[$2] <= 3 { print $4 }')
  try check_pages
  echo "Pages: three in each language have their status, HTML and policy."
fi
if [ -z "${GATSBY_SUPABASE_URL:-}${GATSBY_SUPABASE_PUBLISHABLE_KEY:-}${SUPABASE_PROJECT_REF:-}" ]; then
  echo "Form: not set up, so not checked (.env.example)."
  exit
fi
: "${GATSBY_SUPABASE_URL:?is not set, so the site has no form. Set it (docs/release.md).}"
: "${GATSBY_SUPABASE_PUBLISHABLE_KEY:?is not set, so the site has no form. Set it (docs/release.md).}"
try check_form
echo "Form: the database refuses an enquiry without a name."
