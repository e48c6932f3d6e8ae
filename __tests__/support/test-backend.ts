import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { publishableKey } from "../../supabase/local/keys";
import type { TestBackend } from "./start-test-backend";

export type Role = "anon" | "authenticated" | "service_role";

/** An enquiry as the browser sends it. */
export interface NewEnquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  locale?: string | null;
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

/** An unmodified supabase-js client, with the publishable key by default. */
export function apiClient(url = testBackend().url, key = publishableKey): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false } });
}

/** A valid enquiry with its own e-mail address. `fields` replace its values. */
export function enquiry(fields: Partial<NewEnquiry> = {}): NewEnquiry {
  const id = randomUUID();
  const message = "Do you have an hour on Friday?";
  return { id, name: "Amal", email: `${id}@example.com`, phone: null, message, ...fields };
}

/** A connection as the owner. End it in afterAll. */
export async function ownerClient(url = testBackend().databaseUrl): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A connection as the superuser, for settings that the owner cannot change. End it after use. */
export function superuserClient(): Promise<Client> {
  return ownerClient(testBackend().databaseUrl.replace("//postgres:", "//supabase_admin:"));
}

/**
 * Runs a statement as PostgREST does for a client address, in a transaction that is rolled back. Resolves to "done" or
 * to the SQLSTATE of the error.
 */
export async function attempt(
  owner: Client,
  role: Role,
  sql: string,
  { values = [], address }: { values?: unknown[]; address?: string } = {},
): Promise<string> {
  await owner.query("begin");
  try {
    const headers = address ? JSON.stringify({ "cf-connecting-ip": address }) : "";
    await owner.query(
      "select set_config('role', $1, true), set_config('request.headers', $2, true)",
      [role, headers],
    );
    await owner.query(sql, values);
    return "done";
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await owner.query("rollback");
  }
}
