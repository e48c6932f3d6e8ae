import { readFileSync } from "node:fs";
import path from "node:path";
import { inLanguage } from "../../scripts/lib/in-language";

/**
 * A build that differs from the site (scripts/lib/fixtures.ts): where it is served, where its built files lie, and
 * what its content says.
 */
export function fixtureBuild(name: "edited") {
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
    /** A file of its content, in English. */
    content: <T>(file: string): T => {
      const text = readFileSync(path.join(setting("DIR"), "..", "content", file), "utf8");
      return inLanguage(JSON.parse(text)) as T;
    },
  };
}
