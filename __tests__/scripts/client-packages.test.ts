/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dependencies, devDependencies, scripts } from "../../package.json";

/** The packages that the specification requires, and where each is used. */
const required = {
  react: "src",
  "react-dom": "node_modules/gatsby/package.json",
  gatsby: "src",
  "gatsby-plugin-image": "gatsby-config.ts",
  "gatsby-plugin-sharp": "gatsby-config.ts",
  "gatsby-transformer-json": "gatsby-config.ts",
  "gatsby-source-filesystem": "gatsby-config.ts",
  "gatsby-plugin-google-gtag": "gatsby-config.ts",
  "@supabase/supabase-js": "src",
  "react-slick": "src",
  "simple-react-lightbox": "src",
  "@emotion/react": "gatsby-config.ts",
  "@testing-library/react": "__tests__/components",
};

const installed: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };

function textOf(place: string): string {
  const names = path.extname(place) ? [""] : readdirSync(place, { recursive: true }).map(String);
  const files = names.map((name) => path.join(place, name));
  return files
    .filter((file) => /(?<!\.d)\.(tsx?|json)$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

test.each(Object.entries(required))("the required package %s is used in %s", (name, place) => {
  expect(installed[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(textOf(place)).toMatch(new RegExp(`"${name}["/]`));
});

test("Jest runs the tests", () => {
  expect(installed["jest"]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(scripts.test).toMatch(/^jest /);
});
