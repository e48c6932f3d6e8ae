/**
 * `npm run verify:engines`: one journey (__tests__/e2e/engines.once.spec.ts) in Playwright's own Firefox and WebKit,
 * through the built site or the one that BASE_URL names. An engine that is not installed is named, and no failure.
 */
import fs from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { builtSite } from "./lib/build";
import { command, type Context } from "./lib/command";
import { serve } from "./lib/static-server";
import { UserError } from "./lib/user-error";

command(async (context) => {
  const engines = [firefox, webkit].map((engine) => ({
    name: engine.name(),
    isInstalled: fs.existsSync(engine.executablePath()),
  }));
  for (const { name } of engines.filter(({ isInstalled }) => !isInstalled)) {
    console.log(`NOT RUN in ${name}, which is not installed: npx playwright install ${name}`);
  }
  const projects = engines
    .filter(({ isInstalled }) => isInstalled)
    .map(({ name }) => `--project=${name}`);
  if (projects.length === 0) return;

  const url = process.env["BASE_URL"] || (await serveBuiltSite(context));
  const code = await context.runPackage(
    "@playwright/test/cli.js",
    ["test", "--config=playwright.engines.config.ts", ...projects],
    { env: { BASE_URL: url } },
  );
  if (code !== 0) throw new UserError("The journey failed; where stands above.");
});

async function serveBuiltSite({ onEnd }: Context): Promise<string> {
  const site = await serve({ dir: builtSite() });
  onEnd(site.close);
  return site.url;
}
