import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** A category that an address can name by its key or by another anchor. */
export interface HashCategory {
  readonly key: string;
  readonly aliases: readonly string[];
  readonly hasTab: boolean;
}

/**
 * The tab that is shown. The address's hash is where it is kept: read on arrival and with Back, Forward and typed
 * addresses, written when the visitor chooses. Such a change is no change of route, so neither the router nor the
 * focus hears of it.
 */
export function useCategoryHash(
  categories: readonly HashCategory[],
): readonly [string, (key: string) => void] {
  const [store] = useState(() => createStore(categories));
  const selected = useSyncExternalStore(store.subscribe, store.read, store.first);
  const arrived = useRef(false);

  useEffect(() => {
    const named = findCategory(categories, location.hash);
    if (arrived.current || !named || (named.hasTab && named.key !== selected)) return;
    arrived.current = true;
    /* A page that has been scrolled already is one that the browser brought back to where it was. */
    show(named.key, () => scrollY === 0);
  }, [categories, selected]);

  const choose = (key: string) => {
    if (key === selected) return;
    history.pushState(null, "", `#${key}`);
    flushSync(store.changed);
    /* Where the visitor would arrive in the middle of the list, its beginning comes back. */
    show(key, (top) => top < -innerHeight / 2);
  };
  return [selected, choose];
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
      show(named.key, (top, bottom) => bottom < 0 || top > innerHeight);
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
    changed: () => notify(),
  };
}

/** Scrolls to an element if it lies where the condition says. */
function show(id: string, where: (top: number, bottom: number) => boolean) {
  const element = document.getElementById(id);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (where(top, bottom)) element.scrollIntoView({ behavior: "instant" });
}
