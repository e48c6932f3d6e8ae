/** Deploys the Edge Function notify-salon and connects the database to it, if the function has changed. */
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { scramVerifier } from "./scram";
import { UserError } from "./user-error";

/** The function, the project and what deploys the code. */
export interface FunctionDeployment {
  /** The files of the function. */
  files: readonly string[];
  /** Its secrets, without the password of its database role. */
  secrets: { NOTIFY_SECRET: string; [name: string]: string };
  /** The id of the Supabase project, which is part of its address. */
  project: string;
  /** The access token of the management API. */
  token: string;
  deployCode: () => Promise<void>;
  /** Whether to deploy a function that has not changed. */
  force: boolean;
  /** The address of the management API, or of a fake. */
  api?: string;
}

/**
 * Sets a new password for the function's database role, then the function's secrets, then its code. Returns false if
 * nothing has changed since the last deployment that was completed. After an error, the next release deploys again.
 */
export async function deployFunction(deployment: FunctionDeployment): Promise<boolean> {
  const { secrets, project, deployCode, force } = deployment;
  const fingerprint = fingerprintOf(deployment);
  const [last] = await query(
    deployment,
    "select fingerprint from private.notify_salon_deployment",
    [],
  );
  if (!force && last?.["fingerprint"] === fingerprint) return false;

  const password = randomBytes(24).toString("hex");
  if (process.env["GITHUB_ACTIONS"]) console.log(`::add-mask::${password}`);
  const address = `https://${project}.supabase.co/functions/v1/notify-salon`;
  const connect = "select private.connect_notify_salon($1, $2, $3)";
  await query(deployment, connect, [address, secrets.NOTIFY_SECRET, scramVerifier(password)]);
  await setSecrets(deployment, { ...secrets, NOTIFY_DATABASE_PASSWORD: password });
  await deployCode();
  const complete = "insert into private.notify_salon_deployment (fingerprint) values ($1)";
  await query(deployment, complete, [fingerprint]);
  return true;
}

/** A hash of the function's code and secrets. */
function fingerprintOf({ files, secrets }: FunctionDeployment): string {
  const code = files.map((file) => [path.basename(file), fs.readFileSync(file, "utf8")]);
  return createHash("sha256")
    .update(JSON.stringify([code, secrets]))
    .digest("hex");
}

/**
 * Runs a statement (POST …/database/query of the management API). The values are parameters: PostgreSQL's log contains
 * the text of a statement that fails, and not its parameters.
 */
async function query(
  deployment: FunctionDeployment,
  sql: string,
  parameters: string[],
): Promise<Record<string, unknown>[]> {
  const response = await post(deployment, "database/query", { query: sql, parameters });
  return (await response.json()) as Record<string, unknown>[];
}

/**
 * Sets secrets of Edge Functions (POST …/secrets). Not with `supabase secrets set --env-file`, because its file format
 * cannot express every value: `'Amal's Spa #1'` ends before the "#".
 */
async function setSecrets(
  deployment: FunctionDeployment,
  secrets: Record<string, string>,
): Promise<void> {
  const list = Object.entries(secrets).map(([name, value]) => ({ name, value }));
  await post(deployment, "secrets", list);
}

/** Sends a request to the management API (supabase.com/docs/reference/api). Throws if it fails. */
async function post(
  { api = "https://api.supabase.com", project, token }: FunctionDeployment,
  endpoint: string,
  body: object,
): Promise<Response> {
  const response = await fetch(new URL(`/v1/projects/${project}/${endpoint}`, api), {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (response.ok) return response;
  const reason = (await response.text()).slice(0, 500);
  throw new UserError(
    `Supabase's management API responded to ${endpoint} with ${response.status}: ${reason}`,
  );
}
