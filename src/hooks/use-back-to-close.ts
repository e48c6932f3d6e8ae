import { useEffect, useRef } from "react";

/**
 * - `closed`: the page's entry is current.
 * - `open`: the overlay's entry is current.
 * - `leaving`: closed by other means than Back. `history.back()` is asynchronous, and the overlay's entry is still current.
 * - `reopened`: opened while leaving. It gets a new entry when the old one has been left.
 */
type Phase = "closed" | "open" | "leaving" | "reopened";

/**
 * Makes Back close an overlay instead of leaving the page. While the overlay is open, the history has an extra entry,
 * marked `over`, which the router does not notice. If that entry is current after a close by other means, the hook goes
 * back. After a reload or Forward it goes back, too, unless the entry has an address of its own: the router then shows
 * the page at that address.
 * @param onClose must be stable
 * @param address the address of what the overlay shows; by default, that of the page
 */
export function useBackToClose(open: boolean, onClose: () => void, address?: string): void {
  const isLeaving = useRef(false);
  useEffect(() => {
    const phase = (): Phase =>
      isLeaving.current ? (open ? "reopened" : "leaving") : open ? "open" : "closed";
    const enter = () => history.pushState({ ...history.state, over: address ?? true }, "", address);
    const leave = () => {
      if (!history.state?.over) return;
      isLeaving.current = true;
      history.back();
    };
    const onPopState = () => {
      const before = phase();
      isLeaving.current = false;
      if (before === "reopened") enter();
      if (before === "open") onClose();
      if (before === "closed" && history.state?.over === true) leave();
    };
    if (phase() === "open") enter();
    if (phase() === "closed") leave();
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [open, onClose, address]);
}
