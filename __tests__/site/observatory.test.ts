import { site as salon } from "../support/content";
import {
  contentSecurityPolicy,
  headersFile,
  inlineScriptHashes,
} from "../../src/build/headers-file";
import { builtPages } from "../support/built-site";

/**
 * Mozilla's HTTP Observatory cannot look at a site that is not on the Internet yet. These are the rules it publishes
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), as far as headers and HTML decide: from 100,
 * take what is lost; what is gained counts from 90 on. Redirects and certificates are the host's.
 */
type Headers = ReadonlyMap<string, string>;

const broad = ["*", "http:", "https:", "ftp:", "data:", "http://*", "https://*"];

function policyModifier(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const all = [...directives.values()].flat();
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const isOpen = (name: string) => {
    const hashed = sources(name).some((source) => /^'(sha\d+|nonce)-/.test(source));
    const open = hashed ? broad : ["'unsafe-inline'", ...broad]; // Beside a hash, browsers ignore it.
    return sources(name).some((source) => open.includes(source));
  };
  if (isOpen("script-src") || isOpen("object-src")) return -20;
  if (all.some((source) => source.startsWith("http:"))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (isOpen("style-src")) return 0;
  return String(directives.get("default-src")) === "'none'" ? 10 : 5;
}

function transportModifier(header: string | undefined): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? -1);
  if (age < 0) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

function frameModifier(headers: Headers): number {
  const policy = headers.get("content-security-policy") ?? "";
  if (/frame-ancestors '(none|self)'/.test(policy)) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
}

function referrerModifier(policy: string | undefined): number {
  const quiet = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  if (!policy) return 0;
  return quiet.includes(policy) ? 5 : -5;
}

/** Scripts that the HTML itself takes from elsewhere, without their digest. */
function integrityModifier(html: string): number {
  const foreign = /<script[^>]*src="(?:https?:)?\/\/(?![^>]*integrity)/.test(html);
  return foreign ? -5 : 0;
}

function score(headers: Headers, html: string): number {
  const modifiers = [
    policyModifier(headers.get("content-security-policy")),
    headers.has("set-cookie") ? -20 : 0,
    headers.has("access-control-allow-credentials") ? -50 : 0,
    referrerModifier(headers.get("referrer-policy")),
    transportModifier(headers.get("strict-transport-security")),
    integrityModifier(html),
    headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    frameModifier(headers),
    /^same-(origin|site)$/.test(headers.get("cross-origin-resource-policy") ?? "") ? 10 : 0,
  ];
  const sum = (sign: 1 | -1) =>
    modifiers.filter((each) => each * sign > 0).reduce((total, each) => total + each, 0);
  const base = 100 + sum(-1);
  return base >= 90 ? base + sum(1) : base;
}

const pages = builtPages();

/** The headers of every page, as the build writes them for a real host. */
function headersOf(analytics: boolean): Map<string, string> {
  const policy = contentSecurityPolicy(
    pages.flatMap(({ html }) => inlineScriptHashes(html)),
    { supabaseUrl: "https://salon.supabase.co", mapUrl: salon.map.embedUrl, analytics },
  );
  const [everywhere = ""] = headersFile(policy).split("\n\n");
  return new Map(
    [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

test.each([
  ["without analytics", false],
  ["with analytics", true],
])("every page %s scores 120, which the Observatory grades A+", (_, analytics) => {
  const headers = headersOf(analytics);
  const scores = pages.map(({ route, html }) => [route, score(headers, html)]);
  expect(scores).toEqual(pages.map(({ route }) => [route, 120]));
});

test.each([
  ["content-security-policy", 55],
  ["strict-transport-security", 80],
  ["x-content-type-options", 115],
  ["referrer-policy", 115],
  ["cross-origin-resource-policy", 110],
])("without %s it would be %d", (name, expected) => {
  const headers = headersOf(false);
  headers.delete(name);
  if (name === "content-security-policy") headers.delete("x-frame-options");
  expect(score(headers, "")).toBe(expected);
});

test.each([
  ["any script of any host", "script-src 'self'", "script-src https:", 80],
  ["scripts made of text", "script-src 'self'", "script-src 'self' 'unsafe-eval'", 110],
  ["a database without encryption", "https://salon", "http://salon", 80],
])("a policy that allowed %s would cost", (_, from, to, expected) => {
  const headers = headersOf(false);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain(from);
  headers.set("content-security-policy", policy.replace(from, to));
  expect(score(headers, "")).toBe(expected);
});
