import { useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { forget, keep, useKept, useSubjects } from "../../hooks/use-stored-wishes";
import { loadDraft, saveDraft } from "./enquiry-draft";
import {
  detailsOf,
  photographIn,
  subjectIn,
  totalText,
  type WishOptions,
  wishText,
  wordsToAsk,
} from "./wishes";

/**
 * What the visitor wants from the salon: it is listed in the form, and the message that is sent begins with it. What the
 * address names is added.
 */
export function useWishes(options: WishOptions) {
  const { subjects, filters } = options;
  const subjectKeys = useSubjects();
  const stored = useKept();
  const kept = stored.filter((each) => wordsToAsk(each, filters));
  const [isFull, setIsFull] = useState(false);
  /* After each render, because a photograph that waits is kept as soon as there is room. */
  useBrowserLayoutEffect(() => {
    forget(stored.filter((each) => !kept.includes(each)));
    const subject = subjectIn(location.search, subjects);
    const photograph = photographIn(location.search, filters);
    const before = loadDraft().chosen; // `subjectKeys` is empty during hydration.
    if (subject && !before.includes(subject)) saveDraft({ chosen: [...before, subject] });
    const waits = photograph !== undefined && !keep(photograph);
    setIsFull(waits);
    if (waits || !(subject ?? photograph)) return;
    /* Back and a reload must not add it again. The router does not notice, so it loads nothing. */
    history.replaceState(history.state, "", location.pathname);
  });
  const subjectsOf = (keys: readonly string[]) =>
    keys.flatMap((subjectKey) => subjects.filter(({ key }) => key === subjectKey));
  const chosen = subjectsOf(subjectKeys);
  return {
    /** Services and offers with the line below the name, then photographs, without a name: their pages have it. */
    all: [
      ...chosen.map((each) => ({ ...each, details: detailsOf(each, options.comma) })),
      ...kept.map((key) => ({ key, name: "", details: "" })),
    ],
    /** What they cost together; empty if that is not known. */
    total: totalText(chosen, options),
    subjectKeys,
    kept,
    /** Whether the photograph in the address waits, because as many as possible are kept. */
    isFull,
    /** The start of the message for these photographs, and the services and offers with these keys. */
    textWith: (keys: readonly string[]) => wishText(subjectsOf(keys), kept, options),
    remove: (keys: readonly string[]) => {
      saveDraft({ chosen: subjectKeys.filter((key) => !keys.includes(key)) });
      forget(keys);
    },
  };
}

export type Wishes = ReturnType<typeof useWishes>;
