import { emptyEnquiry } from "../../../src/sections/contact/enquiry";
import {
  attemptToSend,
  clearDraft,
  loadDraft,
  saveDraft,
} from "../../../src/sections/contact/enquiry-draft";

const draft = {
  values: { ...emptyEnquiry, message: "Thursday at six" },
  attempt: { id: "1b4e28ba-2fa1-4c77-8d47-7f0c3f2f9d10", sent: "{}" },
};
const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a draft comes back with the id of its last attempt", () => {
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
});

test("a draft is gone after 24 hours", () => {
  saveDraft(draft, 0);
  expect(loadDraft(24 * hour - 1)).toEqual(draft);
  expect(loadDraft(24 * hour)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("a cleared or emptied draft leaves nothing behind", () => {
  saveDraft(draft);
  clearDraft();
  expect(localStorage).toHaveLength(0);
  saveDraft(draft);
  saveDraft({ values: { ...emptyEnquiry, name: "  " } });
  expect(localStorage).toHaveLength(0);
});

test.each(["not JSON", "null", '"text"', '{"savedAt":1}'])("%s is no draft", (kept) => {
  localStorage.setItem("zahrelle-enquiry", kept);
  expect(loadDraft()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("a browser that stores nothing is no reason to fail", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => saveDraft(draft)).not.toThrow();
  expect(loadDraft()).toBeUndefined();
});

test("the same values are the same attempt, corrected ones another", () => {
  const first = attemptToSend({ ...emptyEnquiry, name: "Amal" });
  expect(attemptToSend({ ...emptyEnquiry, name: " Amal " }, first)).toBe(first);
  expect(attemptToSend({ ...emptyEnquiry, name: "Amani" }, first).id).not.toBe(first.id);
});
