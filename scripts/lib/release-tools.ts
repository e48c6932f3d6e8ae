/** The command lines of .github/tools: wrangler and supabase, in the versions of its lockfile. */
import fs from "node:fs";
import path from "node:path";
import { type Context, root } from "./command";
import { UserError } from "./user-error";

const DIR = path.join(root, ".github", "tools");

/** Installs the tools unless the lockfile's versions are there. Returns the path of one of them. */
export async function releaseTool(
  { run }: Context,
  name: "supabase" | "wrangler",
): Promise<string> {
  if (!isInstalled()) {
    console.log("Installing .github/tools …");
    const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
    const code = await run("npm", ["ci", "--prefix", DIR, ...options]);
    if (code !== 0) throw new UserError("npm ci of .github/tools failed; its reason stands above.");
  }
  return path.join(DIR, "node_modules", ".bin", name);
}

/** npm writes a lockfile of its own when an installation is complete. */
function isInstalled(): boolean {
  const modified = (file: string) =>
    fs.statSync(path.join(DIR, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return modified("node_modules/.package-lock.json") > modified("package-lock.json");
}
