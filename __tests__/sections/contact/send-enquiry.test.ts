/** @jest-environment node */
import { enquiryWith } from "../../../src/sections/contact/enquiry";

const fetchMock = jest.spyOn(globalThis, "fetch");

const row = {
  ...enquiryWith(() => null),
  id: "1b4e28ba-2fa1-4c77-8d47-7f0c3f2f9d10",
  name: "Amal",
  email: "amal@example.com",
  message: "Friday?",
  locale: "ar",
};

/** Sends, and advances the fake timers past all retries. */
async function sendAndAdvance(signal = new AbortController().signal) {
  const { sendEnquiry } = await import("../../../src/sections/contact/send-enquiry");
  const sending = sendEnquiry(row, signal);
  await jest.advanceTimersByTimeAsync(5_000);
  return sending;
}

beforeAll(() => {
  process.env["GATSBY_SUPABASE_URL"] = "http://localhost:54321";
  process.env["GATSBY_SUPABASE_PUBLISHABLE_KEY"] = "key";
});

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
});
afterEach(() => jest.useRealTimers());

test("sends the fields, the locale and the id in one request", async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await sendAndAdvance()).toEqual({ stored: true });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [address, options] = fetchMock.mock.calls[0] ?? [];
  expect(String(address)).toBe("http://localhost:54321/rest/v1/enquiries");
  expect(options?.method).toBe("POST");
  expect(JSON.parse(String(options?.body))).toEqual(row);
});

/* The dashboard shows it with /rest/v1/. A Supabase that somebody hosts may have a path. */
test.each(["", "/", "/rest/v1", "/rest/v1/", "/supabase", "/supabase/rest/v1/"])(
  "the address may end in %j",
  async (end) => {
    jest.resetModules();
    process.env["GATSBY_SUPABASE_URL"] = `https://a.dev${end}`;
    fetchMock.mockResolvedValue(new Response(null, { status: 201 }));
    await sendAndAdvance();
    const path = end.startsWith("/supabase") ? "/supabase" : "";
    expect(String(fetchMock.mock.calls[0]?.[0])).toBe(`https://a.dev${path}/rest/v1/enquiries`);
  },
);

/* enquiry-faults.spec.ts retries with the database. */
test("a second network error is a failure", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendAndAdvance()).toMatchObject({ stored: false, reason: "network" });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

/* She can correct only what the database does not accept (SQLSTATE, classes 22 and 23). */
test.each([
  [400, '{"code":"23514","message":"no"}', "refused"],
  [400, '{"code":"22P02","message":"no"}', "refused"],
  [400, '{"code":"PGRST204","message":"Could not find the \'phone\' column"}', "server"],
  [400, '{"code":"PGRST102","message":"Empty or invalid json"}', "server"],
  [400, "<html><h1>Bad Request</h1></html>", "server"],
  [401, '{"code":"42501","message":"no"}', "server"],
  [429, '{"code":"PT429","message":"no"}', "tooMany"],
  [500, '{"code":"XX000","message":"no"}', "server"],
  [502, '{"error":"Bad gateway"}', "server"],
  [502, '{"message":null}', "server"],
  [404, "", "server"], // supabase-js takes it for success.
])("does not retry after status %i with %s: %s", async (status, body, reason) => {
  fetchMock.mockResolvedValue(new Response(body, { status }));
  expect(await sendAndAdvance()).toMatchObject({ stored: false, reason });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ["enquiries_email_format", { email: "typeMismatch" }],
  ["enquiries_message_length", { message: "tooLong" }],
])("a violation of %s names the field", async (rule, refused) => {
  const message = `new row for relation "enquiries" violates check constraint "${rule}"`;
  fetchMock.mockResolvedValue(Response.json({ code: "23514", message }, { status: 400 }));
  expect(await sendAndAdvance()).toMatchObject({ stored: false, refused });
});

test("does not retry after the signal has aborted", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await sendAndAdvance(AbortSignal.abort());
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
