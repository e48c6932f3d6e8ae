import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { interpolate } from "../../../src/lib/interpolate";
import { enquiryLimits } from "../../../src/sections/contact/enquiry";
import { sendEnquiry, type SendResult } from "../../../src/sections/contact/send-enquiry";
import { builtHtml } from "../../support/built-html";
import { contact, site as salon } from "../../support/content";
import { inLocale } from "../../support/locale";

jest.mock("../../../src/sections/contact/send-enquiry");

const send = jest.mocked(sendEnquiry);
const labels = contact.form;
const { errors } = salon.messages;
let EnquiryForm: typeof import("../../../src/sections/contact/enquiry-form").EnquiryForm;

beforeAll(async () => {
  document.documentElement.className = "js";
  process.env["GATSBY_SUPABASE_URL"] = "http://localhost:54321";
  process.env["GATSBY_SUPABASE_PUBLISHABLE_KEY"] = "key";
  ({ EnquiryForm } = await import("../../../src/sections/contact/enquiry-form"));
});

beforeEach(() => {
  localStorage.clear();
  send.mockReset();
  send.mockResolvedValue({ stored: true });
  jest.spyOn(console, "error").mockImplementation();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const noLooks = { looks: [], lookLines: "", full: "" };
const form = (firstLine = "") => (
  <EnquiryForm labels={labels} salon={salon} firstLine={firstLine} {...noLooks} />
);

function show(firstLine = "", locale = "en") {
  return render(inLocale(form(firstLine), locale));
}

const field = (name: "name" | "email" | "phone" | "message") =>
  screen.getByRole("textbox", { name: labels[name].label });
const button = () => screen.getByRole("button", { name: labels.submit });

/** Pastes instead of typing: jsdom needs many milliseconds for each key. */
async function fillIn(message = "Friday at six?") {
  const values = { name: " Amal ", email: "amal@example.com", message } as const;
  for (const name of ["name", "email", "message"] as const) {
    await userEvent.click(field(name));
    await userEvent.paste(values[name]);
  }
}

async function submit() {
  await userEvent.click(button());
  await waitFor(() => expect(button()).toBeEnabled());
}

function failWith(reason: "network" | "tooMany" | "refused" | "server", refused = {}) {
  send.mockResolvedValue({ stored: false, reason, error: new Error("no"), refused });
}

const sentIds = () => send.mock.calls.map(([enquiry]) => enquiry.id);

// Specification 2 Contact, 3: Form: fields, types, asterisks, five rows
test("the fields have the specified types", () => {
  show();
  expect(field("name")).toBeRequired();
  expect(field("email")).toBeRequired();
  expect(field("email")).toHaveAttribute("type", "email");
  expect(field("phone")).not.toBeRequired();
  expect(field("phone")).toHaveAttribute("type", "tel");
  expect(field("message")).toBeRequired();
  expect(field("message")).toHaveAttribute("rows", "5");
  for (const name of ["name", "email", "phone", "message"] as const) {
    expect(field(name)).not.toHaveAttribute("maxlength");
  }
});

// Specification 5: Required fields and e-mail format
test("sends nothing while a field is invalid, and focuses the first invalid field", async () => {
  show();
  await userEvent.type(field("email"), "amal@");
  await userEvent.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(field("name")).toHaveFocus();
  expect(field("name")).toHaveAccessibleDescription(labels.name.valueMissing);
  expect(field("email")).toHaveAccessibleDescription(labels.email.typeMismatch);
  expect(field("message")).toHaveAccessibleDescription(labels.message.valueMissing);
  expect(field("phone")).not.toBeInvalid();
  await userEvent.type(field("name"), "A");
  expect(field("name")).not.toBeInvalid();
});

test("keeps a pasted text that is too long and shows an error at once", async () => {
  show();
  await fillIn("x");
  await userEvent.click(field("message"));
  await userEvent.paste("m".repeat(4000));
  expect(field("message")).toBeInvalid();
  expect(field("message")).toHaveValue("x" + "m".repeat(4000));
  expect(field("message")).toHaveAccessibleDescription(
    interpolate(labels.message.tooLong, { over: 1, limit: 4000 }),
  );
  await userEvent.click(button());
  expect(field("message")).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard("{Backspace}");
  expect(field("message")).not.toBeInvalid();
});

// Specification 2 Contact, 4: 'Sending...', disabled while in flight
test("disables the form while sending", async () => {
  let finishSending: (result: SendResult) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (finishSending = resolve)));
  show();
  await fillIn();
  await userEvent.click(button());
  const sending = screen.getByRole("button", { name: labels.sending });
  expect(sending).toBeDisabled();
  expect(field("name")).toBeDisabled();
  await act(async () => finishSending({ stored: true }));
  expect(button()).toBeEnabled();
});

// Specification 2 Contact, 4, 8, 9: Success: cleared, banner for five seconds, toast
test("a stored enquiry clears the form and shows a confirmation for five seconds", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.type(field("name"), " Amal ");
  await user.type(field("email"), "amal@example.com");
  await user.type(field("message"), "Friday?");
  await user.click(button());
  const banner = await screen.findByText(labels.success);
  expect(screen.getByText(errors.enquirySentTitle)).toBeInTheDocument();
  expect(screen.getByText(errors.enquirySentDescription)).toBeInTheDocument();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    name: "Amal",
    email: "amal@example.com",
    phone: null,
    message: "Friday?",
  });
  for (const name of ["name", "email", "message"] as const) expect(field(name)).toHaveValue("");
  expect(localStorage).toHaveLength(0);
  screen.getByRole("button", { name: salon.messages.layout.dismiss }).focus();
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(banner).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(banner).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test.each([
  ["server", undefined],
  ["network", undefined],
  ["tooMany", labels.tooMany],
  ["refused", labels.refused],
] as const)(
  "a failure (%s) keeps the message and offers WhatsApp and a call",
  async (reason, sentence) => {
    failWith(reason);
    show();
    await fillIn();
    await submit();
    const alert = screen.getByRole("alert");
    expect(within(alert).getByText(errors.enquiryFailedTitle)).toBeInTheDocument();
    expect(within(alert).getByText(errors.enquiryFailedDescription)).toBeInTheDocument();
    if (sentence) expect(within(alert).getByText(sentence)).toBeInTheDocument();
    expect(field("message")).toHaveValue("Friday at six?");
    const whatsapp = within(alert).getByRole("link", { name: labels.whatsappInstead });
    expect(whatsapp).toHaveAttribute(
      "href",
      expect.stringContaining(
        encodeURIComponent(
          interpolate(labels.whatsappText, { name: "Amal", message: "Friday at six?" }),
        ),
      ),
    );
    expect(within(alert).getByRole("link", { name: labels.callInstead })).toHaveAttribute(
      "href",
      `tel:${salon.phone}`,
    );
    expect(console.error).toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  },
);

test("an offline browser gets its own message", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  failWith("network");
  show();
  await fillIn();
  await submit();
  expect(within(screen.getByRole("alert")).getByText(labels.offline)).toBeInTheDocument();
});

test("shows the database's error beside its field until the next attempt", async () => {
  failWith("refused", { email: "typeMismatch" });
  show();
  await fillIn();
  await submit();
  expect(field("email")).toHaveAccessibleDescription(labels.email.typeMismatch);
  failWith("server");
  await submit();
  expect(field("email")).not.toBeInvalid();
});

test("sending the same enquiry again keeps its id, even after a reload", async () => {
  failWith("server");
  const { unmount } = show();
  await fillIn();
  await submit();
  await submit();
  unmount();
  show();
  expect(screen.getByText(labels.draftRestored)).toBeInTheDocument();
  expect(field("message")).toHaveValue("Friday at six?");
  await submit();
  expect(new Set(sentIds()).size).toBe(1);
  expect(send).toHaveBeenCalledTimes(3);
});

test("a changed enquiry, or another one after a success, gets a new id", async () => {
  failWith("server");
  show();
  await fillIn();
  await submit();
  await userEvent.type(field("message"), " Or Saturday?");
  send.mockResolvedValue({ stored: true });
  await submit();
  await fillIn();
  await submit();
  expect(new Set(sentIds()).size).toBe(3);
});

test.each([
  ["three clicks", () => [1, 2, 3].forEach(() => button().click())],
  [
    "two calls of requestSubmit",
    () => [1, 2].forEach(() => button().closest("form")?.requestSubmit()),
  ],
])("%s in one task send one enquiry", async (_, submitAtOnce) => {
  let finishSending: (result: SendResult) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (finishSending = resolve)));
  show();
  await fillIn();
  await act(async () => submitAtOnce());
  await act(async () => finishSending({ stored: true }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByText(labels.success)).toBeInTheDocument();
});

test("an unexpected error shows the failure notice and keeps the message", async () => {
  jest.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new Error("no");
  });
  show();
  await fillIn();
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(errors.enquiryFailedTitle);
  expect(field("message")).toHaveValue("Friday at six?");
  expect(console.error).toHaveBeenCalled();
});

test("validates a text that is too long once per key", async () => {
  const checks = jest.spyOn(HTMLTextAreaElement.prototype, "validity", "get");
  show();
  await userEvent.click(field("message"));
  await userEvent.paste("a".repeat(enquiryLimits.message + 1));
  await userEvent.keyboard("bcdefgh");
  checks.mockClear();
  await userEvent.keyboard("i");
  expect(checks).toHaveBeenCalledTimes(1);
});

test("a restored draft can be cleared", async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  show();
  await userEvent.click(screen.getByRole("button", { name: labels.draftClear }));
  expect(field("name")).toHaveValue("");
  expect(field("name")).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText(labels.draftRestored)).not.toBeInTheDocument();
});

describe("while an enquiry is being sent", () => {
  let finishSending: (result: SendResult) => void;
  const finish = (result: SendResult) => act(async () => finishSending(result));

  /** Sends a restored draft. Its result is pending. */
  async function sendRestored() {
    send.mockReturnValue(new Promise((resolve) => (finishSending = resolve)));
    const first = show();
    await fillIn();
    first.unmount();
    const view = show();
    await userEvent.click(button());
    return view;
  }

  test("clearing the form hides a later failure", async () => {
    await sendRestored();
    await userEvent.click(screen.getByRole("button", { name: labels.draftClear }));
    await finish({ stored: false, reason: "server", error: new Error("no") });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(field("message")).toHaveValue("");
    expect(button()).toBeEnabled();
    expect(button()).toHaveFocus();
  });

  test("clearing the form does not hide a success", async () => {
    await sendRestored();
    await userEvent.click(screen.getByRole("button", { name: labels.draftClear }));
    await finish({ stored: true });
    expect(screen.getByText(labels.success)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test("a change on a later visit to the page survives the success", async () => {
    const { unmount } = await sendRestored();
    unmount();
    const later = show();
    await userEvent.type(field("message"), " Or Saturday?");
    await finish({ stored: true });
    later.unmount();
    show();
    expect(field("message")).toHaveValue("Friday at six? Or Saturday?");
  });

  test("a success after leaving the page deletes the draft", async () => {
    const { unmount } = await sendRestored();
    unmount();
    await finish({ stored: true });
    expect(localStorage).toHaveLength(0);
  });
});

const booking = "I would like to book: Hair Spa.";

test("the message starts with the first line, before the restored text", async () => {
  const { unmount } = show();
  await userEvent.type(field("message"), "Friday at six?");
  unmount();
  show(booking);
  expect(field("message")).toHaveValue(`${booking}\nFriday at six?`);
});

test("shows that a draft was restored, even when a first line is added", async () => {
  const { unmount } = show();
  await userEvent.type(field("name"), "Amal");
  unmount();
  const again = show();
  again.rerender(inLocale(form(booking)));
  expect(screen.getByText(labels.draftRestored)).toBeInTheDocument();
  expect(field("message")).toHaveValue(`${booking}\n`);
});

test("what the visitor types follows the first line on a line of its own", async () => {
  show(booking);
  act(() => field("message").focus());
  await userEvent.keyboard("Friday at six?");
  expect(field("message")).toHaveValue(`${booking}\nFriday at six?`);
});

test("a change of language replaces the first line and keeps the text after it", async () => {
  const { unmount } = show(booking);
  await userEvent.type(field("message"), "Friday at six?");
  unmount();
  const arabic = show("أودّ أن أحجز: سبا الشعر.", "ar");
  expect(field("message")).toHaveValue("أودّ أن أحجز: سبا الشعر.\nFriday at six?");
  await userEvent.type(field("name"), "Amal");
  arabic.unmount();
  show(booking);
  expect(field("message")).toHaveValue(`${booking}\nFriday at six?`);
});

test("a first line stays on a later visit without one", async () => {
  const { unmount } = show(booking);
  await userEvent.type(field("message"), "Friday at six?");
  unmount();
  show();
  expect(field("message")).toHaveValue(`${booking}\nFriday at six?`);
});

test("a first line that the visitor changed stays", async () => {
  const { unmount } = show(booking);
  await userEvent.clear(field("message"));
  await userEvent.type(field("message"), "Hair Spa for two");
  unmount();
  show("أودّ أن أحجز: سبا الشعر.", "ar");
  expect(field("message")).toHaveValue("أودّ أن أحجز: سبا الشعر.\nHair Spa for two");
});

test("a draft with half an emoji is restored", () => {
  const values = { message: "Friday? \ud83d" };
  localStorage.setItem("zahrelle-enquiry", JSON.stringify({ values, savedAt: Date.now() }));
  show();
  expect(field("message")).toHaveValue("Friday? \ud83d");
});

test("text typed before hydration replaces the saved draft", async () => {
  const { unmount } = show();
  await userEvent.type(field("message"), "kept");
  unmount();
  const page = inLocale(form());
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = builtHtml(page);
  await userEvent.type(field("message"), "typed early");
  render(page, { container, hydrate: true });
  expect(field("message")).toHaveValue("typed early");
  await userEvent.type(field("message"), ", and late");
  expect(field("message")).toHaveValue("typed early, and late");
  expect(screen.queryByText(labels.draftRestored)).not.toBeInTheDocument();
});

test("the WhatsApp link contains the text of the form", async () => {
  show(booking);
  const link = screen.getByRole("link", { name: labels.whatsapp });
  const text = () => new URL(link.getAttribute("href") ?? "").searchParams.get("text");
  expect(text()).toBe(booking);
  await userEvent.type(field("name"), "Amal");
  expect(text()).toBe(interpolate(labels.whatsappText, { name: "Amal", message: booking }));
});

test("the WhatsApp link says that the rest of a long text follows", async () => {
  failWith("server");
  show();
  await fillIn("م".repeat(4000));
  await submit();
  for (const name of [labels.whatsapp, labels.whatsappInstead]) {
    const link = screen.getByRole("link", { name });
    const text = new URL(link.getAttribute("href") ?? "").searchParams.get("text");
    expect(text?.endsWith(labels.whatsappRest)).toBe(true);
  }
});

test("a filled honeypot shows an error and sends nothing", async () => {
  const { container } = show();
  await fillIn();
  const honeypot = container.querySelector<HTMLInputElement>("input[name=topic]");
  expect(honeypot?.closest("[hidden]")).not.toBeNull();
  expect(honeypot).toHaveAttribute("tabindex", "-1");
  if (honeypot) honeypot.value = "https://example.com";
  await userEvent.click(button());
  expect(screen.getByRole("alert")).toHaveTextContent(errors.enquiryFailedTitle);
  expect(send).not.toHaveBeenCalled();
});

test("sending ends after a timeout of twenty seconds", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  send.mockReturnValue(new Promise(() => undefined));
  show();
  await user.type(field("name"), "Amal");
  await user.type(field("email"), "amal@example.com");
  await user.type(field("message"), "Friday?");
  await user.click(button());
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(screen.getByRole("button", { name: labels.sending })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(button()).toBeEnabled();
  expect(screen.getByRole("alert")).toHaveTextContent(errors.enquiryFailedTitle);
});
