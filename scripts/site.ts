/**
 * `npm run site`: builds and serves the site with a working contact form, from a fresh checkout. With `-- --fixture` it has
 * the content of the tests, for journeys.
 */
import { publishableKey } from "../supabase/local/keys";
import { buildIfChanged, builtSite, checkContent } from "./lib/build";
import { command, root } from "./lib/command";
import { copyProject, FIXTURE_SETTINGS } from "./lib/fixture-project";
import { startLocalBackend } from "./lib/local-backend";
import { choosePort } from "./lib/ports";
import { usesHostedProject } from "./lib/settings";
import { serve } from "./lib/static-server";

command(async (context) => {
  const isFixture = process.argv.includes("--fixture");
  const hosted = !isFixture && usesHostedProject();
  const dir = isFixture ? copyProject() : root;

  console.log("[1/4] Content files …");
  await checkContent(context);

  console.log("[2/4] Database …");
  const backend = hosted ? undefined : await startLocalBackend(context);
  console.log(
    `      ${backend ? `PostgreSQL started, ${backend.applied.length} new migrations.` : "the hosted project"}`,
  );

  console.log(
    "[3/4] Building (the first build encodes every picture, which takes about two minutes) …",
  );
  const env = backend && {
    GATSBY_SUPABASE_URL: backend.url,
    GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  const settings = isFixture ? FIXTURE_SETTINGS : { ADMIN_LOCAL: "true" };
  const built = await buildIfChanged(context, { ...env, ...settings }, dir);
  console.log(built ? "      built." : "      no changes since the last build.");

  console.log("[4/4] Serving …");
  const site = await serve({ dir: builtSite(dir), port: await choosePort("SITE_PORT") });
  context.onEnd(site.close);
  console.log(`
Site:           ${site.url}
Forms:          ${site.url}/admin/
Enquiries:      ${backend ? "the table enquiries of the database below" : "the Table Editor of the hosted project"}
E-mails:        ${backend ? ".local/mail" : "the salon's mailbox"}
API:            ${backend?.url ?? process.env["GATSBY_SUPABASE_URL"]}`);
  if (backend) console.log(`Database:       ${backend.databaseUrl}`);
  console.log("Stop:           Ctrl-C\n");
  await context.untilEnded();
});
