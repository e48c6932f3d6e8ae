/** @jest-environment node */
import { readdirSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { dependencies } from "../../package.json";
import { SOURCES } from "../../scripts/lib/build";

const sources = readdirSync("src", { recursive: true })
  .map((file) => path.join("src", String(file)))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** The packages that the sources import, without those of which only types are used. */
async function importedPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...SOURCES.filter((name) => name.startsWith("gatsby-")), ...sources],
    bundle: true,
    packages: "external",
    loader: { ".css": "empty", ".woff2": "empty" },
    platform: "node",
    outdir: "unused",
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports
    .filter(({ external, path: name }) => external && !isBuiltin(name))
    .map(({ path: name }) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(names)].sort();
}

test("every package that the build imports is a dependency, so it works without devDependencies", async () => {
  const packages = await importedPackages();
  expect(packages).toContain("gatsby");
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
