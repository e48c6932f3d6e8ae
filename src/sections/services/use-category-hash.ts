import { useDeferredValue, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { useHydrated } from "../../hooks/use-hydrated";

type Category = Pick<Queries.PriceListCategoryFragment, "key" | "aliases" | "hasTab">;

/** Whether to scroll to the start of a panel, by the position of its top and bottom in the viewport. */
type IsAway = (top: number, bottom: number) => boolean;

/* If the page is scrolled already, the browser has restored its position. */
const onArrival: IsAway = () => scrollY === 0;
const onNewHash: IsAway = (top, bottom) => bottom < 0 || top > innerHeight;
/* The visitor would land in the middle of the list. */
const onChoice: IsAway = (top) => top < -innerHeight / 2;

/**
 * The selected tab, and the tab whose panel is shown, which follows with a delay. The hash selects a tab on load and when
 * it changes. A tab that the visitor chooses replaces the hash: no route change, no history entry.
 */
export function useCategoryHash(categories: readonly Category[]) {
  const tabs = categories.filter(({ hasTab }) => hasTab);
  const keyInHash = () =>
    tabs.find(({ key, aliases }) => [key, ...aliases].includes(location.hash.slice(1)))?.key;
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(() => (hydrated && keyInHash()) || tabs[0]?.key || "");
  const shown = useDeferredValue(chosen);
  const lastHash = useRef<string>();
  const isAway = useRef<IsAway>();

  const select = (key: string, whenAway: IsAway) => {
    if (key === chosen) return;
    isAway.current = whenAway;
    setChosen(key);
  };
  const choose = (key: string) => {
    select(key, onChoice);
    try {
      history.replaceState(history.state, "", `#${key}`);
    } catch {
      /* Safari allows 100 calls per 30 seconds, and an arrow key can be held down. The next choice tries again. */
    }
    lastHash.current = location.hash;
  };

  /* After each render, because links of the router change the hash without an event. */
  useBrowserLayoutEffect(() => {
    const follow = () => {
      if (location.hash === lastHash.current) return;
      const whenAway = lastHash.current === undefined ? onArrival : onNewHash;
      lastHash.current = location.hash;
      const key = keyInHash();
      if (key) select(key, whenAway);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  });

  useBrowserLayoutEffect(() => {
    const panel = document.getElementById(shown);
    if (shown !== chosen || !panel || !isAway.current) return;
    const { top, bottom } = panel.getBoundingClientRect();
    if (isAway.current(top, bottom)) panel.scrollIntoView({ behavior: "instant" });
    isAway.current = undefined;
  }, [shown, chosen]);

  /** Whether the panels are still as built: until the one that the hash names is shown. */
  const isBuilt = !useDeferredValue(hydrated);
  return { chosen, shown, choose, isBuilt };
}
