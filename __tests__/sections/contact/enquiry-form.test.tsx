import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { interpolate } from "../../../src/lib/interpolate";
import { loadDraft, saveDraft } from "../../../src/sections/contact/enquiry-draft";
import { sendEnquiry, type SendResult } from "../../../src/sections/contact/send-enquiry";
import { builtHtml } from "../../support/built-html";
import {
  button,
  elsewhere,
  field,
  fillIn,
  labels,
  page,
  sent,
  show,
  submit,
} from "../../support/contact-form";
import { site as salon } from "../../support/content";

jest.mock("../../../src/sections/contact/send-enquiry");

const send = jest.mocked(sendEnquiry);
const { errors } = salon.messages;

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

function failWith(reason: "network" | "tooMany" | "refused" | "server", refused = {}) {
  send.mockResolvedValue({ stored: false, reason, error: new Error("no"), refused });
}

const toast = () => screen.queryByText(errors.enquirySentTitle);
const sentIds = () => new Set(sent().map(({ id }) => id));

/** Starts to send. Returns a function that ends it. */
function holdSending() {
  let finish: (result: SendResult) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  return (result: SendResult) => act(async () => finish(result));
}

// Specification 2 Contact, 3: Form: fields, types, asterisks, five rows
test("the fields have the specified types", () => {
  show();
  expect(field("name")).toBeRequired();
  expect(field("name")).toHaveAttribute("autocomplete", "name");
  expect(field("email")).toBeRequired();
  expect(field("email")).toHaveAttribute("type", "email");
  expect(field("email")).toHaveAttribute("autocomplete", "email");
  expect(field("phone")).not.toBeRequired();
  expect(field("phone")).toHaveAttribute("type", "tel");
  expect(field("phone")).toHaveAttribute("autocomplete", "tel");
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
  expect(field("message")).toHaveAccessibleDescription(
    `${labels.messageHint} ${labels.message.valueMissing}`,
  );
  expect(field("phone")).not.toBeInvalid();
  /* A new element is announced, also if the text is the same. */
  const announced = screen.getByText(labels.name.valueMissing);
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText(labels.name.valueMissing)).not.toBe(announced);
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
    expect.stringContaining(interpolate(labels.message.tooLong, { over: 1, limit: 4000 })),
  );
  await userEvent.click(button());
  expect(field("message")).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard("{Backspace}");
  expect(field("message")).not.toBeInvalid();
});

// Specification 2 Contact, 4: 'Sending...', disabled while in flight
test("disables the form while sending, announces it, and restores the focus before it announces the result", async () => {
  const finish = holdSending();
  show();
  await fillIn();
  const region = screen.getByRole("status");
  expect(region).toBeEmptyDOMElement();
  await userEvent.type(field("email"), "{Enter}");
  const sending = screen.getByRole("button", { name: labels.sending });
  expect(sending).toBeDisabled();
  expect(region).toHaveTextContent(labels.sending);
  expect(field("email")).toBeDisabled();
  const link = screen.getByRole("link", { name: labels.whatsapp });
  act(() => (link.focus(), link.blur())); // In browsers, what is disabled loses the focus.
  const alert = screen.getByRole("alert");
  const announced: (string | null)[] = [];
  field("email").addEventListener("focus", () => announced.push(alert.textContent));
  await finish({ stored: false, reason: "server", error: "no" });
  expect(button()).toBeEnabled();
  expect(field("email")).toHaveFocus();
  expect(announced).toEqual([""]);
  expect(alert).toHaveTextContent(errors.enquiryFailedTitle);
});

// Specification 2 Contact, 4, 8, 9: Success: cleared, banner for five seconds, toast
test("a stored enquiry clears the form; the banner stays for five seconds, the toast until it is dismissed", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-28T22:00+03:00") }); // The salon has closed.
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  const region = screen.getByRole("status");
  await user.type(field("name"), " Amal ");
  await user.type(field("email"), "amal@example.com");
  await user.type(field("message"), "Friday?");
  await user.click(button());
  await waitFor(() => expect(region).toHaveTextContent(`${labels.success} Opens Monday at 9am`));
  expect(toast()?.parentElement).toHaveTextContent(
    errors.enquirySentTitle + errors.enquirySentDescription,
  );
  expect(sent()[0]).toMatchObject({
    name: "Amal",
    email: "amal@example.com",
    phone: null,
    message: "Friday?",
  });
  for (const name of ["name", "email", "message"] as const) expect(field(name)).toHaveValue("");
  expect(localStorage).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(region).not.toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(region).toBeEmptyDOMElement();
  expect(toast()).toBeVisible();
  await user.click(screen.getByRole("button", { name: salon.messages.layout.dismiss }));
  expect(toast()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test("an invalid attempt keeps the confirmation; writing again removes the toast, not the banner", async () => {
  show();
  const region = screen.getByRole("status");
  await fillIn();
  await submit();
  await submit();
  expect(field("name")).toBeInvalid();
  expect(toast()).toBeVisible();
  await userEvent.type(field("name"), "A");
  expect(toast()).not.toBeInTheDocument();
  expect(region).toHaveTextContent(labels.success);
});

test.each([
  ["server", errors.enquiryFailedDescription],
  ["network", errors.enquiryFailedDescription],
  ["tooMany", labels.tooMany],
  ["refused", labels.refused],
] as const)(
  "a failure (%s) has one sentence, keeps the message and offers WhatsApp and a call",
  async (reason, sentence) => {
    failWith(reason);
    show();
    await fillIn();
    await submit();
    const alert = screen.getByRole("alert");
    expect(within(alert).getByText(errors.enquiryFailedTitle)).toBeInTheDocument();
    expect(within(alert).getAllByRole("paragraph")[0]).toHaveTextContent(sentence);
    expect(within(alert).getAllByRole("paragraph")).toHaveLength(2);
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

test("an offline browser gets both sentences", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  failWith("network");
  show();
  await fillIn();
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(
    errors.enquiryFailedDescription + labels.offline,
  );
});

test("shows the database's error beside its field until the next change", async () => {
  failWith("refused", { email: "typeMismatch" });
  show();
  await fillIn();
  await submit();
  expect(field("email")).toHaveAccessibleDescription(labels.email.typeMismatch);
  await userEvent.type(field("email"), "m");
  expect(field("email")).not.toBeInvalid();
});

test("shows and sends what she types in another tab, too", async () => {
  show();
  await fillIn("Friday?");
  elsewhere(() => saveDraft({ values: { ...loadDraft().values, message: "Saturday?" } }));
  expect(field("message")).toHaveValue("Saturday?");
  await userEvent.type(field("phone"), "99");
  await submit();
  expect(sent()[0]).toMatchObject({ phone: "99", message: "Saturday?" });
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
  expect(sentIds().size).toBe(3);
});

test.each([
  ["three clicks", () => [1, 2, 3].forEach(() => button().click())],
  [
    "two calls of requestSubmit",
    () => [1, 2].forEach(() => button().closest("form")?.requestSubmit()),
  ],
])("%s in one task send one enquiry", async (_, submitAtOnce) => {
  const finish = holdSending();
  show();
  await fillIn();
  await act(async () => submitAtOnce());
  await finish({ stored: true });
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

describe("while an enquiry is being sent", () => {
  let finish: ReturnType<typeof holdSending>;

  /** Sends a restored draft. Its result is pending. */
  async function sendRestored() {
    finish = holdSending();
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
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
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

describe("text typed before hydration", () => {
  /** Types into the built form over a saved draft, then hydrates it. */
  async function typeEarly(change: (container: HTMLElement) => void = () => undefined) {
    const { unmount } = show();
    await fillIn("kept");
    unmount();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = builtHtml(page());
    await userEvent.type(field("phone"), "99");
    change(container);
    render(page(), { container, hydrate: true });
  }

  test("replaces the saved draft in its own field only", async () => {
    await typeEarly();
    expect(field("name")).toHaveValue(" Amal ");
    expect(field("phone")).toHaveValue("99");
    expect(field("message")).toHaveValue("kept");
    expect(screen.getByText(labels.draftRestored)).toBeInTheDocument();
    await userEvent.type(field("message"), ", and more");
    expect(loadDraft().values).toMatchObject({ phone: "99", message: "kept, and more" });
  });

  test("is not lost when hydration fails and the page is drawn again", async () => {
    const error = jest.spyOn(console, "error").mockReturnValue();
    await typeEarly((container) => container.querySelector("label")?.before("foreign"));
    expect(error.mock.calls.flat().join()).toContain("Hydration failed");
    error.mockRestore();
    expect(screen.queryByText("foreign")).not.toBeInTheDocument();
    expect(field("phone")).toHaveValue("99");
    expect(field("message")).toHaveValue("kept");
  });

  test("does not return on a later visit to the page", async () => {
    await typeEarly();
    await userEvent.clear(field("phone"));
    cleanup();
    show();
    expect(field("phone")).toHaveValue("");
    expect(field("message")).toHaveValue("kept");
  });
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

test("without a database, shows phone and WhatsApp instead of the form", () => {
  delete process.env["GATSBY_SUPABASE_URL"];
  render(page());
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.getByText(labels.unavailable)).toBeInTheDocument();
  const call = screen.getByRole("link", { name: "Call \u200e+965\u00a02200\u00a00101" });
  expect(call).toHaveAttribute("href", "tel:+96522000101");
  const chat = screen.getByRole("link", { name: "WhatsApp chat" });
  expect(chat).toHaveAttribute("href", "https://wa.me/96565000103");
});
