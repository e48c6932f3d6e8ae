/** jsdom knows the element but not its methods: they open and close it, and tell so, without a top layer. */
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
