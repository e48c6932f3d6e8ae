/*
 * The script in every page's head, which webpack.ts compiles and minifies. It runs before the first picture is parsed:
 * from then on styles may count on script (`.js`), and a picture is marked when it has loaded or failed, whether React
 * is there or not.
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

/* Gatsby fails on a hash that cannot be decoded, such as `/about#100%`. Its percent sign is encoded before Gatsby reads it. */
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
