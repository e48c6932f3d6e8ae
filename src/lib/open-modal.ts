/**
 * Opens a modal dialog. The page behind it cannot scroll, so a classic scrollbar disappears. The page keeps its space free
 * (global.css) and does not move; the dialog covers it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  dialog.showModal();
}
