import { useReducer } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { checkField, cleanEnquiry, type EnquiryFieldName, fullMessage } from "./enquiry";
import { deleteDraft, type EnquiryDraft } from "./enquiry-draft";
import { enquiryReducer, initialState } from "./enquiry-state";
import { useDraft } from "./use-draft";
import { focusOn, loadSender, useSending } from "./use-sending";
import type { When } from "./use-when";
import type { Wishes } from "./use-wishes";

/**
 * The state of the form (`enquiryReducer`), its draft and its sending.
 * @param honeypot the name of the honeypot field
 */
export function useEnquiry(wishes: Wishes, when: When, honeypot: string) {
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const { kept, subjectKeys } = wishes;
  const enquiryOf = (draft: EnquiryDraft) => {
    const asked = wishes.textWith(draft.chosen);
    const message = fullMessage(asked, when.textOf(draft.when), draft.values.message);
    return cleanEnquiry({ ...draft.values, message });
  };
  const enquiry = enquiryOf({ values: state.values, chosen: subjectKeys, when: when.chosen });
  const edit = useDraft(dispatch);
  const onSubmit = useSending(state, dispatch, { enquiry, kept, enquiryOf }, honeypot);

  const problemOf = (field: EnquiryFieldName) => {
    const problem = checkField(field, enquiry[field]);
    const isShown = state.checked > 0 || problem === "tooLong";
    return state.refused[field] ?? (isShown ? problem : undefined);
  };

  const clear = () => {
    deleteDraft();
    dispatch({ type: "clear" });
    focusOn("name");
  };

  const dismiss = () => {
    dispatch({ type: "hide", part: "toast" });
    focusOn("send"); // The pressed button is removed with the toast.
  };
  return {
    state,
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
