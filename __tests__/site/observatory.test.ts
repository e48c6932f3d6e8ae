import {
  contentSecurityPolicy,
  headersFile,
  inlineScriptHashes,
} from "../../src/build/headers-file";
import { builtPages } from "../support/built-site";
import { site as salon } from "../support/content";

/**
 * What Mozilla's HTTP Observatory asks for its A+, as far as headers and HTML decide
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). It cannot look at a site that is not on the Internet.
 */
const pages = builtPages();

describe.each([
  ["without analytics", false],
  ["with analytics", true],
])("the headers of every page %s", (_, analytics) => {
  const policy = contentSecurityPolicy(
    pages.flatMap(({ html }) => inlineScriptHashes(html)),
    { supabaseUrl: "https://salon.supabase.co", mapUrl: salon.map.embedUrl, analytics },
  );
  const [everywhere = ""] = headersFile(policy).split("\n\n");
  const headers = Object.fromEntries(
    [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const sourcesOf = (directive: string) =>
    policy.split("; ").find((each) => each.startsWith(`${directive} `)) ?? "";

  test("have the values that score", () => {
    expect(headers).toMatchObject({
      "referrer-policy": expect.stringMatching(/^(no-referrer|same-origin|strict-origin.*)$/),
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": expect.stringMatching(/^same-(origin|site)$/),
    });
    const [, age] = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "") ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(15_768_000);
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  });

  test("begin the policy at nothing and let in scripts by host or hash alone", () => {
    expect(sourcesOf("default-src")).toBe("default-src 'none'");
    expect(sourcesOf("frame-ancestors")).toMatch(/'(none|self)'$/);
    expect(policy).not.toMatch(/ \*( |;|$)| https?:( |;|$)|http:\/\/|'unsafe-eval'/);
    expect(sourcesOf("script-src")).not.toMatch(/'unsafe-inline'| data:/);
  });
});

test.each(pages)("$route takes no script of another host in its HTML", ({ html }) => {
  expect(html).not.toMatch(/<script[^>]*src="(?:https?:)?\/\//);
});
