import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * A build that differs from the site (scripts/lib/fixtures.ts): where it is served, where its built files lie, and
 * what its content says.
 */
export function fixtureBuild(name: "analytics" | "edited") {
  const setting = (what: "URL" | "DIR") => {
    const value = process.env[`${name.toUpperCase()}_${what}`];
    if (!value) throw new Error(`There is no build "${name}" to look at: run npm run verify.`);
    return value;
  };
  return {
    url: (route = "/") => new URL(route, setting("URL")).href,
    /** The folder of its built files, as public/ is the site's. */
    dir: () => setting("DIR"),
    contentDir: () => path.join(setting("DIR"), "..", "content"),
    content: <T>(file: string): T =>
      JSON.parse(readFileSync(path.join(setting("DIR"), "..", "content", file), "utf8")) as T,
  };
}
