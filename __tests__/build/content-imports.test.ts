/** @jest-environment node */
import path from "node:path";
import { build } from "esbuild";

test.each(["gatsby-config.ts", "gatsby-node.ts"])(
  "%s imports no content, which Gatsby would read before the content check",
  async (file) => {
    const { metafile } = await build({
      entryPoints: [path.resolve(file)],
      bundle: true,
      packages: "external",
      platform: "node",
      write: false,
      metafile: true,
    });
    const content = Object.keys(metafile.inputs).filter((input) =>
      /^content\/(?!schema)/.test(input),
    );
    expect(content).toEqual([]);
  },
);
