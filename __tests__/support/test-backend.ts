import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { TestBackend } from "./start-test-backend";

/** An enquiry as the browser sends it, and the columns that only the database sets. */
export interface NewEnquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  locale?: string | null;
  created_at?: Date | string;
  answered_at?: Date | null;
  letter?: string | null;
}

/** The backend that globalSetup started. */
export function testBackend(): TestBackend {
  const text = process.env["TEST_BACKEND"];
  if (!text)
    throw new Error(
      "There is no test database. Run these tests with: npx jest --selectProjects database",
    );
  return JSON.parse(text) as TestBackend;
}

/** A valid enquiry with its own e-mail address. `fields` replace its values. */
export function enquiry(fields: Partial<NewEnquiry> = {}): NewEnquiry {
  const id = randomUUID();
  const message = "Do you have an hour on Friday?";
  return { id, name: "Amal", email: `${id}@example.com`, phone: null, message, ...fields };
}

/**
 * Stores an enquiry and returns it. `fields` replace the values of a valid one, or add columns. The statement ends with
 * `clause`.
 */
export async function insertEnquiry(
  client: Client,
  fields: Partial<NewEnquiry> = {},
  clause = "",
): Promise<NewEnquiry> {
  const row = enquiry(fields);
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await client.query(
    `insert into public.enquiries (${columns.join()}) values (${places.join()}) ${clause}`,
    Object.values(row),
  );
  return row;
}

/** A connection as the owner, or as another role, whose statements fail instead of waiting for ever. End it in afterAll. */
export async function ownerClient(
  url = testBackend().databaseUrl,
  role = "postgres",
): Promise<Client> {
  const connectionString = url.replace("//postgres:", `//${role}:`);
  const client = new Client({ connectionString, statement_timeout: 20_000 });
  await client.connect();
  return client;
}

/** The owner's connection while the tests of a file run, each in a transaction that is rolled back if they are isolated. */
export function ownerDuringTests({ isolated = true } = {}): Client {
  const connectionString = testBackend().databaseUrl;
  const owner = new Client({ connectionString, statement_timeout: 20_000 });
  beforeAll(() => owner.connect());
  afterAll(() => owner.end());
  if (isolated) beforeEach(() => owner.query("begin"));
  if (isolated) afterEach(() => owner.query("rollback"));
  return owner;
}

/**
 * Runs statements of `owner` with the role of a request, in a transaction that is rolled back. Resolves to "done" or to the
 * SQLSTATE of the error.
 */
export async function attempt(
  owner: Client,
  role: "anon" | "authenticated",
  run: () => Promise<unknown>,
): Promise<string> {
  await owner.query("begin");
  await owner.query(`set local role ${role}`);
  const result = await run().then(
    () => "done",
    ({ code }: { code: string }) => code,
  );
  await owner.query("rollback");
  return result;
}
