import { type RefObject, useEffect, useState } from "react";
import { focusInside, keepScrollbarSpace, openModal } from "../../lib/open-modal";

/** Whether the menu is open. It can be opened before hydration: the browser follows the commands of its buttons. */
export function useMenuOpen(menu: RefObject<HTMLDialogElement>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const update = () => {
      setIsOpen(dialog.open);
      if (dialog.open) focusInside(dialog);
    };
    update();
    dialog.addEventListener("beforetoggle", keepScrollbarSpace, { signal });
    dialog.addEventListener("toggle", update, { signal });
    if ("command" in HTMLButtonElement.prototype) return () => listeners.abort();
    /* Older browsers know neither commands nor, some of them, `toggle`. */
    const follow = ({ target }: MouseEvent) => {
      const button = (target as Element).closest("[commandfor]");
      if (!button) return;
      if (dialog.open) dialog.close();
      else openModal(dialog);
      update();
    };
    dialog.addEventListener("close", update, { signal });
    document.addEventListener("click", follow, { signal });
    return () => listeners.abort();
  }, [menu]);
  return isOpen;
}
