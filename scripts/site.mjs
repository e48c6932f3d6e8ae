/** `npm run site`: from a bare checkout to the served site with a working contact form. */
import path from "node:path";
import { buildIfChanged, checkContent } from "./lib/build.mjs";
import { command, requireFreePort, root, Stop } from "./lib/command.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { startLocalBackend } from "./lib/local-backend.mjs";
import { loadEnvironment, sitePort, usesHostedProject } from "./lib/settings.mjs";
import { serve } from "./serve.mjs";

command(async (context) => {
  requireNode();
  loadEnvironment();
  const hosted = usesHostedProject();
  const port = sitePort();
  await requireFreePort(
    port,
    "the site",
    `End it, or choose another: PORT=${port + 1} npm run site`,
  );

  console.log("[1/5] Packages, as the lockfile says …");
  const installed = await ensureInstalled(context);
  console.log(installed ? "      installed." : "      already there.");

  console.log("[2/5] Content files …");
  await checkContent(context);

  console.log("[3/5] Database …");
  const env = hosted ? {} : await startBackend(context);
  if (hosted) console.log(`      the hosted project at ${process.env.GATSBY_SUPABASE_URL}`);

  console.log("[4/5] Building (the first time encodes every picture: about two minutes) …");
  const built = await buildIfChanged(context, env);
  console.log(built ? "      built." : "      nothing has changed since the last build.");

  console.log("[5/5] Serving …");
  const site = await serve({ dir: path.join(root, "public"), port }).catch((error) => {
    throw new Stop(error.message);
  });
  context.onEnd(site.close);
  console.log(`
The site:       ${site.url}
Its enquiries:  ${hosted ? "the table view of the hosted project" : "npm run enquiries, in another terminal"}
End:            Ctrl-C
`);
  await context.untilEnded();
});

/** @param {import("./lib/command.mjs").Context} context */
async function startBackend(context) {
  const backend = await startLocalBackend(context);
  const state = backend.shared ? "already running" : "PostgreSQL started";
  console.log(`      ${state}, ${backend.applied.length} new migrations, REST at ${backend.url}`);
  return { GATSBY_SUPABASE_URL: backend.url, GATSBY_SUPABASE_ANON_KEY: backend.anonKey };
}
