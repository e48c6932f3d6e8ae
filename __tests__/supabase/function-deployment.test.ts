/** @jest-environment node */
import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import os from "node:os";
import path from "node:path";
import type { Client } from "pg";
import { deployFunction, type FunctionDeployment } from "../../scripts/lib/deploy-function";
import { freePort } from "../../scripts/lib/ports";
import { databaseUrl } from "../../supabase/local/database";
import { type HttpServer, startHttpServer } from "../../supabase/local/http-server";
import { migrate } from "../../supabase/local/migrate";
import { endProcess, initialise, launch, prepareInstallation } from "../../supabase/local/postgres";
import { until } from "../support/notification-harness";
import { ownerClient } from "../support/test-backend";

/**
 * Tests the deployment of the Edge Function with a fake of Supabase's management API, which runs the statements on a
 * database of its own.
 */

jest.setTimeout(60_000);

const SECRET = "the-secret-of-the-callers";

let dir: string;
let file: string;
let port: number;
let server: ChildProcess;
let owner: Client;
let api: HttpServer;
/** The log of PostgreSQL. */
let log = "";
/** The steps in their order, and the secrets of the function. */
let steps: string[];
let secrets: Record<string, string>;
/** A step that fails. */
let failing: string | undefined;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-deployment-"));
  fs.chmodSync(dir, 0o755);
  file = path.join(dir, "index.ts");
  const installation = prepareInstallation(path.join(dir, "database"));
  initialise(installation);
  port = await freePort();
  server = await launch(installation, port, { fsync: "off" });
  server.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  await migrate(port);
  owner = await ownerClient(databaseUrl(port));
  api = await startHttpServer({ port: 0, handle: respond });
});
afterAll(async () => {
  await api.stop();
  await owner.end();
  await endProcess(server);
  fs.rmSync(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  [log, steps, secrets, failing] = ["", [], {}, undefined];
  fs.writeFileSync(file, "Deno.serve();");
  await owner.query(`
    truncate private.notify_salon_deployment;
    create schema vault;
    create table vault.decrypted_secrets (id uuid, name text, decrypted_secret text);
    create function vault.create_secret(secret text, name text) returns uuid language sql as
      $$ insert into vault.decrypted_secrets values (gen_random_uuid(), name, secret) returning id $$;
    create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as
      $$ update vault.decrypted_secrets set decrypted_secret = new_secret where id = secret_id $$`);
});
afterEach(() => owner.query("drop schema if exists vault cascade"));

/** Responds as the management API does. */
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  const body = JSON.parse(text);
  const { authorization } = request.headers;
  if (authorization !== "Bearer a-token") return void response.writeHead(401).end();
  const step = request.url === "/v1/projects/ref/secrets" ? "secrets" : String(body.query);
  steps.push(step);
  if (failing && step.includes(failing)) return void response.writeHead(503).end("down");
  if (step === "secrets") {
    const list = body as { name: string; value: string }[];
    secrets = Object.fromEntries(list.map(({ name, value }) => [name, value]));
    return void response.writeHead(201).end();
  }
  expect(request.url).toBe("/v1/projects/ref/database/query");
  const result = await owner.query(body.query, body.parameters).catch((error: Error) => error);
  if (result instanceof Error) {
    return void response.writeHead(400).end(JSON.stringify({ message: result.message }));
  }
  response.writeHead(201).end(JSON.stringify(result.rows));
}

function deploy(fields: Partial<FunctionDeployment> = {}): Promise<boolean> {
  return deployFunction({
    files: [file],
    secrets: { NOTIFY_SECRET: SECRET, SALON_NAME: "Test Salon" },
    project: "ref",
    token: "a-token",
    force: false,
    api: api.url,
    deployCode: async () => {
      steps.push("code");
      if (failing === "code") throw new Error("The code was not deployed.");
    },
    ...fields,
  });
}

/** Whether the function can connect to the database with its secrets. */
async function canConnect(): Promise<boolean> {
  const url = new URL(databaseUrl(port));
  url.username = "notify_salon";
  url.password = String(secrets["NOTIFY_DATABASE_PASSWORD"]);
  const client = await ownerClient(url.href).catch(() => undefined);
  await client?.end();
  return client !== undefined;
}

const READ = expect.stringMatching(/^select fingerprint/);
const CONNECT = expect.stringContaining("connect_notify_salon");
const COMPLETE = expect.stringMatching(/^insert/);

test("sets the password of the role, then the secrets, then the code", async () => {
  expect(await deploy()).toBe(true);
  expect(steps).toEqual([READ, CONNECT, "secrets", "code", COMPLETE]);
  expect(await canConnect()).toBe(true);
  const { rows } = await owner.query(
    "select name, decrypted_secret as value from vault.decrypted_secrets order by name",
  );
  expect(rows).toEqual([
    { name: "notify_salon_address", value: "https://ref.supabase.co/functions/v1/notify-salon" },
    { name: "notify_salon_secret", value: SECRET },
  ]);
});

test.each([`Amal's "Spa" #1 $x`, "Amal's\n`Spa` \\n", "صالون أمل"])(
  "sets a secret with the value %j",
  async (value) => {
    await deploy({ secrets: { NOTIFY_SECRET: value, SALON_NAME: value } });
    expect(secrets).toMatchObject({ NOTIFY_SECRET: value, SALON_NAME: value });
    const { rows } = await owner.query(
      "select decrypted_secret as value from vault.decrypted_secrets where name like '%secret'",
    );
    expect(rows).toEqual([{ value }]);
  },
);

test("changes nothing if the function has not changed", async () => {
  await deploy();
  steps = [];
  expect(await deploy()).toBe(false);
  expect(steps).toEqual([READ]);
  expect(await canConnect()).toBe(true);
});

test.each<[string, () => Promise<boolean>]>([
  ["on request", () => deploy({ force: true })],
  ["if a setting has changed", () => deploy({ secrets: { NOTIFY_SECRET: "another" } })],
  [
    "if the code has changed",
    () => {
      fs.appendFileSync(file, "// changed");
      return deploy();
    },
  ],
])("deploys again %s, with a new password", async (_, again) => {
  await deploy();
  const password = secrets["NOTIFY_DATABASE_PASSWORD"];
  expect(await again()).toBe(true);
  expect(secrets["NOTIFY_DATABASE_PASSWORD"]).not.toBe(password);
  expect(await canConnect()).toBe(true);
});

test("leaves the function as it is if the password cannot be set", async () => {
  await deploy();
  failing = "connect";
  await expect(deploy({ force: true })).rejects.toThrow("database/query with 503: down");
  expect(await canConnect()).toBe(true);
});

test.each(["secrets", "code", "insert"])(
  "after a release that failed at %s, the next one deploys, even the earlier function",
  async (step) => {
    await deploy();
    failing = step;
    await expect(deploy({ secrets: { NOTIFY_SECRET: "another" } })).rejects.toThrow();
    failing = undefined;
    expect(await deploy()).toBe(true);
    expect(await canConnect()).toBe(true);
  },
);

test.each([
  ["in Vault", "drop schema vault cascade"],
  ["at the password", "alter role notify_salon rename to renamed"],
])("the database's log contains no secret if the statement fails %s", async (_, fault) => {
  await owner.query("begin");
  await owner.query(fault);
  await expect(deploy()).rejects.toThrow("database/query with 400");
  await owner.query("rollback");
  await until(() => log.includes("STATEMENT:  select private.connect_notify_salon"));
  expect(log).toContain("ERROR: ");
  expect(log).not.toContain(SECRET);
  expect(log).not.toMatch(/[0-9a-f]{48}/);
});
