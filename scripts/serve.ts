/** `npm run serve`: serves the built site in public/ on SITE_PORT, without a database or a new build. */
import { builtSite } from "./lib/build";
import { command } from "./lib/command";
import { choosePort } from "./lib/ports";
import { serve } from "./lib/static-server";

command(async ({ onEnd, untilEnded }) => {
  const site = await serve({ dir: builtSite(), port: await choosePort("SITE_PORT") });
  onEnd(site.close);
  console.log(`The site is at ${site.url} (Ctrl-C stops it)`);
  await untilEnded();
});
