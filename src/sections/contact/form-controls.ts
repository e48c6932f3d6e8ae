/** A control of the form, the only one of the page. */
export function controlOf(name: string) {
  return document.querySelector<HTMLInputElement>(`form [name=${name}]`);
}

export function focusOn(name: string) {
  controlOf(name)?.focus();
}
