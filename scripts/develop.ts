/** `npm run develop`: Gatsby's live reload, with the local database of `npm run site`. */
import { publishableKey } from "../supabase/local/keys";
import { checkContent } from "./lib/build";
import { command, UserError } from "./lib/command";
import { startLocalBackend } from "./lib/local-backend";
import { freePortFrom } from "./lib/ports";

const DEFAULT_PORT = 8000;

command(async (context) => {
  await checkContent(context);
  const { url } = await startLocalBackend(context);
  const env = {
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_SUPABASE_URL: url,
    GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  const port = await freePortFrom(DEFAULT_PORT);
  console.log(
    `Starting live reload; the site will be at http://localhost:${port} (Ctrl-C stops it)`,
  );
  const code = await Promise.race([
    context.runPackage("gatsby/cli.js", ["develop", "--port", String(port)], { env }),
    context.untilEnded(),
  ]);
  if (code !== 0) throw new UserError("Gatsby stopped; see the reason above.");
});
