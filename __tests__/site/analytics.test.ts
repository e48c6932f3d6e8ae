import { readdirSync } from "node:fs";
import { builtFile, builtPages } from "../support/built-site";

const analytics = /gtag|googletagmanager|google-analytics|dataLayer/;

test("without a measurement id, no page or script contains analytics", () => {
  const html = builtPages().map(({ route, html }) => [route, html] as const);
  const all = readdirSync("public").filter((name) => name.endsWith(".js"));
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
  expect(files.filter(([, text]) => analytics.test(text)).map(([name]) => name)).toEqual([]);
});
