/*
 * The script in every page's head. It runs before the first picture is parsed. It adds the class `js`, and marks each
 * picture that has loaded or failed, also before React runs.
 */
document.documentElement.classList.add("js");

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

/* Gatsby fails on a hash that cannot be decoded, such as `/about#100%`. Encode it before Gatsby reads it. */
function encodeMistypedHash() {
  const { hash } = location;
  try {
    decodeURI(hash);
  } catch {
    history.replaceState(history.state, "", encodeURI(hash));
  }
}
encodeMistypedHash();
addEventListener("popstate", encodeMistypedHash);

export {};
