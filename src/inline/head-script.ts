/*
 * The script in every page's head. It runs before the first picture is parsed. It adds the class `js`, and works before
 * React does: it sets the hour and the number of wishes, marks each picture that has loaded or failed, and remembers presses.
 */
const root = document.documentElement;

function markPictures() {
  const mark = ({ target }: Event) => {
    const image = target as HTMLElement;
    if (image.className === "fade") image.dataset["loaded"] = "";
  };
  /* These events do not bubble. */
  document.addEventListener("load", mark, true);
  document.addEventListener("error", mark, true);
}

type Control = HTMLButtonElement & Partial<HTMLAnchorElement>;

/*
 * Until the page is hydrated, a press on a button or on the link to a film has no effect. When the layout dispatches
 * `hydrated`, each pressed control is pressed again, in order; of several films only the last. If a link is pressed, it
 * is followed, and the earlier presses are forgotten. A form is sent by a click of its button, also with Enter.
 *
 * If the page cannot be hydrated, it becomes the page that was built, which needs no script.
 */
function holdPresses() {
  const held = new Set<Control>();
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const hold = (event: Event & Partial<MouseEvent>) => {
    if (event.type === "submit") event.preventDefault(); // The form has no address to send to.
    const control = (event.target as Element).closest<Control>("a, button");
    if (!control || control.commandForElement) return; // The browser follows the command of a button.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // It opens a link in another tab or window.
    const { href } = control;
    const isFilm = href?.endsWith(".mp4");
    for (const each of held) {
      if (!href || (isFilm && !each.href)) continue;
      each.removeAttribute("aria-busy");
      held.delete(each);
    }
    if (href && !isFilm) return;
    event.preventDefault();
    event.stopPropagation(); // React also handles the presses that it receives while it hydrates.
    held.add(control);
    control.setAttribute("aria-busy", "true");
  };
  const end = (isHydrated: boolean) => {
    waiting.abort();
    root.classList.toggle("js", isHydrated);
    for (const control of held) {
      control.removeAttribute("aria-busy");
      if (isHydrated || control.href) control.click();
    }
  };
  addEventListener("click", hold, options);
  addEventListener("submit", hold, options);
  addEventListener(
    "error",
    ({ target }) => (target as Element).matches?.("script[src^='/']") && end(false),
    options,
  );
  addEventListener(
    "unhandledrejection",
    ({ reason }) => /Not rendering React/.test(reason) && end(false), // Gatsby could not load the page's data.
    options,
  );
  /* Also after a script of another page failed while React hydrated this one. */
  addEventListener("hydrated", () => end(true), { once: true });
  /* Send is disabled where this script does not run. */
  addEventListener("DOMContentLoaded", () =>
    document.querySelector("form :disabled")?.removeAttribute("disabled"),
  );
}

/* Gatsby fails on a hash that cannot be decoded, such as `/about#100%`. Encode it before Gatsby reads it. */
function encodeMistypedHash() {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", encodeURI(location.hash));
  }
}

/* The light on Home is that of the hour in Kuwait (UTC+3): 0 from five until ten, 1 from nine in the evening on. */
function lightHour() {
  const sinceTen = ((Date.now() / 3_600_000 + 22) % 24) - 5;
  root.style.setProperty("--hour", `${Math.min(1, Math.max(0, sinceTen / 11))}`);
}

/* The form leaves room for the list of what she asks for, a stored line each, which React draws after the first paint. */
function countWishes() {
  try {
    const isFresh = (line: string) =>
      !/^(service|offer)/.test(line) || Date.now() - Number(line.split(" ")[1]) < 86_400_000;
    const { length } = (localStorage["wishes"] as string).split("\n").filter(isFresh);
    if (length) root.style.setProperty("--wishes", `${length}`);
  } catch {
    /* There are none, or the browser refuses its storage. */
  }
}

/*
 * The youngest method that all browsers of `browserslist` know. In an older one, and saved to the disk, where no script
 * hydrates it, the page stays as it was built.
 */
if (location.protocol === "file:") root.className = "";
else if ("toWellFormed" in String.prototype) {
  root.classList.add("js");
  lightHour();
  countWishes();
  markPictures();
  holdPresses();
  encodeMistypedHash();
  addEventListener("popstate", encodeMistypedHash);
}

export {};
