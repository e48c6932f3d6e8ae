import { useEffect, useRef } from "react";

/**
 * Lets Back close what lies over the page, and stay on the page: while it is open, the history holds one more entry
 * of the same address, marked `over`. The router sees no change, as address and state key are the same. Whenever
 * nothing is open and that entry is the current one, it is left again: after a close by other means, after a reload
 * and after Forward. `onClose` must be stable.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  /** The step back that leaves the entry takes its time; what is opened meanwhile is not closed by it. */
  const leaving = useRef(false);
  useEffect(() => {
    const enter = () => history.pushState({ ...history.state, over: true }, "");
    const leave = () => {
      if (!history.state?.over) return;
      leaving.current = true;
      history.back();
    };
    const onPopState = () => {
      if (leaving.current) {
        leaving.current = false;
        if (open) enter();
      } else if (open) onClose();
      else leave();
    };
    if (!leaving.current) {
      if (open) enter();
      else leave();
    }
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [open, onClose]);
}
