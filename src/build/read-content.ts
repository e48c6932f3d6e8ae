import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Reads a JSON file of the content, by its path in `content/`. Gatsby loads gatsby-config.ts and gatsby-node.ts before
 * the content check. If they imported the file, a mistake in it would have Gatsby's message, which does not name the file.
 */
export async function readContent<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(path.resolve("content", file), "utf8")) as T;
}
