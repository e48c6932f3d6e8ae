/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import config from "../../gatsby-config";
import packageJson from "../../package.json";

const root = path.join(__dirname, "../..");

/** The packages that the client requires, and where each is used. */
const required = {
  react: "import",
  "react-dom": "peer of gatsby",
  gatsby: "import",
  "gatsby-plugin-image": "plugin",
  "gatsby-plugin-sharp": "plugin",
  "gatsby-transformer-json": "plugin",
  "gatsby-source-filesystem": "plugin",
  "gatsby-plugin-google-gtag": "optional plugin",
  "@supabase/supabase-js": "import",
  "react-slick": "import",
  "simple-react-lightbox": "import",
  "@emotion/react": "jsx",
  jest: "script",
  "@testing-library/react": "test import",
} as const;

const installed: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

/** All code in a folder of the project. */
function codeIn(folder: string): string {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), "utf8"))
    .join("\n");
}

const gatsbyConfig = readFileSync(path.join(root, "gatsby-config.ts"), "utf8");
const plugins = (config.plugins ?? []).map((plugin) =>
  typeof plugin === "string" ? plugin : plugin?.resolve,
);

function imports(code: string, name: string): boolean {
  return code.includes(`from "${name}"`) || code.includes(`import("${name}")`);
}

const isUsed: Readonly<
  Record<(typeof required)[keyof typeof required], (name: string) => boolean>
> = {
  import: (name) => imports(codeIn("src"), name),
  "test import": (name) => imports(codeIn("__tests__"), name),
  plugin: (name) => plugins.includes(name),
  /* Only where a measurement id is set. */
  "optional plugin": (name) => gatsbyConfig.includes(`resolve: "${name}"`),
  "peer of gatsby": (name) =>
    name in
    (
      JSON.parse(readFileSync(path.join(root, "node_modules/gatsby/package.json"), "utf8")) as {
        peerDependencies: object;
      }
    ).peerDependencies,
  jsx: (name) =>
    gatsbyConfig.includes(`jsxImportSource: "${name}"`) ||
    codeIn("src").includes(`from "${name}/jsx-runtime"`),
  script: (name) => Object.values(packageJson.scripts).some((script) => script.startsWith(name)),
};

describe.each(Object.entries(required))("the client's package %s", (name, use) => {
  it("is installed at one exact version", () => {
    expect(installed[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it(`is used: ${use}`, () => {
    expect(isUsed[use](name)).toBe(true);
  });
});
