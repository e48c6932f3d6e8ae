import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { Client } from "pg";
import { contact } from "./content";
import type { Exchange, Fault } from "./fault-proxy";

export interface StoredEnquiry {
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

/** Adds a fault for the requests that contain `match`: fault-proxy.ts. */
export async function injectFault(match: string, fault: Omit<Fault, "match">): Promise<void> {
  await fetch(`${process.env["API_URL"]}/__faults`, {
    method: "POST",
    body: JSON.stringify({ match, ...fault }),
  });
}

/**
 * Aborts all requests to the API, or with `dropResponses` forwards them and aborts the responses, until `restore`. Uses
 * page.route instead of the proxy, because Chromium retries after a broken connection.
 */
export async function breakNetwork(
  page: Page,
  { dropResponses = false } = {},
): Promise<{ restore: () => Promise<void>; attempts: () => number }> {
  let attempts = 0;
  const api = "**/rest/v1/enquiries*";
  await page.route(api, async (route) => {
    attempts += 1;
    if (dropResponses) await route.fetch();
    await route.abort("connectionreset");
  });
  return { restore: () => page.unroute(api), attempts: () => attempts };
}

/** The statuses of all responses to requests with this e-mail address. */
export async function answersTo(email: string): Promise<number[]> {
  const seen = (await (await fetch(`${process.env["API_URL"]}/__faults`)).json()) as Exchange[];
  return seen.filter(({ body }) => body.includes(email)).map(({ status }) => status);
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

/**
 * Presses a Book link, and opens its address in a new tab. Asserts that each tab shows the contact page at
 * this address, with this message. Some browsers without a window lose a tab that is opened with a modifier key.
 */
export async function expectBooking(
  book: Locator,
  { address, message, words }: { address: string; message: string; words: typeof contact },
): Promise<void> {
  const page = book.page();
  const link = (await book.getAttribute("href")) ?? "";
  const expectMessage = async (tab: Page) => {
    await expect(tab).toHaveURL(address);
    await expect(fieldOf(tab, "message", words)).toHaveValue(message);
  };
  await book.click();
  await expectMessage(page);
  const opened = await page.context().newPage();
  await opened.goto(link);
  await expectMessage(opened);
}
