import { type Dispatch, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { type EnquiryFieldName, enquiryFieldNames, enquiryWith } from "./enquiry";
import { loadDraft, saveDraft } from "./enquiry-draft";
import type { EnquiryAction } from "./enquiry-state";
import { isReloadedFor } from "./reload-to-send";

/** Restores the draft, and what was typed before hydration. Returns the function that edits a field and saves the draft. */
export function useDraft(dispatch: Dispatch<EnquiryAction>) {
  const [builtForm] = useState(findBuiltForm);
  const edit = (field: EnquiryFieldName, value: string) => {
    dispatch({ type: "edit", field, value });
    /* Another tab may have changed the other fields. */
    saveDraft({ values: { ...loadDraft().values, [field]: value } });
  };

  /* What was typed before hydration is newer than the draft, in its own field. A layout effect runs before React writes the
     state into the fields. */
  useBrowserLayoutEffect(() => {
    const { values, attempt } = loadDraft();
    const built = new FormData(builtForm);
    const typed = enquiryWith((field) => built.get(field)?.toString());
    const sendAgain = isReloadedFor(attempt);
    const isRestored = enquiryFieldNames.some((field) => !typed[field] && values[field].trim());
    const message = attempt && !sendAgain ? "draftNotSent" : "draftRestored";
    const restored = isRestored ? message : undefined;
    dispatch({ type: "restore", state: { values, attempt, restored, sendAgain } });
    for (const field of enquiryFieldNames) if (typed[field]) edit(field, typed[field]);
  }, []);

  return edit;
}

/**
 * The form of the built HTML, with what was typed into it; a later visit to the page finds none. Called during the first
 * render, because React replaces it if hydration fails.
 */
function findBuiltForm() {
  return typeof document === "undefined" ? undefined : document.forms[0];
}
