#!/usr/bin/env bash
# Deletes the encoded pictures in public/static that no page uses. A build that starts with the pictures of earlier builds
# keeps them, but pictures that staff removed must not stay public.
set -euo pipefail
cd public

# The addresses of gatsby-plugin-sharp: the digest of the master, then of the settings.
used=$(grep -rhoE 'static/[0-9a-f]{32}/[0-9a-z]{5}/' --include='*.'{html,json,js,xml} . | sort -u) ||
  { echo "No page contains a picture. Build the site first." >&2 && exit 1; }
find static -regextype posix-extended -type d -regex 'static/[0-9a-f]{32}/[0-9a-z]{5}' -printf '%p/\n' |
  sort | comm -13 <(echo "$used") - | xargs --no-run-if-empty --verbose rm -r
