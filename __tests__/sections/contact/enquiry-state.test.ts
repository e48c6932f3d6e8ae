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
const fail: EnquiryAction = { type: "fail", reason: "network", problems: {} };

function after(...actions: readonly EnquiryAction[]) {
  return actions.reduce(enquiryReducer, initialState);
}

const typed: EnquiryAction = { type: "edit", values, check };

test("an enquiry is idle, then sending, then sent with empty fields, then idle again", () => {
  expect(after(typed)).toMatchObject({ phase: { name: "idle" }, values });
  expect(after(typed, send)).toMatchObject({ phase: { name: "sending" }, values });
  const sent = after(typed, send, { type: "store" });
  expect(sent).toEqual({ ...initialState, phase: { name: "sent", toast: true } });
  expect(enquiryReducer(sent, { type: "expire" })).toEqual(initialState);
});

test("a failure has its reason and keeps the values and the attempt", () => {
  expect(after(typed, send, fail)).toMatchObject({
    phase: { name: "failed", reason: "network" },
    values,
    attempt,
  });
});

test("a field that the table refused is wrong until it is corrected", () => {
  const refused = after(typed, send, {
    type: "fail",
    reason: "refused",
    problems: { email: "typeMismatch" },
  });
  expect(refused.problems).toEqual({ email: "typeMismatch" });
  expect(enquiryReducer(refused, send).problems).toEqual({});
});

test("a visitor who closes the toast still sees the banner, for its time", () => {
  const sent = after(typed, send, { type: "store" }, { type: "dismiss" });
  expect(sent.phase).toEqual({ name: "sent", toast: false });
});

test("a visitor who closes the toast of a failure is back at the form, every value kept", () => {
  expect(after(typed, send, fail, { type: "dismiss" })).toMatchObject({
    phase: { name: "idle" },
    values,
  });
});

test("an enquiry that was not sent, as a field is wrong, leaves what is told of the last one", () => {
  const problems = { name: "valueMissing" } as const;
  const rejected = after(
    send,
    { type: "store" },
    { type: "reject", check: { ...check, problems } },
  );
  expect(rejected).toMatchObject({ phase: { name: "sent" }, problems });
});

test("a kept draft comes back, is named as such, and can be thrown away", () => {
  const restored = after({ type: "restore", draft: { values, attempt }, restored: true });
  expect(restored).toMatchObject({ values, attempt, restored: true });
  expect(enquiryReducer(restored, { type: "clear" })).toEqual(initialState);
});

test("the message begins with a line once, before what is typed", () => {
  const begun = after(typed, { type: "begin", line: "About Hair Spa:" });
  expect(begun.values.message).toBe("About Hair Spa:\nFriday?");
  expect(enquiryReducer(begun, { type: "begin", line: "About Hair Spa:" })).toEqual(begun);
  expect(after({ type: "begin", line: "About Hair Spa:" }).values.message).toBe("About Hair Spa:");
  expect(after({ type: "begin", line: "" }).values).toEqual(emptyEnquiry);
});
