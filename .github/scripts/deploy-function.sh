#!/usr/bin/env bash
# Deploys the Edge Function notify-salon, sets its secrets and connects the database with it. Run it after the migrations.
# Settings: docs/release.md.
set -euo pipefail
: "${SUPABASE_ACCESS_TOKEN:?Set this secret under Settings > Secrets and variables > Actions.}"
: "${PROJECT:?Set the variable SUPABASE_PROJECT_REF under Settings > Secrets and variables > Actions.}"
: "${MAIL_API_KEY:?Set the secret RESEND_API_KEY under Settings > Secrets and variables > Actions.}"
: "${NOTIFY_SECRET:?Set this secret under Settings > Secrets and variables > Actions.}"
: "${MAIL_FROM:?Set this variable under Settings > Secrets and variables > Actions.}"

supabase functions deploy notify-salon --project-ref "$PROJECT" --use-api

# The password of the function's role is new each time and stored nowhere else.
password=$(node -p 'require("crypto").randomBytes(24).toString("hex")')
echo "::add-mask::$password"
umask 077
cat > "$RUNNER_TEMP/secrets.env" <<END
NOTIFY_SECRET='$NOTIFY_SECRET'
NOTIFY_DATABASE_PASSWORD='$password'
MAIL_API_KEY='$MAIL_API_KEY'
MAIL_FROM='$MAIL_FROM'
MAIL_TO='$(node -p 'require("./content/site.json").email')'
SALON_NAME='$(node -p 'const { name } = require("./content/site.json").brand; name.en ?? name')'
END
cat > "$RUNNER_TEMP/connect.sql" <<END
select private.connect_notify_salon(
  'https://$PROJECT.supabase.co/functions/v1/notify-salon', '${NOTIFY_SECRET//\'/\'\'}', '$password'
);
END
supabase secrets set --project-ref "$PROJECT" --env-file "$RUNNER_TEMP/secrets.env"
supabase db query --linked --file "$RUNNER_TEMP/connect.sql"
rm "$RUNNER_TEMP/secrets.env" "$RUNNER_TEMP/connect.sql"
