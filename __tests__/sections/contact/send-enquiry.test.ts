/** @jest-environment node */
const fetchMock = jest.spyOn(globalThis, "fetch");

const row = {
  id: "1b4e28ba-2fa1-4c77-8d47-7f0c3f2f9d10",
  name: "Amal",
  email: "amal@example.com",
  phone: null,
  message: "Friday?",
  locale: "ar",
};

function answer(status: number, body: object | null = null): Response {
  return new Response(body && JSON.stringify(body), { status });
}

async function send(deadline = Date.now() + 20_000) {
  const { sendEnquiry } = await import("../../../src/sections/contact/send-enquiry");
  return sendEnquiry(row, deadline);
}

/** Lets waiting pass without waiting. */
async function sendPatiently(deadline?: number) {
  const sending = send(deadline);
  await jest.advanceTimersByTimeAsync(25_000);
  return sending;
}

beforeAll(() => {
  process.env["GATSBY_SUPABASE_URL"] = "http://localhost:54321";
  process.env["GATSBY_SUPABASE_ANON_KEY"] = "key";
});

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
});
afterEach(() => jest.useRealTimers());

test("exactly the four fields, the locale and the id are sent, once, and nothing is asked back", async () => {
  fetchMock.mockResolvedValue(answer(201));
  expect(await sendPatiently()).toEqual({ stored: true });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [address, options] = fetchMock.mock.calls[0] ?? [];
  expect(String(address)).toBe("http://localhost:54321/rest/v1/enquiries");
  expect(options?.method).toBe("POST");
  expect(JSON.parse(String(options?.body))).toEqual(row);
});

test("when nobody answers it is tried once more", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetchMock.mockResolvedValueOnce(answer(201));
  expect(await sendPatiently()).toEqual({ stored: true });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("a second silence is a failure of the network", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendPatiently()).toMatchObject({ stored: false, reason: "network" });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("a row that is there already was stored by an attempt whose answer was lost", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetchMock.mockResolvedValueOnce(answer(409, { code: "23505", message: "duplicate key" }));
  expect(await sendPatiently()).toEqual({ stored: true });
});

test.each([
  [400, "refused"],
  [401, "server"],
  [429, "tooMany"],
  [500, "server"],
  [503, "server"],
])("an answer with %i stands and is not tried again", async (status, reason) => {
  fetchMock.mockResolvedValue(answer(status, { code: "XX000", message: "no" }));
  expect(await sendPatiently()).toMatchObject({ stored: false, reason });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ["enquiries_email_format", { email: "typeMismatch" }],
  ["enquiries_message_length", { message: "tooLong" }],
])("a refusal by %s names the field", async (rule, refused) => {
  const message = `new row for relation "enquiries" violates check constraint "${rule}"`;
  fetchMock.mockResolvedValue(answer(400, { code: "23514", message }));
  expect(await sendPatiently()).toMatchObject({ stored: false, refused });
});

test("after the deadline nothing is sent again", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await sendPatiently(Date.now() + 500);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
