/**
 * The headers that Cloudflare Pages adds to an address according to the text of `_headers`, with lower-case names. Every
 * rule that matches applies. Values of several rules are joined, and `! Name` removes a header of an earlier rule.
 * @param address without protocol and port: "example.com/about"
 */
export function headersFor(file: string, address: string): Record<string, string> {
  const headers = new Map<string, string>();
  let applies = false;
  for (const line of file.split("\n").map((each) => each.trim())) {
    const [, removed] = /^!\s*([\w-]+)$/.exec(line) ?? [];
    const [, name, value = ""] = /^([\w-]+):\s+(.+)$/.exec(line) ?? [];
    if (/^(\/|https:)/.test(line)) applies = pattern(line).test(address);
    else if (applies && removed) headers.delete(removed.toLowerCase());
    else if (applies && name) {
      const earlier = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}

/** `*` matches anything, `:name` one label of the host. A rule without a host matches every host. */
function pattern(rule: string): RegExp {
  const source = rule
    .replace(/^https:\/\//, "")
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:\w+/g, "[^/.]+")
    .replaceAll("*", ".*");
  return new RegExp(`^${rule.startsWith("/") ? "[^/]*" : ""}${source}$`);
}
