/**
 * `npx tsx scripts/verify-supabase.ts` runs the tests of the database on a real Supabase, and tests that its pg_cron, pg_net
 * and Vault send an e-mail. Start it first, and delete it afterwards: `npx supabase@2 start`, `npx supabase@2 stop --no-backup`.
 */
import { randomUUID } from "node:crypto";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { withClient } from "../supabase/local/database";
import { startMailService } from "../supabase/local/mail-service";
import { setUpMail } from "../supabase/local/outbox";
import { command, type Context, succeed, UserError } from "./lib/command";

/** The addresses of `supabase start` (supabase/config.toml). */
const API_URL = "http://127.0.0.1:54321";
const DATABASE_URL = "postgresql://postgres:postgres@127.0.0.1:54322/postgres";
/** The address of this machine in the database's container. */
const DOCKER_HOST = "host.docker.internal";

/** These tests simulate pg_cron and pg_net, or change settings, so they always start their own database. */
const LOCAL_ONLY = "access|guides|letters|schedule|statistics";

command(async (context) => {
  const env = { SUPABASE_API_URL: API_URL, SUPABASE_DATABASE_URL: DATABASE_URL };
  const options = ["--runInBand", `--testPathIgnorePatterns=${LOCAL_ONLY}`];
  const jest = ["--selectProjects", "database", ...options];
  await succeed(context.runPackage("jest/bin/jest.js", jest, { env }));
  await checkMail(context);
});

/** Stores an enquiry, and waits until the database has sent the e-mail about it to a fake mail service. */
async function checkMail(context: Context): Promise<void> {
  const apiKey = randomUUID();
  const email = `${apiKey}@example.com`;
  const texts: string[] = [];
  const mail = await startMailService({ apiKey, onAccepted: ({ text }) => texts.push(text) });
  context.onEnd(mail.stop);
  const url = `http://${DOCKER_HOST}:${await forwardToDocker(context, mail.url)}/emails`;
  await withClient(DATABASE_URL, async (client) => {
    await setUpMail(client, { url, apiKey, salon: "Test Salon", recipient: "salon@example.com" });
    await client.query(
      "insert into public.enquiries (name, email, message) values ('Amal', $1, 'Hello')",
      [email],
    );
  });
  for (let seconds = 0; !texts.some((text) => text.includes(email)); seconds += 1) {
    if (seconds === 120) throw new UserError("There was no e-mail in two minutes.");
    await wait(1000);
  }
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
