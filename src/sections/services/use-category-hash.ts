import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";

/** A category that an address can name by its key or by another anchor. */
export interface HashCategory {
  readonly key: string;
  readonly aliases: readonly string[];
  readonly hasTab: boolean;
}

export interface CategoryHash {
  /** The tab that the visitor chose: it is marked at once. */
  readonly chosen: string;
  /** The one whose panel is shown: the same a moment later. */
  readonly shown: string;
  readonly choose: (key: string) => void;
}

/**
 * The tab that is shown. The address's hash is where it is kept: read on arrival and with Back, Forward and typed
 * addresses, written when the visitor chooses. Such a change is no change of route: the router does not see it and
 * the focus does not move.
 */
export function useCategoryHash(categories: readonly HashCategory[]): CategoryHash {
  const [store] = useState(() => createStore(categories));
  const chosen = useSyncExternalStore(store.subscribe, store.read, store.first);
  const shown = useDeferredValue(chosen);
  const arrived = useRef(false);

  useBrowserLayoutEffect(() => store.show(shown), [store, shown]);

  useEffect(() => {
    const named = findCategory(categories, location.hash);
    if (arrived.current || !named || (named.hasTab && named.key !== shown)) return;
    arrived.current = true;
    /* A page that has been scrolled already is one that the browser brought back to where it was. */
    scrollToCategory(named.key, () => scrollY === 0);
  }, [categories, shown]);

  return { chosen, shown, choose: store.choose };
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
  let shown = first;
  let path = "";
  let notify = () => {};
  let going: { key: string; go: () => void } | undefined;
  /** Scrolls to a category, as soon as its panel is there. */
  const goTo = ({ key, hasTab }: HashCategory, where: Where) => {
    const go = () => scrollToCategory(key, where);
    going = hasTab && key !== shown ? { key, go } : undefined;
    if (!going) go();
  };
  const follow = () => {
    notify();
    const named = findCategory(categories, location.hash);
    if (named && location.pathname === path) {
      goTo(named, (top, bottom) => bottom < 0 || top > innerHeight);
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
      notify();
      /* Where the visitor would arrive in the middle of the list, its beginning comes back. */
      goTo(category, (top) => top < -innerHeight / 2);
    },
    /** The panel of this category is there. */
    show(key: string) {
      shown = key;
      if (going?.key !== key) return;
      going.go();
      going = undefined;
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
