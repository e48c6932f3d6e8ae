import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes the JSON files of a folder of the built site, in place of those of an earlier build.
 * @param files the value of each file by its address
 */
export async function writeJsonFiles(
  publicDir: string,
  folder: string,
  files: ReadonlyMap<string, unknown>,
): Promise<void> {
  await rm(path.join(publicDir, folder), { recursive: true, force: true });
  for (const [address, value] of files) {
    const file = path.join(publicDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(value));
  }
}
