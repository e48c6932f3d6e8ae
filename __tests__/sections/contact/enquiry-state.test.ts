import { emptyEnquiry } from "../../../src/sections/contact/enquiry";
import {
  type EnquiryAction,
  enquiryReducer,
  initialState,
} from "../../../src/sections/contact/enquiry-state";

const values = { ...emptyEnquiry, name: "Amal", message: "Friday?" };
const attempt = { id: "1", sent: "{}" };
const check = { watched: [], problems: {} };
const send: EnquiryAction = { type: "send", attempt };

function after(...actions: readonly EnquiryAction[]) {
  return actions.reduce(enquiryReducer, initialState);
}

const typed: EnquiryAction = { type: "edit", values, check };

test("dismissing the toast of a success keeps the banner", () => {
  const sent = after(typed, send, { type: "store" }, { type: "dismiss" });
  expect(sent.phase).toEqual({ name: "sent", toast: false });
});

test("an invalid attempt keeps the confirmation of the last enquiry", () => {
  const problems = { name: "valueMissing" } as const;
  const rejected = after(
    send,
    { type: "store" },
    { type: "reject", check: { ...check, problems } },
  );
  expect(rejected).toMatchObject({ phase: { name: "sent" }, problems });
});

const message = (state: typeof initialState) => state.values.message;
const write = (text: string): EnquiryAction => ({
  type: "edit",
  values: { ...values, message: text },
  check,
});
const begin = (looks: string, line = ""): EnquiryAction => ({ type: "begin", line, looks });

const booking = "I would like to book: Hair Spa.";
const one = "This look:\nA";
const two = "These:\nA\nB";

describe("the lines about photographs", () => {
  test("follow what is booked, and what the visitor has written follows them", () => {
    expect(message(after(typed, begin(two, booking)))).toBe(`${booking}\n${two}\nFriday?`);
    expect(message(after(begin(two), begin(two, booking)))).toBe(`${booking}\n${two}\n`);
    expect(message(after(begin("", booking), begin(two)))).toBe(`${booking}\n${two}\n`);
  });

  test("change with the photographs", () => {
    const written = [begin(one), write(`${one}\nFriday?`)];
    expect(message(after(...written, begin(two)))).toBe(`${two}\nFriday?`);
    expect(message(after(...written, begin(two), begin("This look:\nB")))).toBe(
      "This look:\nB\nFriday?",
    );
    expect(message(after(...written, begin(two), begin("")))).toBe("Friday?");
  });

  test("leave what is booked when they go", () => {
    expect(message(after(begin(two, booking), begin("", booking)))).toBe(`${booking}\n`);
  });

  test("are translated where they are", () => {
    const written = [begin(two), write(`Hello\n${two}\nFriday?`)];
    expect(message(after(...written, begin("مثل هذه:\n/ar/A\n/ar/B")))).toBe(
      "Hello\nمثل هذه:\n/ar/A\n/ar/B\nFriday?",
    );
  });

  test("stay as the visitor has changed them", () => {
    const changed = "Could I have these:\nA in red\nB\n(longer)\nFriday?";
    const written = [begin(two), write(changed)];
    expect(message(after(...written, begin(two)))).toBe(changed);
    expect(message(after(...written, begin("This look:\nB")))).toBe(changed);
    expect(message(after(...written, begin("These:\nA\nB\nC")))).toBe(
      "Could I have these:\nA in red\nB\nC\n(longer)\nFriday?",
    );
    expect(message(after(...written, begin("This look:\nA")))).toBe(
      "Could I have these:\nA in red\n(longer)\nFriday?",
    );
  });

  test("return when the form is cleared, because the photographs are still kept", () => {
    const cleared = after(begin(one), write(`${one}\nFriday?`), { type: "clear" });
    expect(cleared.values).toEqual({ ...emptyEnquiry, message: `${one}\n` });
  });

  test("do not return after the enquiry is stored, and neither does what was booked", () => {
    const stored = after(begin(two, booking), send, { type: "store" }, begin("", booking));
    expect(message(stored)).toBe("");
  });
});
