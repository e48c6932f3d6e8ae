import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";

const file = "static/icons.svg";

/** The address of the built icons, with a hash of their file: `/static/icons-1f3a9c2b.svg`. */
export function iconsAddress(): string {
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
  return `/static/icons-${hash}.svg`;
}

/**
 * Publishes the icons at `iconsAddress`, so that browsers can cache them for a year. An import would not: Gatsby inlines
 * files below 10,000 bytes as data URIs, which `<use>` does not accept.
 */
export async function publishIcons(publicDir: string): Promise<void> {
  await copyFile(file, path.join(publicDir, iconsAddress()));
}
