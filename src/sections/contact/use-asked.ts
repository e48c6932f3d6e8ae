import { useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { forget, keep, useChosen, useKept } from "../../hooks/use-chosen-and-kept";
import { askedText, type AskOptions, lookIn, subjectIn, wordsToAsk } from "./asked";
import { loadDraft, saveDraft } from "./enquiry-draft";

/**
 * What the visitor asks for: it is listed in the form, and the message that is sent begins with it. What the address
 * names is added.
 */
export function useAsked(options: AskOptions) {
  const { subjects, filters } = options;
  const chosen = useChosen();
  const stored = useKept();
  const kept = stored.filter((look) => wordsToAsk(look, filters));
  const [isFull, setIsFull] = useState(false);
  /* After each render, because a photograph that waits is kept as soon as there is room. */
  useBrowserLayoutEffect(() => {
    forget(stored.filter((look) => !kept.includes(look)));
    const subject = subjectIn(location.search, subjects);
    const look = lookIn(location.search, filters);
    const before = loadDraft().chosen; // `chosen` is empty during hydration.
    if (subject && !before.includes(subject)) saveDraft({ chosen: [...before, subject] });
    const waits = look !== undefined && !keep(look);
    setIsFull(waits);
    if (waits || !(subject ?? look)) return;
    /* Back and a reload must not add it again. The router does not notice, so it loads nothing. */
    history.replaceState(history.state, "", location.pathname);
  });
  const subjectsOf = (keys: readonly string[]) =>
    keys.flatMap((chosenKey) => subjects.filter(({ key }) => key === chosenKey));
  return {
    /** Services and offers, then photographs, without a name: their pages have it. */
    items: subjectsOf(chosen).concat(kept.map((look) => ({ key: look, name: "" }))),
    chosen,
    kept,
    /** Whether the photograph in the address waits, because as many as possible are kept. */
    isFull,
    /** The start of the message for these photographs, and the services and offers with these keys. */
    textWith: (keys: readonly string[]) => askedText(subjectsOf(keys), kept, options),
    remove: (keys: readonly string[]) => {
      saveDraft({ chosen: chosen.filter((key) => !keys.includes(key)) });
      forget(keys);
    },
  };
}

export type Asked = ReturnType<typeof useAsked>;
