/** Builds of the site with other content or settings, in a copy: the project is not touched. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "./build.mjs";
import { root } from "./command.mjs";

const COPIED = ["content", "src", "static", "package.json", "package-lock.json", "tsconfig.json"];

/**
 * Builds a copy of the project and returns the folder of the built site. The project itself must
 * have been built: its encoded pictures are copied, and not encoded again (docs/pictures.md).
 * @param {import("./command.mjs").Context} context
 * @param {{ name: string, env?: Record<string, string | undefined>, edit?: (dir: string) => void | Promise<void> }} fixture
 *   `edit` changes the copy before it is built
 */
export async function buildFixture(context, { name, env = {}, edit }) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `zahrelle-${name}-`));
  context.onEnd(async () => fs.rmSync(dir, { recursive: true, force: true }));
  const config = fs.readdirSync(root).filter((file) => /^gatsby-.*\.[jt]sx?$/.test(file));
  for (const source of [...COPIED, ...config, path.join("public", "static")]) {
    const from = path.join(root, source);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(dir, source), { recursive: true });
  }
  fs.symlinkSync(path.join(root, "node_modules"), path.join(dir, "node_modules"), "junction");
  await edit?.(dir);
  await build(context, { cwd: dir, env });
  return path.join(dir, "public");
}
