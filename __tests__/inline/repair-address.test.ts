/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { compileInlineScript } from "../../src/build/inline-script";

const site = "https://zahrelle.example";
const script = compileInlineScript("inline/repair-address.ts");

/** What the 404 page does at an address: what it opens instead, and whether it may be hydrated. */
function at(address: string) {
  const { href, pathname, search, hash } = new URL(address, site);
  const classes = new Set(["js"]);
  let opened: string | undefined;
  const replace = (url: URL) => (opened = url.href.replace(site, ""));
  const location = { href, pathname, search, hash, replace };
  const document = {
    documentElement: { classList: { remove: (name: string) => classes.delete(name) } },
  };
  runInNewContext(script, { document, location, URL });
  return { opened, hydrates: classes.has("js") };
}

test.each([
  ["/services%23hair", "/services#hair"],
  ["/contact%3Fservice=hair-spa", "/contact?service=hair-spa"],
  ["/services%2C", "/services,"],
  ["/About", "/about"],
  ["/AR/Services", "/ar/services"],
  ["/services%2523hair", "/services#hair"],
  ["/contact%253Fservice%253Dhair-spa", "/contact?service=hair-spa"],
  ["/%2561bout", "/about"],
  ["/a%2523", "/a"],
  ["/services%3Fsearch%3Dhair%20spa", "/services?search=hair%20spa"],
  ["/services%E2%80%8F", "/services"],
  ["/services%20", "/services"],
  ["/about%0A", "/about"],
  ["/about%5C", "/about"],
  ["/About?from=mail#story", "/about?from=mail#story"],
  ["/services%23hair?from=mail", "/services?from=mail#hair"],
])("%s becomes %s", (address, right) => {
  expect(at(address)).toEqual({ opened: right, hydrates: false });
  expect(at(right)).toEqual({ opened: undefined, hydrates: true });
});

test.each([
  "/%2Fexample.com",
  "/%5C/example.com",
  "/%09/example.com",
  "//%5C/example.com",
  "/%252Fexample.com",
  "/%255C%255Cexample.com",
])("%s does not lead to another site", (address) => {
  expect(at(site + address).opened).toBe("/example.com");
});

test.each(["/nothing", "/%D8%B4%D8%B9%D8%B1", "/services,"])("%s stays", (address) => {
  expect(at(address)).toEqual({ opened: undefined, hydrates: true });
});

test.each(["/100%25", "/About%25", "/%E0%A4%A"])(
  "%s stays as it was built, because Gatsby cannot read it",
  (address) => {
    expect(at(address)).toEqual({ opened: undefined, hydrates: false });
  },
);
