import { useEffect, useRef } from "react";

/**
 * Makes Back close an overlay instead of leaving the page. While the overlay is open, the history has an extra entry,
 * marked `over`, which the router does not notice. If that entry is current after a close by other means, the hook goes
 * back. After a reload or Forward it goes back, too, unless the entry has an address of its own: the router then shows
 * the page at that address.
 * @param onClose must be stable
 * @param address the address of what the overlay shows; by default, that of the page
 */
export function useBackToClose(open: boolean, onClose: () => void, address?: string): void {
  /** `history.back()` is asynchronous; it must not close an overlay that is opened in the meantime. */
  const leaving = useRef(false);
  useEffect(() => {
    const enter = () => history.pushState({ ...history.state, over: address ?? true }, "", address);
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
      else if (history.state?.over === true) leave();
    };
    if (!leaving.current) {
      if (open) enter();
      else leave();
    }
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [open, onClose, address]);
}
