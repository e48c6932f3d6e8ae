import { readFileSync } from "node:fs";
import path from "node:path";
import { inLanguage } from "../support/in-language";

/** The content of the site; other tests read the fixture. */
export const contentDir = path.join(__dirname, "..", "..", "content");

/** A file of the content in English. */
export function read<T>(file: string): T {
  return inLanguage(JSON.parse(readFileSync(path.join(contentDir, file), "utf8"))) as T;
}
