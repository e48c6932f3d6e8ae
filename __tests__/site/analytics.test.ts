import { readdirSync } from "node:fs";
import { isFixture } from "../support/built-content";
import { builtFile, builtPages, publicDir } from "../support/built-site";

const analytics = /gtag|googletagmanager|google-analytics|dataLayer/;

/* The site with the content of the tests has a measurement id. */
test("pages and scripts contain analytics only with a measurement id", () => {
  const html = builtPages().map(({ route, html }) => [route, html] as const);
  const all = readdirSync(publicDir).filter((name) => name.endsWith(".js"));
  /* public/ may contain scripts of earlier builds. Those of this build are named in its pages or its runtime. */
  const runtime = all.find((name) => html[0]?.[1].includes(`/${name}`) && name.includes("runtime"));
  const named = [builtFile(runtime ?? "").toString(), builtFile("chunk-map.json").toString()];
  const known = [...html.map(([, text]) => text), ...named].join("\n");
  const scripts = all.filter((name) => known.includes(/([0-9a-f]+)\.js$/.exec(name)?.[1] ?? name));
  expect(scripts.length).toBeGreaterThan(10);
  const files = [
    ...html,
    ...scripts.map((name) => [name, builtFile(name).toString()] as const),
    ["_headers", builtFile("_headers").toString()] as const,
  ];
  const found = files.filter(([, text]) => analytics.test(text)).map(([name]) => name);
  expect({ found, hasId: found.length > 0 }).toEqual({ found, hasId: isFixture });
});
