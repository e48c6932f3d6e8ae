import { useReducer } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { checkField, cleanEnquiry, type EnquiryFieldName, fullMessage } from "./enquiry";
import { deleteDraft, type EnquiryDraft } from "./enquiry-draft";
import { enquiryReducer, initialState } from "./enquiry-state";
import { useDraft } from "./use-draft";
import { focusOn, loadSender, useSending } from "./use-sending";
import type { When } from "./use-when";
import type { Wishes } from "./use-wishes";

/** The state of the form (`enquiryReducer`), its draft and its sending. */
export function useEnquiry(wishes: Wishes, when: When) {
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const enquiryOf = ({ values, when: chosen }: EnquiryDraft) => {
    const message = fullMessage(wishes.text, when.textOf(chosen), values.message);
    return cleanEnquiry({ ...values, message });
  };
  const [draft, edit] = useDraft(dispatch);
  const enquiry = enquiryOf(draft);
  const onSubmit = useSending(state, dispatch, enquiryOf, wishes);

  const problemOf = (field: EnquiryFieldName) => {
    const problem = checkField(field, enquiry[field]);
    /* When it is stored, the fields become empty before the state says so. */
    const isChecked = state.checked > 0 && state.phase.name !== "sending";
    const isShown = isChecked || problem === "tooLong";
    return state.refused[field] ?? (isShown ? problem : undefined);
  };

  const clear = () => {
    deleteDraft();
    wishes.clear();
    dispatch({ type: "clear" });
    focusOn("name");
  };

  const dismiss = () => {
    dispatch({ type: "hide", part: "toast" });
    focusOn("send"); // The pressed button is removed with the toast.
  };
  return {
    state,
    values: draft.values,
    /** The values as they are sent: the message begins with what the visitor wants, and when. */
    enquiry,
    problemOf,
    events: { onSubmit, onFocus: loadSender },
    hydrated: useHydrated(),
    edit,
    dismiss,
    clear,
  };
}
