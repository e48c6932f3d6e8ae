import { emptyEnquiry } from "../../../src/sections/contact/enquiry";
import { deleteDraft, loadDraft, saveDraft } from "../../../src/sections/contact/enquiry-draft";

const draft = {
  values: { ...emptyEnquiry, message: "Thursday at six" },
  attempt: { id: "1b4e28ba-2fa1-4c77-8d47-7f0c3f2f9d10", sent: "{}" },
  chosen: ["service/hair-spa"],
  when: "2026-11-30 evening",
};
const empty = { values: emptyEnquiry, chosen: [], when: "" };
const hour = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("restores a draft with the id of its last attempt, what she wants to book, and when", () => {
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
});

test("saves what she wants to book without words, and changes of a part", () => {
  saveDraft({ chosen: draft.chosen });
  expect(loadDraft()).toMatchObject({ values: emptyEnquiry, chosen: draft.chosen });
  saveDraft({ values: draft.values });
  expect(loadDraft()).toMatchObject({ values: draft.values, chosen: draft.chosen });
  saveDraft({ ...empty, when: " evening" });
  expect(loadDraft()).toMatchObject({ ...empty, when: " evening" });
});

/** Opens a page: its modules load anew. */
async function openPage(now: number) {
  jest.setSystemTime(now);
  jest.resetModules();
  const { deleteOld } = await import("../../../src/hooks/use-stored-wishes");
  return { deleteOld, ...(await import("../../../src/sections/contact/enquiry-draft")) };
}

test("a page that is opened after 24 hours deletes a draft, an open one keeps it while the phone sleeps", async () => {
  jest.useFakeTimers({ now: 0 });
  saveDraft(draft);
  const open = await openPage(24 * hour - 1);
  jest.setSystemTime(49 * hour);
  jest.replaceProperty(performance, "timeOrigin", 49 * hour - 1); // WebKit adds the time of sleep.
  open.deleteOld();
  expect(open.loadDraft()).toEqual(draft);
  const opened = await openPage(24 * hour);
  expect(opened.loadDraft()).toEqual(empty);
  opened.deleteOld();
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

test.each([
  "not JSON",
  "null",
  '"text"',
  '{"savedAt":1}',
  '{"savedAt":1,"values":{"message":5}}',
  '{"savedAt":1,"values":{"name":null}}',
  '{"savedAt":1,"chosen":[5]}',
  '{"savedAt":1,"chosen":5}',
])("ignores an invalid draft: %s", (stored) => {
  jest.useFakeTimers({ now: 1 });
  localStorage.setItem("zahrelle-enquiry", stored);
  expect(loadDraft()).toMatchObject(empty);
});
