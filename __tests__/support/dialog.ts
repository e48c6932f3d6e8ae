/** jsdom does not implement the methods of `<dialog>`. These open and close it and dispatch `close`. */
export function fakeDialogMethods() {
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const close = jest.fn(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  return { showModal, close };
}
