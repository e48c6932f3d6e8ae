/**
 * A reader of `_headers`, in the syntax and with the rules of Cloudflare Pages: every rule that matches a path applies;
 * the same header from several rules is joined by ", "; `! Name` takes a header of an earlier rule (or a default) away.
 */

/** Cloudflare's limits. What is over them it would drop without a word. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** What the file says of the paths that match. */
export interface Rule {
  matches: RegExp;
  unset: string[];
  set: [name: string, value: string][];
}

/** Reads the text of a headers file; throws with the line's number on what the host would not take. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    const where = `_headers, line ${index + 1}`;
    if (line === "" || line.startsWith("#")) return;
    if (line.length > MAX_LINE) {
      throw new Error(`${where}: ${line.length} characters; the host takes ${MAX_LINE}.`);
    }
    if (/^(\/|https:\/\/)/.test(line)) {
      rules.push({ matches: pattern(line), unset: [], set: [] });
      if (rules.length > MAX_RULES) {
        throw new Error(`${where}: more than ${MAX_RULES} rules, which is all the host takes.`);
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
    else throw new Error(`${where}: neither a path, "Name: value" nor "! Name".`);
  });
  return rules;
}

/** The headers of a path, with lower-case names: defaults, then every matching rule in the file's order. */
export function headersFor(
  rules: readonly Rule[],
  pathname: string,
  defaults: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const headers = new Map(Object.entries(defaults));
  const fromRules = new Set<string>();
  for (const { matches, unset, set } of rules) {
    const found = pathname.match(matches);
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

/** `*` stands for anything, `:name` for one segment. */
function pattern(rule: string): RegExp {
  const source = rule
    .replace(/^https:\/\/[^/]+/, "") // Rules for one host name: here there is but one.
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:([A-Za-z]\w*)/g, "(?<$1>[^/]+)")
    .replace(/\*/g, "(?<splat>.*)");
  return new RegExp(`^${source}$`);
}
