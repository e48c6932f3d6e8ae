import { useEffect } from "react";

/**
 * Lets Back close what lies over the page, and stay on the page: while it is open, the history holds one more entry
 * of the same address, which goes when it is closed in another way. The router sees no change, as address and state
 * key are the same. `onClose` must be stable.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    const over = Date.now();
    history.pushState({ ...history.state, over }, "");
    addEventListener("popstate", onClose);
    return () => {
      removeEventListener("popstate", onClose);
      if (history.state?.over === over) history.back();
    };
  }, [open, onClose]);
}
