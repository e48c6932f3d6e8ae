import { useEffect } from "react";

/**
 * Lets Back close what lies over the page, and stay on the page: while it is open, the history holds one more entry
 * of the same address, marked `over`. The router sees no change, as address and state key are the same. Whenever
 * nothing is open and that entry is the current one, it is left again: after a close by other means, after a reload
 * and after Forward. `onClose` must be stable.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (open) history.pushState({ ...history.state, over: true }, "");
    else leaveEntry();
    const onPopState = open ? onClose : leaveEntry;
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [open, onClose]);
}

function leaveEntry() {
  if (history.state?.over) history.back();
}
