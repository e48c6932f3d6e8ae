import { type Dispatch, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { useStored } from "../../hooks/use-stored";
import { readStored } from "../../lib/stored";
import { draftKey } from "../../lib/stored-draft";
import { type EnquiryFieldName, enquiryFieldNames, enquiryWith } from "./enquiry";
import { emptyDraft, loadDraft, saveDraft } from "./enquiry-draft";
import type { EnquiryAction } from "./enquiry-state";
import { isReloadedFor } from "./reload-to-send";

/**
 * The draft, which the form shows, and the function that edits a field of it. Adds what was typed before hydration. Empty in
 * the built HTML and during hydration.
 */
export function useDraft(dispatch: Dispatch<EnquiryAction>) {
  const draft = useStored(() => readStored(draftKey)) ? loadDraft() : emptyDraft;
  const [builtForm] = useState(findBuiltForm);
  const edit = (field: EnquiryFieldName, value: string) => {
    saveDraft({ values: { ...loadDraft().values, [field]: value } });
    dispatch({ type: "edit" });
  };

  /* What was typed before hydration is newer than the draft, in its own field. A layout effect runs before React writes the
     draft into the fields. */
  useBrowserLayoutEffect(() => {
    const { values, attempt } = loadDraft();
    const built = new FormData(builtForm);
    const typed = enquiryWith((field) => built.get(field)?.toString());
    const sendAgain = isReloadedFor(attempt);
    const isRestored = enquiryFieldNames.some((field) => !typed[field] && values[field].trim());
    const message = attempt && !sendAgain ? "draftNotSent" : "draftRestored";
    dispatch({ type: "restore", restored: isRestored ? message : undefined, sendAgain });
    for (const field of enquiryFieldNames) if (typed[field]) edit(field, typed[field]);
  }, []);

  return [draft, edit] as const;
}

/**
 * The form of the built HTML, with what was typed into it; a later visit to the page finds none. Called during the first
 * render, because React replaces it if hydration fails.
 */
function findBuiltForm() {
  return typeof document === "undefined" ? undefined : document.forms[0];
}
