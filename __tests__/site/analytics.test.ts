import { readdirSync } from "node:fs";
import { isFixture } from "../support/built-content";
import { builtFile, builtPages, publicDir } from "../support/built-site";

const analytics = /gtag|googletagmanager|google-analytics|dataLayer/;

/* The site with the content of the tests has a measurement id. */
test("pages and scripts contain analytics only with a measurement id", () => {
  const scripts = readdirSync(publicDir).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const files = [
    ...builtPages().map(({ route, html }) => [route, html] as const),
    ...[...scripts, "_headers"].map((name) => [name, builtFile(name).toString()] as const),
  ];
  const found = files.filter(([, text]) => analytics.test(text)).map(([name]) => name);
  expect({ found, hasId: found.length > 0 }).toEqual({ found, hasId: isFixture });
});
