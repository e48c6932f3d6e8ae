/*
 * The script in every page's head. It runs before the first picture is parsed. It adds the class `js`, and works before
 * React does: it marks each picture that has loaded or failed, and remembers a press.
 */
const { documentElement: root } = document;

function markPictures() {
  for (const type of ["load", "error"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || target.className !== "fade") return;
        target.setAttribute("data-loaded", "");
      },
      true, // These events do not bubble.
    );
  }
}

/*
 * Until the page is hydrated, a press on a button or on the link to a film has no effect. The last one is pressed again
 * when the layout dispatches `hydrated`, unless a link was pressed after it. A form is sent by a click of its button,
 * also with Enter.
 */
function holdPress() {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const control = (event.target as Element).closest<HTMLButtonElement>("a, button");
    if (event.type === "submit") event.preventDefault(); // The form has no address to send to.
    if (!control || control.commandForElement) return; // The browser follows the command of a button.
    pressed?.removeAttribute("aria-busy");
    pressed = undefined;
    if (!control.matches("button, [href$='.mp4']")) return;
    event.preventDefault();
    event.stopPropagation(); // React also handles the presses that it receives while it hydrates.
    pressed = control;
    control.setAttribute("aria-busy", "true");
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  const pressAgain = () => {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
    pressed?.removeAttribute("aria-busy");
    pressed?.click();
  };
  addEventListener("hydrated", pressAgain, { once: true });
  /* Send is disabled where this script does not run. */
  addEventListener("DOMContentLoaded", () =>
    document.querySelector("form :disabled")?.removeAttribute("disabled"),
  );
}

/* Gatsby fails on a hash that cannot be decoded, such as `/about#100%`. Encode it before Gatsby reads it. */
function encodeMistypedHash() {
  const { hash } = location;
  try {
    decodeURI(hash);
  } catch {
    history.replaceState(history.state, "", encodeURI(hash));
  }
}

/* The youngest method that all browsers of `browserslist` know. In an older one, the page stays as it was built. */
if ("toWellFormed" in String.prototype) {
  root.classList.add("js");
  markPictures();
  holdPress();
  encodeMistypedHash();
  addEventListener("popstate", encodeMistypedHash);
}

export {};
