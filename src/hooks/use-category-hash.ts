import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** A category that an address can name by its key or by another anchor. */
export interface HashCategory {
  readonly key: string;
  readonly aliases: readonly string[];
  readonly hasTab: boolean;
}

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * The tab that is shown, kept in the address's hash: read on arrival and with Back, Forward and typed addresses,
 * written when the visitor chooses. Such a change is no change of route, so neither the router nor the focus hears
 * of it.
 */
export function useCategoryHash(
  categories: readonly HashCategory[],
): readonly [string, (key: string) => void] {
  const first = categories.find(({ hasTab }) => hasTab)?.key ?? "";
  const [selected, setSelected] = useState(first);

  useBrowserLayoutEffect(() => {
    const path = location.pathname;
    /* Back to another page begins with a change of address, too: it must not be seen here. */
    const follow = () => {
      const named = findCategory(categories, location.hash);
      if (location.pathname !== path || (!named && location.hash)) return;
      if (!named || named.hasTab) flushSync(() => setSelected(named ? named.key : first));
      if (named) show(named.key, (top, bottom) => bottom < 0 || top > innerHeight);
    };
    const arrival = findCategory(categories, location.hash);
    if (arrival?.hasTab) setSelected(arrival.key);
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("hashchange", follow);
    };
  }, [categories, first]);

  useEffect(() => {
    const arrival = findCategory(categories, location.hash);
    /* A page that has been scrolled already is one that the browser brought back to where it was. */
    if (arrival) show(arrival.key, () => scrollY === 0);
  }, [categories]);

  const choose = (key: string) => {
    if (key === selected) return;
    flushSync(() => setSelected(key));
    history.pushState(null, "", `#${key}`);
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

/** Scrolls to an element if it lies where the condition says. */
function show(id: string, where: (top: number, bottom: number) => boolean) {
  const element = document.getElementById(id);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (where(top, bottom)) element.scrollIntoView({ behavior: "instant" });
}
