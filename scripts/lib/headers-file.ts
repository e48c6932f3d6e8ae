/**
 * Parses `_headers` with the syntax and rules of Cloudflare Pages. Every rule that matches a path applies. Values of
 * the same header from several rules are joined with ", ". `! Name` removes a header of an earlier rule or a default.
 */

/** Cloudflare's limits. It ignores what exceeds them without a message. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** A rule: the headers to remove and to set for matching addresses. */
export interface Rule {
  matches: RegExp;
  unset: string[];
  set: [name: string, value: string][];
}

/** Parses a headers file. Throws with the line number if the host would not accept it. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    const where = `_headers, line ${index + 1}`;
    if (line === "" || line.startsWith("#")) return;
    if (line.length > MAX_LINE) {
      throw new Error(`${where}: ${line.length} characters; the host accepts ${MAX_LINE}.`);
    }
    if (/^(\/|https:\/\/)/.test(line)) {
      rules.push({ matches: pattern(line), unset: [], set: [] });
      if (rules.length > MAX_RULES) {
        throw new Error(`${where}: more than ${MAX_RULES} rules, the host's limit.`);
      }
      return;
    }
    const rule = rules.at(-1);
    if (!rule) {
      throw new Error(`${where}: a header before the first path. Begin with a path such as /*.`);
    }
    const [, detached] = line.match(/^!\s*([\w-]+)$/) ?? [];
    const [, name, value] = line.match(/^([\w-]+)\s*:\s*(.+)$/) ?? [];
    if (detached) rule.unset.push(detached.toLowerCase());
    else if (name && value) rule.set.push([name.toLowerCase(), value]);
    else throw new Error(`${where}: not a path, "Name: value" or "! Name".`);
  });
  return rules;
}

/**
 * The headers of an address with lower-case names: the defaults, then every matching rule in file order. The address has
 * no protocol and no port: "example.com/about".
 */
export function headersFor(
  rules: readonly Rule[],
  address: string,
  defaults: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const headers = new Map(Object.entries(defaults));
  const fromRules = new Set<string>();
  for (const { matches, unset, set } of rules) {
    const found = address.match(matches);
    if (!found) continue;
    for (const name of unset) headers.delete(name);
    for (const [name, template] of set) {
      const value = template.replace(/:(\w+)/g, (text, key: string) => found.groups?.[key] ?? text);
      const earlier = fromRules.has(name) ? headers.get(name) : undefined;
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
      fromRules.add(name);
    }
  }
  return Object.fromEntries(headers);
}

/**
 * The pattern of a rule: `*` matches anything. `:name` matches one segment of the path, or one label of the host. Without
 * a host, a rule matches every host.
 */
function pattern(rule: string): RegExp {
  const [, host = "", path = ""] = /^(?:https:\/\/([^/]+))?(.*)$/.exec(rule) ?? [];
  return new RegExp(`^${host ? source(host, "[^/.]+") : "[^/]*"}${source(path, "[^/]+")}$`);
}

function source(text: string, segment: string): string {
  return text
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:([A-Za-z]\w*)/g, `(?<$1>${segment})`)
    .replace(/\*/g, "(?<splat>.*)");
}
