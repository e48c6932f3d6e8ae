/**
 * Does the work of pg_cron and pg_net (extensions.sql) in a local database, and accepts the letters in place of the mail
 * service: each becomes a file.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { withClient } from "./database";
import { toEml } from "./eml";
import { type AcceptedMail, startMailService } from "./mail-service";

/** More often than pg_cron, so that nobody waits a minute for a letter. */
const EVERY_MS = 3000;

/** The settings of the letters: supabase/README.md. */
export interface MailSettings {
  /** The address of the mail service. */
  url: string;
  apiKey: string;
  /** The name of the salon, and the mailbox that gets the letters. */
  salon: string;
  recipient: string;
}

export interface OutboxOptions extends Pick<MailSettings, "salon" | "recipient"> {
  databaseUrl: string;
  /** The folder for the letters. */
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
  const sender = "website@example.com";
  await client.query(
    "update private.mail_settings set url = $1, salon = $2, sender = $3, recipient = $4",
    [url, salon, sender, recipient],
  );
  const { rowCount } = await client.query(
    "select vault.update_secret(id, $1) from vault.decrypted_secrets where name = 'resend_api_key'",
    [apiKey],
  );
  if (!rowCount) await client.query("select vault.create_secret($1, 'resend_api_key')", [apiKey]);
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
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  timeout: number;
}

/** Sends the requests in pg_net's queue and stores the answers, in one transaction like pg_net. */
export async function sendRequests(client: Client): Promise<void> {
  await client.query("begin");
  const { rows } = await client.query<Request>(
    `delete from net.http_request_queue returning id, method, url, headers,
       convert_from(body, 'UTF8') as body, timeout_milliseconds as timeout`,
  );
  for (const request of rows) {
    await client.query(
      `insert into net._http_response (id, status_code, headers, content, timed_out, error_msg)
       values ($1, $2, $3, $4, $5, $6)`,
      [request.id, ...(await answerTo(request))],
    );
  }
  await client.query("commit");
}

async function answerTo({ method, url, headers, body, timeout }: Request): Promise<unknown[]> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method, headers, body, signal });
    const received = Object.fromEntries(response.headers);
    return [response.status, received, await response.text(), false, null];
  } catch (error) {
    const { name, message } = error as Error;
    return [null, null, null, name === "TimeoutError", message];
  }
}

function writeEml(folder: string, mail: AcceptedMail): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.join(folder, `${time}-${mail.key}.eml`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, toEml(mail));
  return path.relative(process.cwd(), file);
}
