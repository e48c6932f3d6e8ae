/**
 * `npx tsx scripts/verify-supabase.ts` runs the database tests, the smoke test and the journeys of the form against a
 * real Supabase, which it starts with Docker and deletes at the end. With SUPABASE_API_URL and SUPABASE_DATABASE_URL it
 * uses a running one; the function then runs under Deno, as in `npm run verify`.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { startFaultProxy } from "../__tests__/support/fault-proxy";
import {
  CLIENT_ADDRESS,
  type RunningSupabase,
  runningSupabase,
} from "../__tests__/support/running-supabase";
import { withClient } from "../supabase/local/database";
import { publishableKey } from "../supabase/local/keys";
import { startMailService } from "../supabase/local/mail-service";
import { build, builtSite } from "./lib/build";
import { command, type Context, root, succeed } from "./lib/command";
import { type Notifications, startNotifications } from "./lib/notifications";
import { releaseTool } from "./lib/release-tools";
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
/** The address of the API gateway in the database's container. */
const GATEWAY = "http://supabase_kong_zahrelle:8000";
/** The address of this machine in the function's container. */
const DOCKER_HOST = "host.docker.internal";
const FUNCTION_SETTINGS = path.join(root, "supabase", "functions", ".env");

/** These tests stop databases, read their log or simulate pg_cron, so they always start their own database. */
const LOCAL_ONLY = "checkouts|deployment|faults|restart|schedule";
const JOURNEYS = ["contact.spec.ts", "enquiry-faults.spec.ts", "engines.spec.ts"];

command(async (context) => {
  const { step, summarize } = countSteps();
  const { runPackage } = context;
  const notifications = runningSupabase() ? undefined : await startSupabase(context);
  const supabase = runningSupabase();
  if (!supabase) throw new UserError("No Supabase is running.");

  await step("tests of the database", async () => {
    const options = ["--runInBand", `--testPathIgnorePatterns=${LOCAL_ONLY}`];
    await succeed(runPackage("jest/bin/jest.js", ["--selectProjects", "database", ...options]));
  });
  const api = await startFaultProxy({ target: supabase.apiUrl, headers: CLIENT_ADDRESS });
  context.onEnd(api.stop);
  await withClient(supabase.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  const env = { GATSBY_SUPABASE_URL: api.url, GATSBY_SUPABASE_PUBLISHABLE_KEY: publishableKey };
  await build(context, { env });
  const site = await serve({ dir: builtSite() });
  context.onEnd(site.close);

  await step("smoke test", async () => {
    const { stop, ...settings } =
      (await notifications?.(supabase)) ?? (await startNotifications(supabase.databaseUrl));
    const options = { env: { ...env, ...settings } };
    const smoke = runPackage("tsx/dist/cli.mjs", ["scripts/smoke.ts", site.url], options);
    await succeed(smoke).finally(stop);
  });
  await step("journeys", async () => {
    const addresses = { BASE_URL: site.url, API_URL: api.url, DATABASE_URL: supabase.databaseUrl };
    const files = JOURNEYS.map((name) => `__tests__/e2e/${name}`);
    const args = ["test", "--retries=1", ...files];
    await succeed(runPackage("@playwright/test/cli.js", args, { env: addresses }));
  });
  summarize();
});

/**
 * Starts Supabase with a function that sends its mail to a fake mail service. The returned function connects the
 * database to it; then pg_cron, pg_net and the Edge Function send notifications.
 */
async function startSupabase(
  context: Context,
): Promise<(supabase: RunningSupabase) => Promise<Notifications>> {
  const [secret, password, key] = [randomUUID(), randomUUID(), randomUUID()];
  const mail = await startMailService({ key, onAccepted: () => {} });
  context.onEnd(mail.stop);
  const mailPort = await forwardToDocker(context, mail.url);
  const settings = {
    NOTIFY_SECRET: secret,
    NOTIFY_DATABASE_PASSWORD: password,
    MAIL_API_URL: `http://${DOCKER_HOST}:${mailPort}`,
    MAIL_API_KEY: key,
    MAIL_FROM: "Test Salon website <website@example.com>",
    MAIL_TO: "salon@example.com",
    SALON_NAME: "Test Salon",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  fs.writeFileSync(FUNCTION_SETTINGS, lines.join(""), { mode: 0o600 });
  context.onEnd(async () => fs.rmSync(FUNCTION_SETTINGS, { force: true }));

  const cli = await releaseTool(context, "supabase");
  context.onEnd(() => context.run(cli, ["stop", "--no-backup"]));
  if ((await context.run(cli, ["start", "--exclude", EXCLUDED])) !== 0) {
    throw new UserError("Supabase did not start; see the reason above. It needs Docker.");
  }
  Object.assign(process.env, STARTED);
  return async ({ apiUrl, databaseUrl }) => {
    const name = "/functions/v1/notify-salon";
    await withClient(databaseUrl, (client) =>
      client.query("select private.connect_notify_salon($1, $2, $3)", [
        GATEWAY + name,
        secret,
        password,
      ]),
    );
    return { NOTIFY_URL: apiUrl + name, NOTIFY_SECRET: secret, stop: async () => {} };
  };
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
