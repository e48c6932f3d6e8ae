import { type RefObject, useEffect, useState } from "react";
import { focusInside, keepScrollbarSpace, openModal } from "../../lib/open-modal";
import { conditionOf, desktop } from "../../theme/media";

/**
 * Whether the menu is open. The browser follows the commands of its buttons, also before hydration. The menu closes when
 * the screen gets so wide that the header shows the links instead of the menu's button.
 */
export function useMenuOpen(menu: RefObject<HTMLDialogElement>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => dialog.close();
    const update = () => {
      setIsOpen(dialog.open);
      if (dialog.open) focusInside(dialog);
    };
    update();
    dialog.addEventListener("beforetoggle", keepScrollbarSpace, { signal });
    dialog.addEventListener("toggle", update, { signal });
    matchMedia(conditionOf(desktop)).addEventListener("change", close, { signal });
    /* Supported browsers that do not know commands. Some of them do not know `toggle` either. */
    if (!("command" in HTMLButtonElement.prototype)) {
      const follow = ({ target }: MouseEvent) => {
        if (!(target as Element).closest("[commandfor]")) return;
        if (dialog.open) return close();
        openModal(dialog);
        update();
      };
      document.addEventListener("click", follow, { signal });
      dialog.addEventListener("close", update, { signal });
    }
    return () => listeners.abort();
  }, [menu]);
  return isOpen;
}
