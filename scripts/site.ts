/**
 * `npm run site`: builds and serves the site with a working contact form, from a fresh checkout. With `-- --fixture` it has
 * the content of the tests, for journeys; with `-- --network`, other devices in the network can open it.
 */
import os from "node:os";
import { publishableKey } from "../supabase/local/keys";
import { build, builtSite, checkContent } from "./lib/build";
import { command, root, UserError } from "./lib/command";
import { copyProject, FIXTURE_SETTINGS } from "./lib/fixture-project";
import { startLocalBackend } from "./lib/local-backend";
import { choosePort } from "./lib/ports";
import { serve } from "./lib/static-server";

command(async (context) => {
  const isFixture = process.argv.includes("--fixture");
  const dir = isFixture ? copyProject() : root;

  console.log("[1/4] Content files …");
  await checkContent(context);

  console.log("[2/4] Database …");
  const backend = await startLocalBackend(context);
  console.log(`      PostgreSQL started, ${backend.applied.length} new migrations.`);

  console.log(
    "[3/4] Building (the first build encodes every picture, which takes one to two minutes) …",
  );
  const env = {
    GATSBY_SUPABASE_URL: backend.url,
    GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    ...(isFixture ? FIXTURE_SETTINGS : { ADMIN_LOCAL: "true" }),
  };
  await build(context, { cwd: dir, env });

  console.log("[4/4] Serving …");
  const host = process.argv.includes("--network") ? networkAddress() : undefined;
  const port = await choosePort("SITE_PORT");
  const site = await serve({ dir: builtSite(dir), port, ...(host && { host: "0.0.0.0" }) });
  context.onEnd(site.close);
  console.log(`
Site:           ${site.url}
In the network: ${host ? `http://${host}:${port}` : "not reachable (npm run site -- --network)"}
Forms:          ${site.url}/admin/
Enquiries:      the table enquiries of the database below
E-mails:        .local/mail
API:            ${backend.url}
Database:       ${backend.databaseUrl}
Stop:           Ctrl-C
`);
  await context.untilEnded();
});

function networkAddress(): string {
  const addresses = Object.values(os.networkInterfaces()).flatMap((each) => each ?? []);
  const found = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
  if (!found) throw new UserError("This machine has no address in a network.");
  return found.address;
}
