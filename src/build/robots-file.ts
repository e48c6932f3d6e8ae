import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes robots.txt: all pages may be crawled, and the sitemap lists them. */
export async function writeRobotsFile(publicDir: string, siteUrl: string): Promise<void> {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(publicDir, "robots.txt"), lines.join("\n"));
}
