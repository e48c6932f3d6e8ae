/*
 * The script in the head of the 404 page. Makers of QR codes, senders of mail and people write addresses such as
 * `/services%23hair`, `/services%2523hair` or `/About`. It decodes such an address and opens it. At an encoded address,
 * Gatsby would load the data of another page, and React would empty this one. An unknown address ends on the 404 page.
 */
const { hash, href, pathname, search } = location;
const stayAsBuilt = () => document.documentElement.classList.remove("js");
try {
  /* Gatsby decodes an address twice. At `/100%25`, that throws. Two slashes at the start would lead to another site. */
  const path = decodeURIComponent(decodeURIComponent(pathname))
    .replace(/[\p{C}\\]|\s+$/gu, "")
    .replace(/^\/+/, "/")
    .toLowerCase();
  if (path !== decodeURI(pathname)) {
    const address = new URL(encodeURI(path), href);
    address.search ||= search;
    address.hash ||= hash;
    stayAsBuilt();
    location.replace(address);
  }
} catch {
  stayAsBuilt();
}

export {};
