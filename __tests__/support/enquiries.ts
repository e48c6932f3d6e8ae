import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Client } from "pg";
import { contact } from "./content";

interface StoredEnquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  locale: string | null;
}

/** The rows with an e-mail address in the database. Each journey uses its own address. */
export async function storedFrom(email: string): Promise<StoredEnquiry[]> {
  const client = new Client({ connectionString: process.env["DATABASE_URL"] });
  await client.connect();
  try {
    const { rows } = await client.query<StoredEnquiry>(
      "select id, name, email, phone, message, locale from enquiries where email = $1 order by created_at",
      [email],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** A unique e-mail address. */
export function freshEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A status of a failing API, or a request or a response that is lost. */
type Fault = number | "no response" | "lost response";

/**
 * Answers the next enquiries of a page with faults, one each; the API answers the other ones. Returns a list that receives
 * the API's statuses.
 */
export async function injectFaults(page: Page, ...faults: Fault[]): Promise<readonly number[]> {
  const statuses: number[] = [];
  await page.route("**/rest/v1/enquiries*", async (route) => {
    const fault = faults.shift();
    if (fault === "no response") return;
    if (typeof fault === "number") {
      const headers = { "Access-Control-Allow-Origin": "*" };
      return route.fulfill({ status: fault, headers, json: { message: "A fault of a test" } });
    }
    const response = await route.fetch();
    statuses.push(response.status());
    return fault ? route.abort("connectionreset") : route.fulfill({ response });
  });
  return statuses;
}

/** A field of the form by its label, in English by default. */
export function fieldOf(
  page: Page,
  name: "name" | "email" | "phone" | "message",
  { form } = contact,
) {
  return page.getByRole("textbox", { name: form[name].label });
}

export const sendButton = (page: Page, { form } = contact) =>
  page.getByRole("button", { name: form.submit, exact: true });

/** The services, offers and photographs in the form. */
export const wishRows = (page: Page, { form } = contact) =>
  page.getByRole("list", { name: form.asked }).getByRole("listitem");

/** Fills in the required fields. */
export async function fillIn(
  page: Page,
  email: string,
  { message = "Friday at six?", words = contact } = {},
) {
  await fieldOf(page, "name", words).fill("Amal");
  await fieldOf(page, "email", words).fill(email);
  await fieldOf(page, "message", words).fill(message);
}
