/** Builds the site with other content or settings, in a copy of the project. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { build, gatsbyFiles, SOURCES } from "./build";
import { type Context, root } from "./command";
import type { Fixture } from "./fixtures";
import type { Print } from "./steps";

/**
 * Builds a copy of the project and returns the folder of the built site. The project must have been built: its encoded
 * pictures are reused (docs/pictures.md).
 */
export async function buildFixture(
  context: Context,
  { name, env = {}, edit }: Fixture,
  print: Print,
): Promise<string> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `zahrelle-${name}-`));
  context.onEnd(async () => fs.rmSync(dir, { recursive: true, force: true }));
  for (const source of [...SOURCES, ...gatsbyFiles(), path.join("public", "static")]) {
    const from = path.join(root, source);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(dir, source), { recursive: true });
  }
  fs.symlinkSync(path.join(root, "node_modules"), path.join(dir, "node_modules"), "junction");
  await edit?.(dir);
  await build(context, { cwd: dir, env, print });
  return path.join(dir, "public");
}

/** Copies a built fixture to another folder, with the content that it was built from beside it. */
export function storeFixture(dir: string, to: string): void {
  fs.cpSync(dir, to, { recursive: true });
  fs.cpSync(path.join(dir, "..", "content"), path.join(to, "..", "content"), { recursive: true });
}
