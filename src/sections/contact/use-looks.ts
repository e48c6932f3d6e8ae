import { useEffect, useMemo, useState } from "react";
import { forgetLook, keepLook, mostLooks, useKeptLooks } from "../../hooks/use-kept-looks";
import { chosenLook, type FilterToAsk, wordsToAsk } from "../../lib/chosen-photograph";

/** The photographs that a visitor asks for. */
export interface Looks {
  readonly looks: readonly string[];
  /** Whether the photograph in the address is missing, because as many as possible are kept. */
  readonly isFull: boolean;
}

/**
 * The photographs that the visitor keeps, and the one in the address, which is kept, too.
 * @param search the query of the address
 * @param filters must be stable
 */
export function useLooks(search: string, filters: readonly FilterToAsk[]): Looks {
  const kept = useKeptLooks();
  const looks = useMemo(() => kept.filter((look) => wordsToAsk(look, filters)), [kept, filters]);
  const chosen = chosenLook(search);
  const asked = chosen && wordsToAsk(chosen, filters) ? chosen : undefined;
  useEffect(() => {
    if (!asked) return;
    keepLook(asked);
    /* Back and a reload must not keep it again. The router does not notice, so it loads nothing. */
    history.replaceState(history.state, "", location.pathname);
  }, [asked]);
  useEffect(() => {
    for (const look of kept) if (!looks.includes(look)) forgetLook(look);
  }, [kept, looks]);
  return { looks, isFull: !!asked && looks.length === mostLooks && !looks.includes(asked) };
}

/** The component that shows them in the form. Few visits need its script, and not before the form is near. */
export function useLookList(isNeeded: boolean): typeof import("./kept-looks") | undefined {
  const [loaded, setLoaded] = useState<typeof import("./kept-looks")>();
  useEffect(() => {
    if (isNeeded) import("./kept-looks").then(setLoaded, () => undefined);
  }, [isNeeded]);
  return loaded;
}
