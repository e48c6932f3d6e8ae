import { useEffect, useRef } from "react";

/**
 * Makes Back close an overlay instead of leaving the page. While the overlay is open, the history has an extra entry
 * with the same address, marked `over`. The router ignores it, because address and state key are unchanged. If that
 * entry is current while nothing is open, the hook goes back: after a close by other means, a reload or Forward.
 * @param onClose must be stable
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  /** `history.back()` is asynchronous; it must not close an overlay that is opened in the meantime. */
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
