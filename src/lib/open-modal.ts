/** Opens a modal dialog. The page behind it does not move, and the focus is in the dialog. */
export function openModal(dialog: HTMLDialogElement): void {
  keepScrollbarSpace();
  dialog.showModal();
  focusInside(dialog);
}

/**
 * Call it before a modal dialog opens. The page behind the dialog cannot scroll, so a classic scrollbar disappears. The
 * page keeps its space free (global.css) and does not move; the dialog covers it.
 */
export function keepScrollbarSpace(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
}

/** WebKit opens a dialog that is hidden by `visibility` while it is closed without moving the focus into it. */
export function focusInside(dialog: HTMLDialogElement): void {
  if (!dialog.contains(document.activeElement)) {
    dialog.querySelector<HTMLElement>("a, button")?.focus();
  }
}
