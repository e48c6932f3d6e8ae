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
