import { type RefObject, useEffect } from "react";
import { focusInside, keepScrollbarSpace, openModal } from "../../lib/open-modal";
import { conditionOf, desktop } from "../../theme/media";

/**
 * Focuses the open menu. It opens and closes by the commands of its buttons, which the browser follows also before
 * hydration, and closes when the screen gets so wide that the header shows the links instead of its button.
 */
export function useMenu(menu: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => dialog.close();
    const focusOpen = () => dialog.open && focusInside(dialog);
    focusOpen();
    dialog.addEventListener("beforetoggle", keepScrollbarSpace, { signal });
    dialog.addEventListener("toggle", focusOpen, { signal });
    matchMedia(conditionOf(desktop)).addEventListener("change", close, { signal });
    /* Supported browsers that do not know commands. */
    if (!("command" in HTMLButtonElement.prototype)) {
      const follow = ({ target }: MouseEvent) =>
        (target as Element).closest("[commandfor]") && (dialog.open ? close() : openModal(dialog));
      document.addEventListener("click", follow, { signal });
    }
    return () => listeners.abort();
  }, [menu]);
}
