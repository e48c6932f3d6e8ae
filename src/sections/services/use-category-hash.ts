import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";

/** A category that the hash can name, by its key or an alias. */
export interface HashCategory {
  readonly key: string;
  readonly aliases: readonly string[];
  readonly hasTab: boolean;
}

export interface CategoryHash {
  /** The selected tab. */
  readonly chosen: string;
  /** The tab whose panel is shown; it follows `chosen` with a delay. */
  readonly shown: string;
  readonly choose: (key: string) => void;
}

/**
 * Stores the selected tab in the hash. It reads the hash on load and on Back, Forward and typed addresses, and writes
 * it on selection, in one history entry for all tabs. This is not a route change: the router ignores it, and focus does
 * not move.
 */
export function useCategoryHash(categories: readonly HashCategory[]): CategoryHash {
  const [store] = useState(() => createStore(categories));
  const chosen = useSyncExternalStore(store.subscribe, store.read, store.first);
  const shown = useDeferredValue(chosen);
  const arrived = useRef(false);

  useBrowserLayoutEffect(() => store.keep(), [store, chosen]);
  useBrowserLayoutEffect(() => store.show(shown), [store, shown]);

  useEffect(() => {
    const named = findCategory(categories, location.hash);
    if (arrived.current || !named || (named.hasTab && named.key !== shown)) return;
    arrived.current = true;
    /* If the page is scrolled already, the browser has restored its position. */
    scrollToCategory(named.key, () => scrollY === 0);
  }, [categories, shown]);

  return { chosen, shown, choose: store.choose };
}

/** The category for a hash such as `#skin` or `#facials`. */
function findCategory<T extends HashCategory>(
  categories: readonly T[],
  hash: string,
): T | undefined {
  const anchor = hash.slice(1);
  return categories.find(({ key, aliases }) => key === anchor || aliases.includes(anchor));
}

function createStore(categories: readonly HashCategory[]) {
  const first = categories.find(({ hasTab }) => hasTab)?.key ?? "";
  /** The last tab, and the hash at that time. Another hash is a newer choice. */
  let last = { key: first, hash: "" };
  let shown = first;
  /** The address of the page, once it is mounted. */
  let path: string | undefined;
  const isHere = () => path === undefined || location.pathname === path;
  const read = () => {
    /* Going back to another page also changes the address first; ignore that. */
    if (!isHere() || location.hash === last.hash) return last.key;
    if (!location.hash) return first;
    const named = findCategory(categories, location.hash);
    return named?.hasTab ? named.key : last.key;
  };
  const keep = (key = read()) => {
    if (isHere()) last = { key, hash: location.hash };
  };
  let notify = () => {};
  let pending: { key: string; go: () => void } | undefined;
  /** Scrolls to a category once its panel is rendered. */
  const goTo = ({ key, hasTab }: HashCategory, where: Condition) => {
    const go = () => scrollToCategory(key, where);
    pending = hasTab && key !== shown ? { key, go } : undefined;
    if (!pending) go();
  };
  const follow = () => {
    notify();
    const named = findCategory(categories, location.hash);
    if (named && isHere()) {
      goTo(named, (top, bottom) => bottom < 0 || top > innerHeight);
    }
  };
  return {
    first: () => first,
    /** The tab that the hash names, or else the last one. */
    read,
    /** Call this when the hash may have selected another tab. */
    keep: () => keep(),
    subscribe(listener: () => void) {
      path = location.pathname;
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
      if (!category || key === read()) return;
      writeHash(key);
      keep(key);
      notify();
      /* Scroll back to the start if the visitor would land in the middle of the list. */
      goTo(category, (top) => top < -innerHeight / 2);
    },
    /** Call this when the panel of a category has rendered. */
    show(key: string) {
      shown = key;
      if (pending?.key !== key) return;
      pending.go();
      pending = undefined;
    },
  };
}

/** Writes the hash. The first tab adds a history entry, which the next ones replace: Back then skips all tabs. */
function writeHash(key: string) {
  try {
    if (history.state?.tab) history.replaceState(history.state, "", `#${key}`);
    else history.pushState({ tab: true }, "", `#${key}`);
  } catch {
    /* Safari allows 100 calls per 30 seconds, and an arrow key can be held down. The next choice tries again. */
  }
}

type Condition = (top: number, bottom: number) => boolean;

/** Scrolls to an element if its position fulfils the condition. */
function scrollToCategory(id: string, where: Condition) {
  const element = document.getElementById(id);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (where(top, bottom)) element.scrollIntoView({ behavior: "instant" });
}
