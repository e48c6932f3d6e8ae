import { readFileSync } from "node:fs";
import path from "node:path";
import { inLanguage } from "./in-language";

/** A build with other content (scripts/lib/fixtures.ts): its address, its folder and its content. */
export function fixtureBuild(name: "edited") {
  const setting = (what: "URL" | "DIR") => {
    const value = process.env[`${name.toUpperCase()}_${what}`];
    if (!value) throw new Error(`There is no build "${name}". Run npm run verify.`);
    return value;
  };
  return {
    url: (route = "/") => new URL(route, setting("URL")).href,
    /** The folder of the built files. */
    dir: () => setting("DIR"),
    contentDir: () => path.join(setting("DIR"), "..", "content"),
    /** A content file in a language. */
    content: <T>(file: string, code = "en"): T => {
      const text = readFileSync(path.join(setting("DIR"), "..", "content", file), "utf8");
      return inLanguage(JSON.parse(text), code) as T;
    },
  };
}
