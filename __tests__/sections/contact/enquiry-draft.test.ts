import { emptyEnquiry } from "../../../src/sections/contact/enquiry";
import {
  attemptToSend,
  deleteDraft,
  loadDraft,
  saveDraft,
} from "../../../src/sections/contact/enquiry-draft";

const draft = {
  values: { ...emptyEnquiry, message: "Thursday at six" },
  attempt: { id: "1b4e28ba-2fa1-4c77-8d47-7f0c3f2f9d10", sent: "{}" },
  begun: "About Hair Spa:",
};
const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("restores a draft with the id of its last attempt and the first line", () => {
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
});

test("removes a draft after 24 hours", () => {
  jest.useFakeTimers({ now: 0 });
  saveDraft(draft);
  jest.setSystemTime(24 * hour - 1);
  expect(loadDraft()).toEqual(draft);
  jest.setSystemTime(24 * hour);
  expect(loadDraft()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("a deleted or empty draft is removed from storage", () => {
  saveDraft(draft);
  deleteDraft();
  expect(localStorage).toHaveLength(0);
  saveDraft(draft);
  saveDraft({ values: { ...emptyEnquiry, name: "  " } });
  expect(localStorage).toHaveLength(0);
});

test("a draft saved while the clock was a day ahead is removed", () => {
  jest.useFakeTimers({ now: 48 * hour });
  saveDraft(draft);
  jest.setSystemTime(24 * hour + 1);
  expect(loadDraft()).toEqual(draft);
  jest.setSystemTime(24 * hour);
  expect(loadDraft()).toBeUndefined();
});

test.each([
  "not JSON",
  "null",
  '"text"',
  '{"savedAt":1}',
  `{"savedAt":${Date.now()},"values":{"message":5}}`,
  `{"savedAt":${Date.now()},"values":{"name":null}}`,
])("removes an invalid draft: %s", (stored) => {
  localStorage.setItem("zahrelle-enquiry", stored);
  expect(loadDraft()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("does not throw when storage is full or blocked", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => saveDraft(draft)).not.toThrow();
  expect(loadDraft()).toBeUndefined();
});

test("unchanged values keep the id of the attempt; changed values get a new one", () => {
  const first = attemptToSend({ ...emptyEnquiry, name: "Amal" });
  expect(attemptToSend({ ...emptyEnquiry, name: " Amal " }, first)).toBe(first);
  expect(attemptToSend({ ...emptyEnquiry, name: "Amani" }, first).id).not.toBe(first.id);
});
