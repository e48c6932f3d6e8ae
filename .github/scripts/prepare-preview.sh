#!/usr/bin/env bash
# Prepares the built site of a pull request for its preview. The files are untrusted: Cloudflare Pages must only serve
# them. `_headers` and `_redirects` stay, because they only apply to the preview's own address.
set -euo pipefail
site=$1

refuse() {
  echo "::error title=No preview::$1"
  exit 1
}
[ -f "$site/index.html" ] || refuse "The build has no index.html."
# Pages runs these (https://developers.cloudflare.com/pages/functions/advanced-mode/).
for name in _worker.js _routes.json functions; do
  [ ! -e "$site/$name" ] || refuse "The build contains $name, which would run as code."
done
[ -z "$(find "$site" ! -type f ! -type d)" ] || refuse "The build contains a link."
[ -z "$(find "$site" -name '*[[:cntrl:]]*')" ] || refuse "The build contains a name with a control character."
# Pages' limits (https://developers.cloudflare.com/pages/platform/limits/).
[ -z "$(find "$site" -type f -size +25M)" ] || refuse "The build contains a file of more than 25 MiB."
[ "$(find "$site" -type f | wc -l)" -le 20000 ] || refuse "The build contains more than 20,000 files."

rm -rf "$site/admin" # These forms only edit a local folder.
printf '\n/*\n  X-Robots-Tag: noindex\n' >> "$site/_headers"
