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

test("goes from idle to sending to sent and back to idle", () => {
  expect(after(typed)).toMatchObject({ phase: { name: "idle" }, values });
  expect(after(typed, send)).toMatchObject({ phase: { name: "sending" }, values });
  const sent = after(typed, send, { type: "store" });
  expect(sent).toEqual({ ...initialState, phase: { name: "sent", toast: true } });
  expect(enquiryReducer(sent, { type: "expire" })).toEqual(initialState);
});

test("a failure keeps its reason, the values and the attempt", () => {
  expect(after(typed, send, fail)).toMatchObject({
    phase: { name: "failed", reason: "network" },
    values,
    attempt,
  });
});

test("a failure of an attempt that is not the current one is not shown", () => {
  const cleared = after(typed, send, { type: "clear" });
  expect(enquiryReducer(cleared, { ...fail, attempt })).toEqual(initialState);
  expect(after(typed, send, { ...fail, attempt }).phase.name).toBe("failed");
});

test("a database error is shown until the next attempt", () => {
  const refused = after(typed, send, {
    type: "fail",
    reason: "refused",
    problems: { email: "typeMismatch" },
  });
  expect(refused.problems).toEqual({ email: "typeMismatch" });
  expect(enquiryReducer(refused, send).problems).toEqual({});
});

test("dismissing the toast of a success keeps the banner", () => {
  const sent = after(typed, send, { type: "store" }, { type: "dismiss" });
  expect(sent.phase).toEqual({ name: "sent", toast: false });
});

test("dismissing the toast of a failure keeps the values", () => {
  expect(after(typed, send, fail, { type: "dismiss" })).toMatchObject({
    phase: { name: "idle" },
    values,
  });
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

test("restores a draft and clears it", () => {
  const restored = after({ type: "restore", draft: { values, attempt }, restored: true });
  expect(restored).toMatchObject({ values, attempt, restored: true });
  expect(enquiryReducer(restored, { type: "clear" })).toEqual(initialState);
});

const begin = (line: string): EnquiryAction => ({ type: "begin", line });

test("adds the first line to the message once", () => {
  const begun = after(typed, begin("About Hair Spa:"));
  expect(begun.values.message).toBe("About Hair Spa:\nFriday?");
  expect(enquiryReducer(begun, begin("About Hair Spa:"))).toEqual(begun);
  expect(after(begin("About Hair Spa:")).values.message).toBe("About Hair Spa:");
  expect(after(begin(""))).toEqual(initialState);
});

test("replaces the first line while the message starts with it", () => {
  const begun = after(typed, begin("About Hair Spa:"));
  expect(enquiryReducer(begun, begin(""))).toEqual(begun);
  const replaced = enquiryReducer(begun, begin("About Gold Facial:"));
  expect(replaced.values.message).toBe("About Gold Facial:\nFriday?");
  const changed = { ...replaced, values: { ...values, message: "Gold Facial, please" } };
  expect(enquiryReducer(changed, begin("About Hair Spa:")).values.message).toBe(
    "About Hair Spa:\nGold Facial, please",
  );
});
