import { graphql } from "gatsby";
import { useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { addWish, removeWishes, useStoredWishes } from "../../hooks/use-stored-wishes";
import {
  bookableIn,
  depositText,
  detailsOf,
  photographIn,
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
  const { bookables, filters } = options;
  const stored = useStoredWishes();
  const chosen = stored.flatMap((wish) => bookables.filter(({ key }) => key === wish));
  const photographs = stored.filter((wish) => wordsToAsk(wish, filters));
  /** Services and offers with the line below the name, then photographs, without a name: their pages have it. */
  const all = [
    ...chosen.map((each) => ({ ...each, details: detailsOf(each, options.comma) })),
    ...photographs.map((key) => ({ key, name: "", details: "" })),
  ];
  const [shown] = useState(() => new Map<string, string>());
  const [isFull, setIsFull] = useState(false);
  /* After each render, because a photograph that waits is added as soon as there is room. */
  useBrowserLayoutEffect(() => {
    removeWishes(stored.filter((wish) => !all.some(({ key }) => key === wish)));
    const bookable = bookableIn(location.search, bookables);
    const photograph = photographIn(location.search, filters);
    if (bookable) addWish(bookable);
    const waits = photograph !== undefined && !addWish(photograph);
    setIsFull(waits);
    if (waits || !(bookable ?? photograph)) return;
    /* Back and a reload must not add it again. The router does not notice, so it loads nothing. */
    history.replaceState(history.state, "", location.pathname);
  });
  return {
    all,
    /** What they cost together; empty if that is not known. */
    total: totalText(chosen, options),
    deposit: depositText(chosen, options.labels.deposit),
    /** The sentence that the photograph in the address waits, because the list has as many as possible. */
    full: isFull && options.full,
    /** What each photograph shows, before its address, by it: the list adds it when it has loaded. */
    shown,
    /** The start of the message. */
    text: wishText(chosen, photographs, options),
    /** Removes services and offers, not photographs. */
    clear: () => removeWishes(chosen.map(({ key }) => key)),
  };
}

export type Wishes = ReturnType<typeof useWishes>;

export const fragment = graphql`
  fragment WishLabels on EnquiryForm {
    messageStart
    messageStartSeveral
    messageStartEnded
    messageStartPhotographs
    total
    totalWithTime
    deposit {
      price {
        text
        min
      }
      text
    }
  }
`;
