import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Everything may be read, and the sitemap says what there is. */
export async function writeRobotsFile(publicDir: string, siteUrl: string): Promise<void> {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(publicDir, "robots.txt"), lines.join("\n"));
}
