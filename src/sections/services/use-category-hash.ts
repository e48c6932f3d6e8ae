import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** A category that an address can name by its key or by another anchor. */
export interface HashCategory {
  readonly key: string;
  readonly aliases: readonly string[];
  readonly hasTab: boolean;
}

export interface CategoryHash {
  /** The key of the tab that is selected. */
  readonly selected: string;
  readonly choose: (key: string) => void;
}

/**
 * The selected tab. The address's hash keeps it: it is read on arrival, on Back and Forward and when the visitor types an
 * address, and written when the visitor selects a tab. Such a change is no change of route: the router does not see it and
 * the focus does not move.
 */
export function useCategoryHash(categories: readonly HashCategory[]): CategoryHash {
  const [store] = useState(() => createStore(categories));
  const selected = useSyncExternalStore(store.subscribe, store.read, store.first);
  const arrived = useRef(false);

  useEffect(() => {
    const named = findCategory(categories, location.hash);
    if (arrived.current || !named || (named.hasTab && named.key !== selected)) return;
    arrived.current = true;
    /* If the page is scrolled already, the browser has restored its position. */
    scrollToCategory(named.key, () => scrollY === 0);
  }, [categories, selected]);

  return { selected, choose: store.choose };
}

/** The category that a hash such as `#skin` or `#facials` names. */
export function findCategory<T extends HashCategory>(
  categories: readonly T[],
  hash: string,
): T | undefined {
  const anchor = hash.slice(1);
  return categories.find(({ key, aliases }) => key === anchor || aliases.includes(anchor));
}

function createStore(categories: readonly HashCategory[]) {
  const first = categories.find(({ hasTab }) => hasTab)?.key ?? "";
  let current = first;
  let path = "";
  let notify = () => {};
  const follow = () => {
    flushSync(notify);
    const named = findCategory(categories, location.hash);
    if (named && location.pathname === path) {
      scrollToCategory(named.key, (top, bottom) => bottom < 0 || top > innerHeight);
    }
  };
  return {
    first: () => first,
    read() {
      path ||= location.pathname;
      const named = findCategory(categories, location.hash);
      /* Back to another page begins with a change of address, too: it changes nothing here. */
      if (location.pathname !== path) return current;
      if (!location.hash) current = first;
      else if (named && named.hasTab) current = named.key;
      return current;
    },
    subscribe(listener: () => void) {
      notify = listener;
      addEventListener("popstate", follow);
      addEventListener("hashchange", follow);
      return () => {
        removeEventListener("popstate", follow);
        removeEventListener("hashchange", follow);
      };
    },
    choose(key: string) {
      const category = categories.find((each) => each.key === key);
      if (!category || key === current) return;
      history.pushState(null, "", `#${key}`);
      flushSync(notify);
      /* If the visitor has scrolled far into the last list, the new one is shown from its start. */
      scrollToCategory(key, (top) => top < -innerHeight / 2);
    },
  };
}

type Where = (top: number, bottom: number) => boolean;

/** Scrolls to an element if it lies where the condition says. */
function scrollToCategory(id: string, where: Where) {
  const element = document.getElementById(id);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (where(top, bottom)) element.scrollIntoView({ behavior: "instant" });
}
