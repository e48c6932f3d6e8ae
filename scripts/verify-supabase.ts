/**
 * `npx tsx scripts/verify-supabase.ts` runs the database tests, the smoke test and the journeys of the form against a
 * real Supabase, which it starts with Docker and deletes at the end: also that its pg_cron, pg_net and Vault send an
 * e-mail. With SUPABASE_API_URL and SUPABASE_DATABASE_URL it uses a running one.
 */
import { randomUUID } from "node:crypto";
import net from "node:net";
import { runningSupabase, startAddressProxy } from "../__tests__/support/running-supabase";
import { withClient } from "../supabase/local/database";
import { publishableKey } from "../supabase/local/keys";
import { startMailService } from "../supabase/local/mail-service";
import { setUpMail } from "../supabase/local/outbox";
import { build, builtSite } from "./lib/build";
import { command, type Context, succeed } from "./lib/command";
import { releaseTool } from "./lib/release-tools";
import { repeat } from "./lib/repeat";
import { serve } from "./lib/static-server";
import { countSteps } from "./lib/steps";
import { UserError } from "./lib/user-error";

/** The addresses after `supabase start` (supabase/config.toml). */
const STARTED = {
  SUPABASE_API_URL: "http://127.0.0.1:54321",
  SUPABASE_DATABASE_URL: "postgresql://postgres:postgres@127.0.0.1:54322/postgres",
};
/** Services that the site does not use. */
const EXCLUDED = "gotrue,realtime,storage-api,imgproxy,mailpit,studio,logflare,vector,supavisor";
/** The address of this machine in the database's container. */
const DOCKER_HOST = "host.docker.internal";

/** These tests stop databases or simulate pg_cron and pg_net, so they always start their own database. */
const LOCAL_ONLY = "checkouts|letters|restart|schedule";
const JOURNEYS = ["contact.spec.ts", "enquiry-faults.spec.ts"];

command(async (context) => {
  const { step, summarize } = countSteps();
  const { runPackage } = context;
  if (!runningSupabase()) await startSupabase(context);
  const supabase = runningSupabase();
  if (!supabase) throw new UserError("No Supabase is running.");

  await step("tests of the database", async () => {
    const options = ["--runInBand", `--testPathIgnorePatterns=${LOCAL_ONLY}`];
    await succeed(runPackage("jest/bin/jest.js", ["--selectProjects", "database", ...options]));
  });
  const api = await startAddressProxy(supabase.apiUrl);
  context.onEnd(api.stop);
  await withClient(supabase.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  const env = { GATSBY_SUPABASE_URL: api.url, GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  await build(context, { env });
  const site = await serve({ dir: builtSite() });
  context.onEnd(site.close);

  await step("smoke test", async () => {
    await succeed(runPackage("tsx/dist/cli.mjs", ["scripts/smoke.ts", site.url], { env }));
  });
  await step("e-mail", () => checkMail(context, supabase.databaseUrl));
  await step("journeys", async () => {
    const addresses = { BASE_URL: site.url, DATABASE_URL: supabase.databaseUrl };
    const files = JOURNEYS.map((name) => `__tests__/e2e/${name}`);
    const args = ["test", "--retries=1", ...files];
    await succeed(runPackage("@playwright/test/cli.js", args, { env: addresses }));
  });
  summarize();
});

async function startSupabase(context: Context): Promise<void> {
  const cli = await releaseTool(context, "supabase");
  context.onEnd(() => context.run(cli, ["stop", "--no-backup"]));
  if ((await context.run(cli, ["start", "--exclude", EXCLUDED])) !== 0) {
    throw new UserError("Supabase did not start; see the reason above. It needs Docker.");
  }
  Object.assign(process.env, STARTED);
}

/** Stores an enquiry, and waits until the database has sent the e-mail about it to a fake mail service. */
async function checkMail(context: Context, databaseUrl: string): Promise<void> {
  const apiKey = randomUUID();
  const email = `${apiKey}@example.com`;
  const texts: string[] = [];
  const mail = await startMailService({ apiKey, onAccepted: ({ text }) => texts.push(text) });
  context.onEnd(mail.stop);
  const url = `http://${DOCKER_HOST}:${await forwardToDocker(context, mail.url)}/emails`;
  await withClient(databaseUrl, async (client) => {
    await setUpMail(client, { url, apiKey, salon: "Test Salon", recipient: "salon@example.com" });
    await client.query(
      "insert into public.enquiries (name, email, message) values ('Amal', $1, 'Hello')",
      [email],
    );
  });
  const isMissing = async () =>
    texts.some((text) => text.includes(email)) ? undefined : "There was no e-mail in two minutes.";
  const problem = await repeat(isMissing, { timeoutMs: 120_000, pauseMs: 1000 });
  if (problem) throw new UserError(problem);
}

/** Makes a loopback address reachable from containers. Returns the port. */
async function forwardToDocker({ onEnd }: Context, url: string): Promise<number> {
  const target = Number(new URL(url).port);
  const server = net.createServer((incoming) => {
    const outgoing = net.connect(target, "127.0.0.1");
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing]) socket.on("error", () => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  onEnd(async () => void server.close());
  return (server.address() as net.AddressInfo).port;
}
