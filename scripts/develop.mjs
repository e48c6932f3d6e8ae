/** `npm run develop`: Gatsby's live reload, with the same local database as `npm run site`. */
import { checkContent } from "./lib/build.mjs";
import { command, requireFreePort, script, Stop } from "./lib/command.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { startLocalBackend } from "./lib/local-backend.mjs";
import { loadEnvironment, usesHostedProject } from "./lib/settings.mjs";

const PORT = 8000;

command(async (context) => {
  requireNode();
  loadEnvironment();
  const hosted = usesHostedProject();
  await requireFreePort(PORT, "live reload", "End it and try again.");
  await ensureInstalled(context);
  await checkContent(context);

  /** @type {Record<string, string>} */
  const env = { GATSBY_TELEMETRY_DISABLED: "1" };
  if (!hosted) {
    const backend = await startLocalBackend(context);
    env["GATSBY_SUPABASE_URL"] = backend.url;
    env["GATSBY_SUPABASE_ANON_KEY"] = backend.anonKey;
  }
  console.log(
    `Starting live reload; the site will be at http://localhost:${PORT} (Ctrl-C ends it)`,
  );
  const gatsby = [script("gatsby", "cli.js"), "develop", "--port", String(PORT)];
  const code = await Promise.race([
    context.run(process.execPath, gatsby, { env }),
    context.untilEnded(),
  ]);
  if (code !== 0) throw new Stop("Gatsby ended; its reason stands above.");
});
