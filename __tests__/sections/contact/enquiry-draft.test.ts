import { emptyEnquiry } from "../../../src/sections/contact/enquiry";
import { deleteDraft, loadDraft, saveDraft } from "../../../src/sections/contact/enquiry-draft";

const draft = {
  values: { ...emptyEnquiry, message: "Thursday at six" },
  attempt: { id: "1b4e28ba-2fa1-4c77-8d47-7f0c3f2f9d10", sent: "{}" },
  when: "2026-11-30 evening",
};
const empty = { values: emptyEnquiry, when: "" };
const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("restores a draft with the id of its last attempt, and when she would like to come", () => {
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
  saveDraft({ values: emptyEnquiry });
  expect(loadDraft()).toEqual({ ...draft, values: emptyEnquiry });
});

/** Opens a page: its modules load anew. */
async function openPage(now: number) {
  jest.setSystemTime(now);
  jest.resetModules();
  const { deleteOldDraft } = await import("../../../src/lib/stored-draft");
  return { deleteOldDraft, ...(await import("../../../src/sections/contact/enquiry-draft")) };
}

test("a page that is opened after 24 hours deletes a draft, an open one keeps it while the phone sleeps", async () => {
  jest.useFakeTimers({ now: 0 });
  saveDraft(draft);
  const open = await openPage(24 * hour - 1);
  jest.setSystemTime(49 * hour);
  jest.replaceProperty(performance, "timeOrigin", 49 * hour - 1); // WebKit adds the time of sleep.
  open.deleteOldDraft();
  expect(open.loadDraft()).toEqual(draft);
  const opened = await openPage(24 * hour);
  expect(opened.loadDraft()).toEqual(empty);
  localStorage.setItem("zahrelle-looks", "nails/x 1");
  opened.deleteOldDraft();
  expect(localStorage).toHaveLength(0);
});

test("a deleted or empty draft is removed from storage", () => {
  saveDraft(draft);
  deleteDraft();
  expect(localStorage).toHaveLength(0);
  saveDraft(draft);
  saveDraft({ ...empty, values: { ...emptyEnquiry, name: "  " } });
  expect(localStorage).toHaveLength(0);
});

test("ignores a draft that was saved while the clock was a day ahead", () => {
  const opened = Date.now();
  jest.useFakeTimers({ now: opened + 48 * hour });
  saveDraft(draft);
  jest.setSystemTime(opened + 24 * hour + 1);
  expect(loadDraft()).toEqual(draft);
  jest.setSystemTime(opened + 24 * hour);
  expect(loadDraft()).toEqual(empty);
});

test.each(["not JSON", "null", '"text"', '{"savedAt":1}'])(
  "ignores an invalid draft: %s",
  (stored) => {
    jest.useFakeTimers({ now: 1 });
    localStorage.setItem("enquiry", stored);
    expect(loadDraft()).toMatchObject(empty);
  },
);

test.each([
  [{ values: { ...draft.values, name: 5 } }, draft],
  [{ when: { day: 1 } }, { ...draft, when: "" }],
  [{ values: null }, { ...draft, values: emptyEnquiry }],
])("a draft with a broken value, %j, loses nothing else", (broken, kept) => {
  const stored = { ...draft, ...broken, savedAt: Date.now() };
  localStorage.setItem("enquiry", JSON.stringify(stored));
  expect(loadDraft()).toEqual(kept);
});
