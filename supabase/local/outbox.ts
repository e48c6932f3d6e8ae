/**
 * Does the work of pg_cron and pg_net (fakes.sql) in a local database, and accepts the letters in place of the mail
 * service: each becomes a file.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { withClient } from "./database";
import { type AcceptedMail, startMailService } from "./mail-service";

/** More often than pg_cron, so that nobody waits a minute for a letter. */
const EVERY_MS = 3000;

/** The settings of the letters: supabase/README.md. */
interface MailSettings {
  url: string;
  apiKey: string;
  /** The name of the salon, and the mailbox that gets the letters. */
  salon: string;
  recipient: string;
}

interface OutboxOptions extends Pick<MailSettings, "salon" | "recipient"> {
  databaseUrl: string;
  folder: string;
  log: (line: string) => void;
}

/** Runs the jobs of each minute until `stop` is called. */
export async function startOutbox({
  databaseUrl,
  folder,
  log,
  ...salon
}: OutboxOptions): Promise<{ stop: () => Promise<void> }> {
  const apiKey = randomUUID();
  const mail = await startMailService({
    apiKey,
    onAccepted: (accepted) => log(`E-mail:         ${writeEml(folder, accepted)}`),
  });
  await withClient(databaseUrl, (client) =>
    setUpMail(client, { ...salon, url: `${mail.url}/emails`, apiKey }),
  );
  const stopping = new AbortController();
  const running = runJobs(databaseUrl, stopping.signal, log);
  return {
    async stop() {
      stopping.abort();
      await running;
      await mail.stop();
    },
  };
}

/** Does what supabase/README.md tells to do once in the SQL editor. */
export async function setUpMail(
  client: Client,
  { url, apiKey, salon, recipient }: MailSettings,
): Promise<void> {
  await client.query(
    `update private.mail_settings
     set url = $1, salon = $2, sender = 'website@example.com', recipient = $3 where id`,
    [url, salon, recipient],
  );
  await client.query("delete from vault.secrets where name = 'resend_api_key'");
  await client.query("select vault.create_secret($1, 'resend_api_key')", [apiKey]);
}

async function runJobs(
  databaseUrl: string,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  let lastProblem = "";
  while (!signal.aborted) {
    const problem = await withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ command: string }>(
        "select command from cron.job where schedule = '* * * * *' order by jobid",
      );
      for (const { command } of rows) await client.query(command);
      await sendRequests(client);
    }).then(
      () => "",
      (error: Error) => `The jobs of the database failed: ${error.message}`,
    );
    if (problem && problem !== lastProblem && !signal.aborted) log(problem);
    lastProblem = problem;
    await wait(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

interface Request {
  id: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  timeout: number;
}

/** Sends the requests in pg_net's queue and stores the answers, at a time that tests set, in one transaction like pg_net. */
export async function sendRequests(client: Client, time?: Date): Promise<void> {
  await client.query("begin");
  const { rows } = await client.query<Request>(
    `delete from net.http_request_queue
     returning id, url, headers, convert_from(body, 'UTF8') as body, timeout_milliseconds as timeout`,
  );
  for (const { id, url, headers, body, timeout } of rows) {
    const signal = AbortSignal.timeout(timeout);
    const [status, content, problem] = await fetch(url, {
      method: "POST",
      headers,
      body,
      signal,
    }).then(
      async (response) => [response.status, (await response.text()) || null, null],
      (error: Error) => [null, null, error.message],
    );
    await client.query(
      `insert into net._http_response (id, status_code, content, error_msg, created)
       values ($1, $2, $3, $4, coalesce($5, now()))`,
      [id, status, content, problem, time],
    );
  }
  await client.query("commit");
}

/** Writes an e-mail as a file that mail programs open. */
function writeEml(
  folder: string,
  { key, from, to, reply_to, subject, text }: AcceptedMail,
): string {
  const now = new Date();
  const head = [
    `From: ${from}`,
    `To: ${to.join(", ")}`,
    ...(reply_to ? [`Reply-To: ${reply_to}`] : []),
    `Subject: ${subject}`,
    `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${key}@localhost>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
  ];
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.join(folder, `${time}-${path.basename(key)}.eml`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, [...head, "", text, ""].join("\n"));
  return path.relative(process.cwd(), file);
}
