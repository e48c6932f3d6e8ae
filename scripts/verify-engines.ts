/**
 * `npx tsx scripts/verify-engines.ts` runs the core journeys (tag `@engines`), including an enquiry, in Playwright's
 * Firefox and WebKit. Builds the site with a separate database. Fails if an engine is missing.
 */
import fs from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { publishableKey } from "../supabase/local/keys";
import { build, builtSite } from "./lib/build";
import { command } from "./lib/command";
import { serve } from "./lib/static-server";
import { UserError } from "./lib/user-error";
import { startVerifyBackend } from "./lib/verify-backend";

command(async (context) => {
  const missing = [firefox, webkit]
    .filter((engine) => !fs.existsSync(engine.executablePath()))
    .map((engine) => engine.name())
    .join(" ");
  if (missing) {
    throw new UserError(
      `Not installed: ${missing}. Run: npx playwright install --with-deps ${missing}`,
    );
  }
  const backend = await startVerifyBackend(context);
  await build(context, {
    env: { GATSBY_SUPABASE_URL: backend.url, GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey },
  });
  const site = await serve({ dir: builtSite() });
  context.onEnd(site.close);
  const code = await context.runPackage(
    "@playwright/test/cli.js",
    ["test", "--config=playwright.engines.config.ts"],
    { env: { BASE_URL: site.url, DATABASE_URL: backend.databaseUrl } },
  );
  if (code !== 0) throw new UserError("A journey failed; see the list above.");
});
